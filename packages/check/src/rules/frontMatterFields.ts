import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import type { Page } from "docusaurus-waymark-core/parse";
import type { Field, GivenRules } from "docusaurus-waymark-core/rules/given";

/** Characters of a description, counted with the values of content tokens. */
export const DESCRIPTION_LENGTH = { minLength: 50, maxLength: 160 } as const;

const flag = (purpose: string): Field => ({ purpose, value: { type: "boolean" } });
const text = (purpose: string): Field => ({ purpose, value: { type: "string", minLength: 1 } });

/** Fields that mean something on every site. */
const FRONT_MATTER: Readonly<Record<string, Field>> = {
  anchors: {
    purpose: "Ids that headings of this page once had, each with the id that took its place.",
    value: { type: "object", additionalProperties: { type: "string" } },
  },
  description: {
    purpose:
      "What the reader gets from this page, in 50 to 160 characters. Search engines and cards show it.",
    value: { type: "string", ...DESCRIPTION_LENGTH },
  },
  displayed_sidebar: text("The menu next to a page that is in no menu."),
  draft: flag("Leaves the page out of builds; npm start shows it."),
  hide_table_of_contents: flag("Hides the list of headings next to the text."),
  hide_title: flag("Hides the title on the page."),
  keywords: {
    purpose: "Words that readers type for this page and that it does not say itself.",
    value: { type: "array", items: { type: ["string", "number"] } },
  },
  pagination_label: text("What links to the next and the previous page call this page."),
  pagination_next: {
    purpose: "Id of the page that comes next, or null for no page.",
    value: { type: ["string", "null"] },
  },
  pagination_prev: {
    purpose: "Id of the page that comes before, or null for no page.",
    value: { type: ["string", "null"] },
  },
  sectionKeywords: {
    purpose:
      "Words that readers type for one section of this page, by the id of its heading. Search leads there.",
    value: {
      type: "object",
      additionalProperties: { type: "array", items: { type: ["string", "number"] } },
    },
  },
  sidebar_label: text("A shorter label for the menu."),
  title: text("The only first-level heading of the page, and its label in the menu."),
  unlisted: flag("Keeps the page out of menus, search and the sitemap."),
};

/** Fields that only posts of the blog have. */
const POST: Readonly<Record<string, Field>> = {
  authors: {
    purpose: "Names of authors in authors.yml.",
    value: { type: "array", items: { type: "string" } },
  },
  date: text("The day of the post, such as 2026-03-02; without it, the one in the name of the file."),
  tags: {
    purpose: "Names of tags in tags.yml.",
    value: { type: "array", items: { type: "string" } },
  },
};

/** The fields that a page may have. */
export function fieldsOfPage({ path, given }: Pick<Page, "path" | "given">): Readonly<Record<string, Field>> {
  return { ...fieldsOf(given), ...(pageFolderOf(path)?.kind === "blog" && POST) };
}

/** Every field of the front matter that means something, in alphabetical order. */
export function fieldsOf(given: GivenRules | undefined): Readonly<Record<string, Field>> {
  const all = Object.entries({ ...FRONT_MATTER, ...given?.fields });
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** JSON schema of the front matter of a page that a writer writes. */
export function frontMatterSchema(given: GivenRules | undefined): object {
  const properties = Object.entries(fieldsOf(given)).map(([name, { purpose, value }]) => [
    name,
    { description: purpose, ...value },
  ]);
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Front matter of a page",
    type: "object",
    required: ["title", "description"],
    if: { not: { required: ["unlisted"], properties: { unlisted: { const: true } } } },
    then: { required: given?.requiredFields ?? [] },
    additionalProperties: false,
    properties: Object.fromEntries(properties) as object,
  };
}
