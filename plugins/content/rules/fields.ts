import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import { findingAt, replacing, type Page } from "../parse";
import { choose } from "./commands/problem";
import { FRONT_MATTER } from "./frontMatterFields";

/** Fields of the front matter that mean something here. */
const FIELDS = Object.keys(FRONT_MATTER);

/** Fields of Docusaurus that have no use here, with what to do instead. */
const REFUSED: Readonly<Record<string, string>> = {
  custom_edit_url: "remove it: the edit link leads to the file itself.",
  id: "remove it: menus name a page by its path.",
  image: "remove it: every page has a card of its own, made from its title and description.",
  last_update: 'write "verified:" with "on: 2026-01-31" and "release" below it.',
  parse_number_prefixes: "remove it, and numbers from file names: sidebars.ts gives the order.",
  sidebar_class_name: "write className at the entry in sidebars.ts.",
  sidebar_custom_props: "write customProps at the entry in sidebars.ts.",
  sidebar_key: "write key at the entry in sidebars.ts.",
  sidebar_position: "remove it: sidebars.ts gives the order.",
  slug: "remove it, and move the file: its path is the address of the page.",
  tags: 'write "keywords:", by which search finds the page.',
  toc_max_heading_level: "remove it: the contents list h2 and h3.",
  toc_min_heading_level: "remove it: the contents list h2 and h3.",
};

/** Every field of the front matter means something. */
export function fieldRule(page: Page): Finding[] {
  return Object.keys(page.frontMatter).flatMap((field) => {
    if (FIELDS.includes(field)) return [];
    const refused = Object.hasOwn(REFUSED, field) ? REFUSED[field] : undefined;
    const message =
      refused === undefined
        ? `No field of the front matter is called "${field}".`
        : `The field "${field}" has no use here.`;
    const offset = Math.max(0, page.text.search(new RegExp(`^${field.replace(/\W/g, "\\$&")}:`, "m")));
    const edit = refused === undefined ? replacing(page.text, offset, field, nearest(field, FIELDS)) : {};
    return [
      findingAt(page, offset, { rule: "field", message, fix: refused ?? choose(field, FIELDS), ...edit }),
    ];
  });
}
