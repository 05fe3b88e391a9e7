import type { Root } from "hast";
import type { Level } from "../../../src/search/model";
import { elementsOf, metaContent, textOf } from "../../lib/html";
import { articleBlocks } from "./articleReader";

/** A heading of a built page. */
export interface HeadingBlock {
  readonly kind: "heading";
  readonly level: Exclude<Level, "lvl0">;
  readonly text: string;
  /** Empty on the page's own heading. */
  readonly id: string;
  /** HTTP method or other tag, from `data-tag`. */
  readonly tag: string | null;
  /** Path of an operation or other label, from `data-label`. */
  readonly label: string | null;
  /** The label of a panel of tabs, from `data-panel`: a place of its own, and no title. */
  readonly isPanel?: boolean;
}

/** A paragraph, list item, table row, code block or the like. */
export interface TextBlock {
  readonly kind: "text";
  readonly text: string;
}

/** Names from code that is too long to be shown as a result. */
export interface TermsBlock {
  readonly kind: "terms";
  readonly text: string;
}

/** The end of a group of tabs: what follows belongs to the heading above the group again. */
export interface GroupEnd {
  readonly kind: "group-end";
  /** Index of the group's first block. */
  readonly from: number;
}

export type Block = HeadingBlock | TextBlock | TermsBlock | GroupEnd;

/** What a built page gives to search. */
export interface PageModel {
  /** Text of the title element. */
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** True when search engines are told to leave the page out, as on unlisted pages and redirects. */
  readonly noIndex: boolean;
  /** Headings and texts of the article, in reading order. */
  readonly blocks: readonly Block[];
}

/** Reads a built page for search. */
export function pageModelOf(page: Root): PageModel {
  const [title] = elementsOf(page, "title");
  const keywords = (metaContent(page, "keywords") ?? "").split(",").map((word) => word.trim());
  const isRedirect = metaContent(page, "refresh") !== undefined;
  return {
    title: title ? textOf(title).trim() : "",
    description: metaContent(page, "description") ?? null,
    keywords: keywords.filter((word) => word !== ""),
    noIndex: isRedirect || /\bnoindex\b/i.test(metaContent(page, "robots") ?? ""),
    blocks: articleBlocks(page),
  };
}
