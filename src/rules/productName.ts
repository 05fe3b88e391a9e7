import type { Rule } from "docusaurus-waymark-core/rules/given";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { IDENTITIES } from "../product/identities";
import { tokenText } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { VARIABLE_NAMES } from "../facts/variables";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, replacing, type Page } from "docusaurus-waymark-core/parse";

/** Names and addresses that contain a product's name, each with its token; where tokens share a value, the first one. */
const TOKEN_BY_VALUE: ReadonlyMap<string, string> = new Map(
  IDENTITIES.flatMap((identity) => {
    const { product, cli, ...others } = tokensOf(identity);
    const all = Object.entries({ product, cli, ...others }).toReversed();
    return all.flatMap(([token, value = ""]) =>
      value.toLowerCase().includes(identity.slug) ? [[value, token] as const] : [],
    );
  }),
);

const NAMES = IDENTITIES.map(({ name }) => name);

/** The longest value at each place; a letter or digit on either side makes another word of it. */
const VALUE = new RegExp(
  `(?<![A-Za-z0-9])(?:${[...TOKEN_BY_VALUE.keys()]
    .sort((a, b) => b.length - a.length)
    .map((value) => escapeRegExp(value))
    .join("|")})(?![A-Za-z0-9])`,
  "g",
);

export const productNames: Rule = { names: ["product-name"], kind: "written", check: productNameRule };

/** No page spells the name of a product or an address that contains it: content tokens do. One finding for each name. */
export function productNameRule(page: Page): Finding[] {
  const found = [...page.text.matchAll(VALUE)].map(({ 0: value, index }) => {
    const token =
      prefixOf(page.text.slice(index + value.length)) ?? tokenText(TOKEN_BY_VALUE.get(value) ?? "product");
    return { value, index, token };
  });
  return [...groupBy(found, ({ token, value }) => `${value} ${token}`).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { value, index, token } = first;
    const times = all.length > 1 ? ` (${all.length} times on this page)` : "";
    const message = `"${value}" differs between the products that this site is built for${times}.`;
    const edits = all.flatMap((one) => replacing(page.text, one.index, value, token).edits ?? []);
    return [findingAt(page, index, { rule: "product-name", message, fix: `write "${token}".`, edits })];
  });
}

/** The prefix with which a variable has the name that follows, `_SETUP_KEY`; undefined where it is none. */
function prefixOf(rest: string): string | undefined {
  const name = /^_[A-Z0-9_]+/.exec(rest)?.[0];
  return name && ["env", "serverEnv"].map(tokenText).find((prefix) => VARIABLE_NAMES.includes(prefix + name));
}

/** True if a word is the name of a product, which `productNameRule` reports. */
export function isProductName(word: string): boolean {
  return TOKEN_BY_VALUE.has(word);
}

/** `{{product}}` for a word that is nearly the name of a product. */
export function tokenForMisspelledName(word: string): string | undefined {
  return nearest(word, NAMES) === undefined ? undefined : tokenText("product");
}
