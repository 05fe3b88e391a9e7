import { uniqueSlug } from "../../../src/lib/slug";

/** A page as the lists for language models name it. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute address of its Markdown twin. */
  readonly url: string;
  readonly markdown: string;
}

/** Pages below one headline. */
export interface ListedGroup {
  readonly label: string;
  readonly pages: readonly ListedPage[];
}

interface Site {
  readonly title: string;
  readonly summary: string;
  /** Absolute address of the list of full texts. */
  readonly full: string;
}

/** A file of pages in full. */
export interface FullText {
  readonly file: string;
  readonly label: string;
  readonly text: string;
}

/** Characters that common clients read of one file before they cut it off. */
const MAX_FILE_CHARS = 100_000;

/** `llms.txt`: the site's name, what it is, and a list of links for each group (https://llmstxt.org). */
export function llmsIndex({ title, summary, full }: Site, groups: readonly ListedGroup[]): string {
  const sections = groups.map(({ label, pages }) => [`## ${label}`, "", ...pages.map(entry), ""].join("\n"));
  const lead = `Every page in full, in files of one section each: [llms-full.txt](${full})`;
  return [`# ${title}`, "", `> ${summary}`, "", lead, "", ...sections].join("\n");
}

/**
 * Every page in full, in the same order: a file for each group, or several where one would be cut off by clients.
 * A page is never divided.
 */
export function fullTexts(groups: readonly ListedGroup[]): readonly FullText[] {
  // Both menus may have a group of the same name.
  const taken = new Set<string>();
  return groups.flatMap(({ label, pages }) => {
    const texts = filled(pages.map(({ markdown }) => markdown));
    return texts.map((text, index): FullText => {
      const title = texts.length === 1 ? label : `${label} ${index + 1}`;
      const slug = uniqueSlug(title, taken);
      taken.add(slug);
      return { file: `/llms-full/${slug}.txt`, label: title, text };
    });
  });
}

/** `llms-full.txt`: where the full texts are, and how long each is. */
export function llmsFull(
  { title, summary }: Omit<Site, "full">,
  texts: readonly (FullText & { url: string })[],
): string {
  const entries = texts.map(
    ({ label, url, text }) => `- [${label}](${url}): ${text.length.toLocaleString("en")} characters`,
  );
  return [`# ${title}: full text`, "", `> ${summary}`, "", ...entries, ""].join("\n");
}

/** Joins texts in order, as many as fit into a file. */
function filled(texts: readonly string[]): string[] {
  const files: string[] = [];
  for (const text of texts) {
    const last = files.at(-1);
    if (last !== undefined && last.length + text.length < MAX_FILE_CHARS)
      files.push(`${files.pop() ?? ""}\n${text}`);
    else files.push(text);
  }
  return files;
}

function entry({ title, description, url }: ListedPage): string {
  return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${url}): ${description}`;
}
