import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { filledLevels, type SearchRecord } from "../model";

/**
 * A heading with the prose below it, down to the next heading. Sections are what the index scores and what hits lead
 * to. (A record's own field `section` is something else: a part of the site, such as the docs or the blog.)
 */
export interface Section {
  /** Records of the heading and of its prose, in the order of the page. */
  readonly records: readonly SearchRecord[];
  /** The heading's record; the first record when there is no heading. */
  readonly head: SearchRecord;
  /** Number of its page, from 0. */
  readonly page: number;
}

/** Groups records into sections, in the order of their first records. */
export function sectionsOf(records: readonly SearchRecord[]): readonly Section[] {
  const groups = groupBy(records, addressOf);
  const pageNumbers = new Map<string, number>();
  return [...groups.values()].flatMap((group) => {
    const [head] = group;
    if (!head) return [];
    if (!pageNumbers.has(head.url)) pageNumbers.set(head.url, pageNumbers.size);
    return [{ records: group, head, page: pageNumbers.get(head.url) ?? 0 }];
  });
}

/** Route and anchor, which a heading and its prose have in common. */
function addressOf({ url, anchor }: SearchRecord): string {
  return `${url}#${anchor}`;
}

/** The heading of a section; empty without a heading, and for a single letter, as in a glossary, which is not a title. */
export function titleOf({ head }: Section): string {
  const title = head.type === "content" ? "" : (head.hierarchy[head.type] ?? "");
  return title.length > 1 ? title : "";
}

/** The headings above the section's own. The title of the part of the site is omitted for the main part. */
export function parentTitles(
  { head: { hierarchy, type, section } }: Section,
  mainSection: string | null,
): readonly string[] {
  const last = type === "content" ? "lvl4" : type;
  const levels = filledLevels(hierarchy, last).filter((level) => level !== "lvl0" || section !== mainSection);
  return levels.filter((level) => level !== type).map((level) => hierarchy[level] ?? "");
}

/** The route of a page, with spaces instead of slashes; empty for the headings of the page. */
export function slugOf({ head: { type, url } }: Section): string {
  return type === "lvl1" ? url.replaceAll("/", " ") : "";
}

/** The last part of a route as words. */
export function lastPartOf(route: string): string {
  return route.replace(/^.*\//, "").replaceAll("-", " ");
}
