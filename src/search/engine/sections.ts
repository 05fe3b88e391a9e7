import { filledLevels, type SearchRecord } from "../model";
import { groupBy } from "../../lib/groupBy";

/** A heading with the prose below it: what a hit leads to. */
export interface Section {
  /** Records of the heading and of its prose, in their order. */
  readonly records: readonly SearchRecord[];
  /** The heading's record, or the first one where a heading is missing. */
  readonly head: SearchRecord;
  /** Number of its page, counted from 0. */
  readonly page: number;
}

/** Puts the records of one target together, in the order of their first. */
export function sectionsOf(records: readonly SearchRecord[]): readonly Section[] {
  const targets = groupBy(records, targetOf);
  const pages = new Map<string, number>();
  return [...targets.values()].flatMap((list) => {
    const [head] = list;
    if (!head) return [];
    if (!pages.has(head.url)) pages.set(head.url, pages.size);
    return [{ records: list, head, page: pages.get(head.url) ?? 0 }];
  });
}

/** Address of what a hit leads to; headings and their prose share it. */
export function targetOf({ url, anchor }: SearchRecord): string {
  return `${url}#${anchor}`;
}

/** The heading of a section. Prose without a heading of its own has none, and a single letter, as in a glossary, says nothing. */
export function ownTitle({ head }: Section): string {
  const title = head.type === "content" ? "" : (head.hierarchy[head.type] ?? "");
  return title.length > 1 ? title : "";
}

/** Headings above the section's own. Every page of the docs is in the docs, so only the API's name says something. */
export function parentTitles({ head: { hierarchy, type, section } }: Section): readonly string[] {
  const last = type === "content" ? "lvl4" : type;
  const levels = filledLevels(hierarchy, last).filter((level) => level !== "lvl0" || section === "api");
  return levels.filter((level) => level !== type).map((level) => hierarchy[level] ?? "");
}

/** Name of a page in its address, which writers choose as carefully as a title; headings have only their page's. */
export function slugOf({ head: { type, url } }: Section): string {
  return type === "lvl1" ? url.replaceAll("/", " ") : "";
}
