import { twinPath } from "docusaurus-waymark-core/sections";
import type { PageGroup, SitePage } from "docusaurus-waymark-core/siteContent/pages";
import type { DataFile } from "docusaurus-waymark-core/site/options";
import { fullTexts, llmsFull, llmsIndex, type ListedPage } from "./llms";
import { asciiSlug } from "docusaurus-waymark-core/lib/slug";
import { twinOf, type ArticleMarkdown } from "./twin";

interface Options {
  readonly title: string;
  readonly summary: string;
  /** Absolute address of a path of the site. */
  readonly urlOf: (path: string) => string;
  /** Files that programs read; `llms.txt` lists them. */
  readonly dataFiles: readonly DataFile[];
}

/**
 * All Markdown files: a twin for every page, more twins for pages with request samples in several languages, the
 * text for unknown addresses, and the lists in menu order.
 *
 * @param articlesByRoute article of each page as Markdown
 * @returns texts by their path in the build, which begins with a slash
 */
export function twinFiles(
  pages: readonly SitePage[],
  groups: readonly PageGroup[],
  articlesByRoute: ReadonlyMap<string, readonly ArticleMarkdown[]>,
  { title, summary, urlOf, dataFiles }: Options,
): ReadonlyMap<string, string> {
  const indexUrl = urlOf("/llms.txt");
  const files = new Map<string, string>();
  const listed = new Map<SitePage, ListedPage>();
  for (const page of pages) {
    const twinHead = { title: page.title, description: page.description, url: urlOf(page.route) };
    const [first, ...others] = articlesByRoute.get(page.route) ?? [];
    const twinFileOf = ({ sampleLanguage }: ArticleMarkdown): string =>
      languageTwinPath(page.route, sampleLanguage ?? "");
    const links = others.map((other) => [other.sampleLanguage ?? "", urlOf(twinFileOf(other))] as const);
    const lead = {
      indexUrl,
      ...(first?.sampleLanguage !== undefined && {
        samples: { label: first.sampleLanguage, otherLanguages: links },
      }),
    };
    const markdown = twinOf(first?.text, twinHead, lead);
    files.set(twinPath(page.route), markdown);
    for (const other of others) files.set(twinFileOf(other), twinOf(other.text, twinHead, { indexUrl }));
    listed.set(page, { ...twinHead, url: urlOf(twinPath(page.route)), markdown });
  }
  const listedGroups = groups.map(({ label, pages: members }) => ({
    label,
    pages: members.flatMap((page) => listed.get(page) ?? []),
  }));
  const texts = fullTexts(listedGroups).map((text) => ({ ...text, url: urlOf(text.file) }));
  for (const { file, text } of texts) files.set(file, text);
  files.set("/llms-full.txt", llmsFull({ title, summary }, texts));
  const data = dataFiles.map(({ file, ...about }) => ({ ...about, url: urlOf(file) }));
  files.set("/llms.txt", llmsIndex({ title, summary, full: urlOf("/llms-full.txt") }, listedGroups, data));
  files.set("/404.md", notFoundMarkdown(indexUrl));
  return files;
}

/** Path of the twin with requests in another language: `/api/resources/peers.go.md`. */
function languageTwinPath(route: string, label: string): string {
  return twinPath(route).replace(/\.md$/, `.${asciiSlug(label)}.md`);
}

/** The 404 response for clients that prefer Markdown. */
function notFoundMarkdown(index: string): string {
  return [
    "# Page not found",
    "",
    `There is no page at this address. [llms.txt](${index}) lists every page of this documentation with its address.`,
    "",
  ].join("\n");
}
