import { twinPath } from "../../../src/sections";
import type { PageGroup, SitePage } from "../pages";
import { fullTexts, llmsFull, llmsIndex, type ListedPage } from "./llms";
import { slugify } from "../../../src/lib/slug";
import { twinOf, type BuiltMarkdown } from "./twin";

interface Options {
  readonly title: string;
  readonly summary: string;
  /** Absolute address of a path of the site. */
  readonly urlOf: (path: string) => string;
}

/**
 * All files for those who read Markdown: a twin beside every page, further ones for pages with requests in several
 * languages, what answers for unknown pages, and the lists in the order of the menus.
 *
 * @param bodies the article of each page by its route
 * @returns texts by their path in the build, which begins with a slash
 */
export function twinFiles(
  pages: readonly SitePage[],
  groups: readonly PageGroup[],
  bodies: ReadonlyMap<string, readonly BuiltMarkdown[]>,
  { title, summary, urlOf }: Options,
): ReadonlyMap<string, string> {
  const index = urlOf("/llms.txt");
  const files = new Map<string, string>();
  const listed = new Map<SitePage, ListedPage>();
  for (const page of pages) {
    const head = { title: page.title, description: page.description, url: urlOf(page.route) };
    const [first, ...others] = bodies.get(page.route) ?? [];
    const fileOf = ({ samples }: BuiltMarkdown): string => samplesPath(page.route, samples ?? "");
    const links = others.map((other) => [other.samples ?? "", urlOf(fileOf(other))] as const);
    const lead = {
      index,
      ...(first?.samples !== undefined && { samples: { label: first.samples, others: links } }),
    };
    const markdown = twinOf(first?.text, head, lead);
    files.set(twinPath(page.route), markdown);
    for (const other of others) files.set(fileOf(other), twinOf(other.text, head, { index }));
    listed.set(page, { ...head, url: urlOf(twinPath(page.route)), markdown });
  }
  const lists = groups.map(({ label, pages: members }) => ({
    label,
    pages: members.flatMap((page) => listed.get(page) ?? []),
  }));
  const texts = fullTexts(lists).map((text) => ({ ...text, url: urlOf(text.file) }));
  for (const { file, text } of texts) files.set(file, text);
  files.set("/llms-full.txt", llmsFull({ title, summary }, texts));
  files.set("/llms.txt", llmsIndex({ title, summary, full: urlOf("/llms-full.txt") }, lists));
  files.set("/404.md", notFound(index));
  return files;
}

/** Path of the twin of a page whose requests are in another language than the first one: `/api/resources/peers.go.md`. */
function samplesPath(route: string, label: string): string {
  return twinPath(route).replace(/\.md$/, `.${slugify(label)}.md`);
}

/** What a host answers for an unknown address to those who ask for Markdown. */
function notFound(index: string): string {
  return [
    "# Page not found",
    "",
    `There is no page at this address. [llms.txt](${index}) lists every page of this documentation with its address.`,
    "",
  ].join("\n");
}
