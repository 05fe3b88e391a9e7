import type { Element } from "hast";
import type { Level } from "../model";
import { attribute, hasClass } from "docusaurus-waymark-core/build/html";

/** Heading elements and their levels in search records; text in smaller headings is indexed as prose. */
export const HEADING_LEVELS: ReadonlyMap<string, Exclude<Level, "lvl0">> = new Map([
  ["h1", "lvl1"],
  ["h2", "lvl2"],
  ["h3", "lvl3"],
  ["h4", "lvl4"],
]);

/** Elements that begin and end a block of text. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote dd desc details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 " +
    "h5 h6 header hgroup hr li main menu ol p pre section summary svg table tbody thead title tr ul"
  ).split(" "),
);

/** Elements whose text is not indexed. */
const SKIPPED_TAGS: ReadonlySet<string> = new Set(
  "button datalist dialog math nav noscript option script select style template textarea".split(" "),
);

/** Code in these languages is not indexed: readers search for what a program does, which the prose describes. */
const PROGRAMMING_LANGUAGES: ReadonlySet<string> = new Set("go java js php python ruby ts".split(" "));

/** Separates the cells of a table row, which are indexed as one block. */
export const CELL_SEPARATOR = " · ";

/** True for a block element. */
export function isBlock(name: string): boolean {
  return BLOCK_TAGS.has(name);
}

/** True for a cell of a table. */
export function isCell(name: string): boolean {
  return name === "td" || name === "th";
}

/** Values of `data-search`; what has "quote" or "cause" is part of the page's content elsewhere, as in its twin. */
const SKIPPED_BY_SEARCH: ReadonlySet<string> = new Set(["skip", "quote", "cause"]);

/** True for an element that is not indexed. Hidden panels of code groups are indexed. */
export function isSkipped(element: Element): boolean {
  const { tagName } = element;
  return (
    SKIPPED_TAGS.has(tagName) ||
    SKIPPED_BY_SEARCH.has(attribute(element, "dataSearch") ?? "") ||
    attribute(element, "ariaHidden") === "true" ||
    hasClass(element, "hash-link") ||
    (tagName === "pre" && PROGRAMMING_LANGUAGES.has(attribute(element, "dataLanguage") ?? ""))
  );
}
