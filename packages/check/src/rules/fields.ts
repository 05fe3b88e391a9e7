import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, findingAtKey, guessing, type Page } from "docusaurus-waymark-core/parse";
import { hiddenParts, typedValue } from "docusaurus-waymark-core/parse/frontMatter";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { choose } from "docusaurus-waymark-core/rules/choose";
import type { Field } from "docusaurus-waymark-core/rules/given";
import { fieldsOfPage } from "./frontMatterFields";

/** Fields of Docusaurus and other generators that this site does not use, with what to do instead. */
const REFUSED: Readonly<Record<string, string>> = {
  aliases: "write a line of redirects.yaml for each.",
  author: "remove it: the history of the file says who wrote it.",
  authors: "remove it: only posts of the blog have authors.",
  date: "remove it: the day comes from the history of the file.",
  custom_edit_url: "remove it: the edit link always opens this file.",
  id: "remove it: the id of a page is its path.",
  image: "remove it: each page gets a card from its title and description.",
  last_update: "remove it: the day comes from the history of the file.",
  lastmod: "remove it: the day comes from the history of the file.",
  layout: "remove it: all pages have the same frame.",
  mdx: "remove it: every page is read as MDX.",
  parse_number_prefixes: "remove it, and the numbers in file names: sidebars.ts sets the order.",
  sidebar: "remove it: sidebars.ts has the menu.",
  sidebar_class_name: "write className in the entry of the page in sidebars.ts.",
  sidebar_custom_props: "write customProps in the entry of the page in sidebars.ts.",
  sidebar_key: "write key in the entry of the page in sidebars.ts.",
  sidebar_position: "remove it: sidebars.ts sets the order.",
  slug: "remove it, and move the file: its path is the address of the page.",
  summary: 'write "description:".',
  tags: 'write "keywords:", which search uses.',
  title_meta: 'remove it, and write that text as "title:".',
  toc_max_heading_level: "remove it: the contents always list h2 and h3.",
  toc_min_heading_level: "remove it: the contents always list h2 and h3.",
  weight: "remove it: sidebars.ts sets the order.",
};

/** Finds unknown front matter fields, and values that a field cannot have. */
export function fieldRule(page: Page): Finding[] {
  if (isPartial(page)) return [];
  const fields = fieldsOfPage(page);
  const withRules = new Set([...OWN_RULES, ...(page.given?.fieldsWithRules ?? [])]);
  const found = Object.entries(page.frontMatter).flatMap(([field, value]) => {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (known === undefined) return [unknownField(page, field, Object.keys(fields))];
    const problem = withRules.has(field) ? undefined : valueProblem(page, field, value, known);
    return problem ? [findingAtKey(page, field, { rule: "field", ...problem })] : [];
  });
  return [...found, ...quoteFindings(page), ...hiddenFindings(page)];
}

/** Quotation marks that an editor of text changed: YAML has only the straight ones. */
function quoteFindings(page: Page): Finding[] {
  return Object.entries(page.frontMatter).flatMap(([field, value]) => {
    const inside = typeof value === "string" ? /^[“”„«](.*)[“”»]$/s.exec(value)?.[1] : undefined;
    if (inside === undefined) return [];
    const message = `The quotation marks of "${field}" are not those of YAML, and would be shown.`;
    return [
      findingAtKey(page, field, {
        rule: "field",
        message,
        fix: `write ${field}: ${JSON.stringify(inside)}.`,
      }),
    ];
  });
}

/** Parts of values that YAML leaves out. */
function hiddenFindings(page: Page): Finding[] {
  return hiddenParts(page).map(({ field, part, meant }) => {
    const message = `"${part}" is not part of the value: YAML reads it as ${part.startsWith("#") ? "a comment" : "a name or a type"}.`;
    return findingAtKey(page, field, {
      rule: "field",
      message,
      fix: `write ${field}: ${JSON.stringify(meant)}.`,
    });
  });
}

function unknownField(page: Page, field: string, fields: readonly string[]): Finding {
  const refused = Object.hasOwn(REFUSED, field) ? REFUSED[field] : undefined;
  const message =
    refused === undefined
      ? `There is no front matter field called "${field}".`
      : `This site does not use the field "${field}".`;
  const offset = Math.max(0, offsetOfKey(page.text, field));
  const meant = refused === undefined ? nearest(field, fields) : undefined;
  if (meant !== undefined && Object.hasOwn(page.frontMatter, meant))
    return findingAt(page, offset, {
      rule: "field",
      message,
      fix: `remove it: the page has "${meant}" too.`,
    });
  const edit = refused === undefined ? guessing(page.text, offset, field, nearest(field, fields)) : {};
  return findingAt(page, offset, { rule: "field", message, fix: refused ?? choose(field, fields), ...edit });
}

/** Fields whose values have rules of their own. */
const OWN_RULES: ReadonlySet<string> = new Set(["anchors", "description", "sectionKeywords"]);

/** Compares the value of a field with its schema; undefined when it fits. */
function valueProblem(
  page: Page,
  field: string,
  value: unknown,
  { value: schema }: Field,
): Pick<Finding, "message" | "fix"> | undefined {
  const { type, enum: choice } = schema as { type?: string | readonly string[]; enum?: readonly string[] };
  // `1.20` is the number 1.2, but the writer means the text.
  const text = typeof value === "string" ? value : typedValue(page, field);
  if (choice !== undefined) {
    if (choice.includes(text ?? "")) return undefined;
    return { message: `"${field}" cannot have this value.`, fix: choose(text ?? "", choice) };
  }
  if (type === "boolean") {
    if (typeof value === "boolean") return undefined;
    const fix = `write "${field}: true" or "${field}: false", without quotes.`;
    return { message: `"${field}" must be true or false.`, fix };
  }
  if (type === "array") {
    if (Array.isArray(value) && value.every((item) => /^(?:string|number)$/.test(typeof item)))
      return undefined;
    return {
      message: `"${field}" is not a list of words.`,
      fix: `write "${field}: [${text ?? "one, two"}]".`,
    };
  }
  if (typeof value === "string" && value.trim() !== "") return undefined;
  if (value === null && Array.isArray(type)) return undefined;
  const isEmpty = value === null || (typeof value === "string" && value.trim() === "");
  const message = isEmpty ? `"${field}" is empty.` : `"${field}" is not text.`;
  return { message, fix: `write ${field}: "${text === undefined || isEmpty ? "…" : text}".` };
}
