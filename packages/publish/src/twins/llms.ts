/**
 * The lists of Markdown twins for language models: `llms.txt` (https://llmstxt.org) with a link to each page, and
 * `llms-full.txt` with links to files that contain whole sections.
 */
import type { DataFile } from "docusaurus-waymark-core/site/options";
import { uniqueSlug } from "docusaurus-waymark-core/lib/slug";

/** A page as listed in `llms.txt`. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute address of its Markdown twin. */
  readonly url: string;
  readonly markdown: string;
}

/** Pages under one heading. */
export interface ListedGroup {
  readonly label: string;
  readonly pages: readonly ListedPage[];
}

interface Site {
  readonly title: string;
  readonly summary: string;
  /** Absolute address of `llms-full.txt`. */
  readonly full: string;
}

/** A file with the complete text of several pages. */
export interface FullText {
  readonly file: string;
  readonly label: string;
  readonly text: string;
}

/** Common clients cut files off after this many characters. */
const MAX_FILE_CHARS = 100_000;

/** `llms.txt`: name and summary of the site, then a list of links for each group, and for the files of data. */
export function llmsIndex(
  { title, summary, full }: Site,
  groups: readonly ListedGroup[],
  data: readonly (Omit<DataFile, "file"> & { readonly url: string })[] = [],
): string {
  const lists = [
    ...groups.map(({ label, pages }) => [label, pages] as const),
    ...(data.length > 0 ? [["Data", data] as const] : []),
  ];
  const sections = lists.map(([label, links]) => [`## ${label}`, "", ...links.map(linkItem), ""].join("\n"));
  const lead = `Every page in full, in files of one section each: [llms-full.txt](${full})`;
  return [`# ${title}`, "", `> ${summary}`, "", lead, "", ...sections].join("\n");
}

/**
 * The complete text of every page: one file for each group, or several when a file would be too long for clients. A
 * page is never split.
 */
export function fullTexts(groups: readonly ListedGroup[]): readonly FullText[] {
  // Both menus may have a group of the same name.
  const usedSlugs = new Set<string>();
  return groups.flatMap(({ label, pages }) => {
    const texts = packTexts(pages.map(({ markdown }) => markdown));
    return texts.map((text, index): FullText => {
      const title = texts.length === 1 ? label : `${label} ${index + 1}`;
      const slug = uniqueSlug(title, usedSlugs);
      usedSlugs.add(slug);
      return { file: `/llms-full/${slug}.txt`, label: title, text };
    });
  });
}

/** `llms-full.txt`: links to the complete texts, with the length of each. */
export function llmsFull(
  { title, summary }: Omit<Site, "full">,
  texts: readonly (FullText & { url: string })[],
): string {
  const entries = texts.map(
    ({ label, url, text }) => `- [${label}](${url}): ${text.length.toLocaleString("en")} characters`,
  );
  return [`# ${title}: full text`, "", `> ${summary}`, "", ...entries, ""].join("\n");
}

/** Joins texts in order until a file is full. */
function packTexts(texts: readonly string[]): string[] {
  const files: string[] = [];
  for (const text of texts) {
    const last = files.at(-1);
    if (last !== undefined && last.length + text.length < MAX_FILE_CHARS)
      files.push(`${files.pop() ?? ""}\n${text}`);
    else files.push(text);
  }
  return files;
}

function linkItem({ title, url, description }: Pick<ListedPage, "title" | "url" | "description">): string {
  return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${url}): ${description}`;
}
