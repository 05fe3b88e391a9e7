import { PAGE_VALUE_NAMES, READER_VALUES, valueOf } from "../../../src/facts/readerValues";
import { DATED_RELEASES, KNOWN_RELEASES } from "../../../src/facts/releases";

/** Characters of a description, counted with the values of content tokens. */
export const DESCRIPTION_LENGTH = { minLength: 50, maxLength: 160 } as const;

/** A field of the front matter. */
export interface Field {
  /** What it does, in one sentence or two. */
  readonly purpose: string;
  /** JSON schema of its value. */
  readonly value: Readonly<Record<string, unknown>>;
}

const flag = (purpose: string): Field => ({ purpose, value: { type: "boolean" } });
const text = (purpose: string): Field => ({ purpose, value: { type: "string", minLength: 1 } });

/** Every field of the front matter that means something here. */
export const FRONT_MATTER: Readonly<Record<string, Field>> = {
  anchors: {
    purpose: "Ids that headings of this page once had, each with the id that took its place.",
    value: { type: "object", additionalProperties: { type: "string" } },
  },
  description: {
    purpose:
      "What the reader gets from this page, in 50 to 160 characters. Search engines and cards show it.",
    value: { type: "string", ...DESCRIPTION_LENGTH },
  },
  displayed_sidebar: {
    purpose: "The menu beside a page that is in none.",
    value: { enum: ["docs", "api"] },
  },
  draft: flag("Leaves the page out of builds; npm start shows it."),
  hide_table_of_contents: flag("Hides the list of headings beside the text."),
  hide_title: flag("Hides the title on the page."),
  keywords: {
    purpose: "Words that readers type for this page and that it does not say itself.",
    value: { type: "array", items: { type: ["string", "number"] } },
  },
  pagination_label: text("What links to the next and the previous page call this page."),
  pagination_next: {
    purpose: "Id of the page that comes next, or null for none.",
    value: { type: ["string", "null"] },
  },
  pagination_prev: {
    purpose: "Id of the page that comes before, or null for none.",
    value: { type: ["string", "null"] },
  },
  release: {
    purpose: "The release that the page was written for. It is shown at the end of the page.",
    value: { enum: [...KNOWN_RELEASES] },
  },
  since: {
    purpose:
      "The release that brought what this page is about: readers who run an older one are told at its top.",
    value: { enum: [...DATED_RELEASES] },
  },
  sidebar_label: text("A shorter label for the menu."),
  terms: flag("With false, the page explains no terms of the glossary."),
  title: text("The only first-level heading of the page, and its label in the menu."),
  unlisted: flag("Keeps the page out of menus, search and the sitemap."),
  values: {
    purpose:
      "What readers set once for all pages, each with the text that stands for it in the code of this page.",
    value: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        PAGE_VALUE_NAMES.map((name) => [
          name,
          {
            type: ["string", "array"],
            items: { type: "string" },
            description: READER_VALUES[valueOf(name)]?.hint,
          },
        ]),
      ),
    },
  },
};

/** JSON schema of the front matter of a page that a writer writes. */
export function frontMatterSchema(): object {
  const properties = Object.entries(FRONT_MATTER).map(([name, { purpose, value }]) => [
    name,
    { description: purpose, ...value },
  ]);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Front matter of a page",
    type: "object",
    required: ["title", "description"],
    if: { not: { required: ["unlisted"], properties: { unlisted: { const: true } } } },
    then: { required: ["release"] },
    additionalProperties: false,
    properties: Object.fromEntries(properties) as object,
  };
}
