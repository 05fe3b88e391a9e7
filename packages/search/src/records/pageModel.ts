import type { Root } from "hast";
import { attribute, elementsOf, metaContent, textOf } from "docusaurus-waymark-core/build/html";
import { articleBlocks } from "./articleReader";
import type { QuotedPage } from "../engine";
import type { Block } from "./blocks";
import { quotesIn } from "./quotes";

/** The content of a built page that search needs. */
export interface PageModel {
  /** Text of the title element. */
  readonly title: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** True for unlisted pages, redirects, and lists of the pages of a group, which are not indexed. */
  readonly noIndex: boolean;
  /** Headings and texts of the article, in document order. */
  readonly blocks: readonly Block[];
  /** Literal texts that the page explains. */
  readonly quoted: Pick<QuotedPage, "quotes" | "hasCauses">;
}

/** Extracts the data for search records from a parsed page. */
export function pageModelOf(page: Root): PageModel {
  const [title] = elementsOf(page, "title");
  const keywords = (metaContent(page, "keywords") ?? "").split(",").map((word) => word.trim());
  const isRedirect = metaContent(page, "refresh") !== undefined;
  return {
    title: title ? textOf(title).trim() : "",
    description: metaContent(page, "description") ?? null,
    keywords: keywords.filter((word) => word !== ""),
    noIndex: isRedirect || isPageList(page) || /\bnoindex\b/i.test(metaContent(page, "robots") ?? ""),
    blocks: articleBlocks(page),
    quoted: quotesIn(page),
  };
}

/** A page that lists others: a search should find those. */
function isPageList(page: Root): boolean {
  return elementsOf(page).some((element) => attribute(element, "dataSearch") === "pages");
}
