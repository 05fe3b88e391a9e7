import type { Root } from "hast";
import { attribute, elementsOf, textOf } from "../../lib/html";

/** A heading of a built page, in the order of the page. */
export interface BuiltHeading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
}

/** What one built page answers to. */
export interface BuiltPage {
  /** Every id on the page: each of them can be linked to. */
  readonly ids: ReadonlySet<string>;
  readonly headings: readonly BuiltHeading[];
  /** Old ids that stand at a heading, and the id of that heading. */
  readonly aliases: ReadonlyMap<string, string>;
  /** False for pages that ask search engines to stay away; they are no promise to readers. */
  readonly listed: boolean;
  /** Set on pages that only send elsewhere: the target, with base URL. */
  readonly movedTo?: string;
}

/** Reads ids and headings of a built page. Headings count inside the article only, and only with an id. */
export function readPage(page: Root): BuiltPage {
  const elements = elementsOf(page);
  const values = (name: string): string[] => elements.flatMap((element) => attribute(element, name) || []);
  const headings = elementsOf(page, "article").flatMap((article) => elementsOf(article, ...HEADINGS));
  // The empty element that keeps an old id, and the script on pages that only send elsewhere.
  const aliases = elements.filter((element) => attribute(element, "dataAliasOf"));
  const [movedTo] = values("dataTo");
  return {
    ids: new Set(values("id")),
    headings: headings.flatMap((heading) => {
      const id = attribute(heading, "id");
      return id ? [{ id, level: Number(heading.tagName[1]), text: textOf(heading) }] : [];
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

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
