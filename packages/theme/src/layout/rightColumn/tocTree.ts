import type { useDoc } from "@docusaurus/plugin-content-docs/client";

/** An entry of the flat list of headings that Docusaurus exports with a page. */
export type TocItem = ReturnType<typeof useDoc>["toc"][number];

/** An h2 of the page with its h3 headings. Titles are HTML, which the build made from the heading. */
export interface TocEntry {
  readonly id: string;
  readonly title: string;
  readonly children: readonly TocEntry[];
}

/** Nests the flat list; levels other than 2 and 3 are omitted. */
export function tocTree(items: readonly TocItem[]): TocEntry[] {
  const entries: (TocEntry & { children: TocEntry[] })[] = [];
  for (const { id, value, level } of items) {
    const title = value.replaceAll("<code>", '<code translate="no">');
    if (level === 2) entries.push({ id, title, children: [] });
    if (level === 3) entries.at(-1)?.children.push({ id, title, children: [] });
  }
  return entries;
}
