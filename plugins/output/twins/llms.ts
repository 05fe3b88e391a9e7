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
}

/** `llms.txt`: the site's name, what it is, and a list of links for each group (https://llmstxt.org). */
export function llmsIndex({ title, summary }: Site, groups: readonly ListedGroup[]): string {
  const sections = groups.map(({ label, pages }) => [`## ${label}`, "", ...pages.map(entry), ""].join("\n"));
  return [`# ${title}`, "", `> ${summary}`, "", ...sections].join("\n");
}

/** `llms-full.txt`: every page in full, in the same order. */
export function llmsFull(groups: readonly ListedGroup[]): string {
  return groups.flatMap(({ pages }) => pages.map(({ markdown }) => markdown)).join("\n");
}

function entry({ title, description, url }: ListedPage): string {
  return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${url}): ${description}`;
}
