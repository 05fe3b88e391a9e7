import type { Element } from "hast";
import type { Level } from "../../../src/search/model";
import { attribute, hasClass } from "../../lib/html";

/** Heading elements that become levels; smaller ones are prose. */
export const HEADING_LEVELS: ReadonlyMap<string, Exclude<Level, "lvl0">> = new Map([
  ["h1", "lvl1"],
  ["h2", "lvl2"],
  ["h3", "lvl3"],
  ["h4", "lvl4"],
]);

/** Elements that begin and end a block of text. */
const BLOCKS: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote dd desc details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 " +
    "h5 h6 header hgroup hr li main menu ol p pre section summary svg table tbody thead title tr ul"
  ).split(" "),
);

/** Elements whose text is no part of what the page says. */
const SKIPPED: ReadonlySet<string> = new Set(
  "button datalist dialog math nav noscript option script select style template textarea".split(" "),
);

/** Programs: readers search what they do, which the text says, not how they are written. */
const PROGRAMS: ReadonlySet<string> = new Set("go java js php python ruby ts".split(" "));

/** Cells of one row stand in one block, with this between them. */
export const CELL_SEPARATOR = " · ";

/** True for an element that separates the text in it from the text around it. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

/** True for a cell of a table. */
export function isCell(name: string): boolean {
  return name === "td" || name === "th";
}

/** True for an element that search leaves out; hidden panels of code groups are not among them. */
export function isSkipped(element: Element): boolean {
  const { tagName } = element;
  return (
    SKIPPED.has(tagName) ||
    attribute(element, "dataSearch") === "skip" ||
    attribute(element, "ariaHidden") === "true" ||
    hasClass(element, "hash-link") ||
    (tagName === "pre" && PROGRAMS.has(attribute(element, "dataLanguage") ?? ""))
  );
}
