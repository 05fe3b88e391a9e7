import type { Root } from "hast";
import { attribute, elementsOf } from "docusaurus-waymark-core/build/html";

/** A heading of a built page. */
export interface BuiltHeading {
  readonly id: string;
  /** 1 to 6. */
  readonly level: number;
}

/** All addresses that one built page provides. */
export interface PageAddresses {
  /** Every id on the page; each can be a link target. */
  readonly ids: ReadonlySet<string>;
  /** In document order. */
  readonly headings: readonly BuiltHeading[];
  /** Old ids that are kept at a heading, and the id of that heading. */
  readonly aliases: ReadonlyMap<string, string>;
  /** False for pages with `noindex`; their addresses are not in the ledger. */
  readonly listed: boolean;
  /** On redirect pages: the target, with base URL. */
  readonly movedTo?: string;
}

/**
 * Reads ids and headings of a built page. Only headings with an id inside the article are included, without labels of the menu
 * between listed pages.
 */
export function readPageAddresses(page: Root): PageAddresses {
  const elements = elementsOf(page);
  const attributeValues = (name: string): string[] =>
    elements.flatMap((element) => attribute(element, name) || []);
  const headings = elementsOf(page, "article").flatMap((article) => elementsOf(article, ...HEADING_TAGS));
  // The empty element that keeps an old id, and the script on pages that only send elsewhere.
  const aliases = elements.filter((element) => attribute(element, "dataAliasOf"));
  const [movedTo] = attributeValues("dataTo");
  return {
    ids: new Set(attributeValues("id")),
    headings: headings.flatMap((heading) => {
      const id = attribute(heading, "id");
      const isOfMenu = attribute(heading, "dataSearch") === "pages";
      return id && !isOfMenu ? [{ id, level: Number(heading.tagName[1]) }] : [];
    }),
    aliases: new Map(
      aliases.map((element) => [attribute(element, "id") ?? "", attribute(element, "dataAliasOf") ?? ""]),
    ),
    listed: !elements.some(
      (element) =>
        attribute(element, "name") === "robots" && attribute(element, "content")?.includes("noindex"),
    ),
    ...(movedTo === undefined ? {} : { movedTo }),
  };
}

const HEADING_TAGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
