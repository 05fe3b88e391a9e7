import { withoutAccents } from "docusaurus-waymark-core/lib/accents";

/** Plurals, and words that look like plurals, for which `PLURAL_RULES` would give a wrong singular. */
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ["alias", "alias"],
  ["aliases", "alias"],
  ["statuses", "status"],
  ["indices", "index"],
  ["macos", "macos"],
  ["ips", "ip"],
  ["vms", "vm"],
  ["pcs", "pc"],
  ["ids", "id"],
]);

/** The first rule whose pattern matches is applied. */
const PLURAL_RULES: readonly (readonly [RegExp, string])[] = [
  [/ies?$/, "y"],
  [/(x|zz|ss|sh|(?:[tnr]|[eot]a)ch)es$/, "$1"],
  [/([^sui])s$/, "$1"],
];
const MIN_PLURAL_CHARS = 4;

const ASCII = /^[\u0020-\u007e]*$/;

/** The normalized form of a word, in which the words of queries and texts are compared: lower case, no accents, singular. */
export function normalizeTerm(raw: string): string {
  return foldPlural(foldCase(raw));
}

/** Lower case without accents. Full-width letters and ligatures become plain letters, and `ß` becomes `ss`. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return withoutAccents(text).toLowerCase().replaceAll("ß", "ss");
}

/**
 * Removes the plural ending of a plain English word in lower case: `peers` gives `peer`, `policies` gives `policy`.
 * `policie`, a plural that is still being typed, gives `policy` too. Other words are returned unchanged.
 */
export function foldPlural(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < MIN_PLURAL_CHARS || !/^[a-z]+(s|ie)$/.test(word)) return word;
  if (word.length === MIN_PLURAL_CHARS && /ies?$/.test(word)) return word;
  const rule = PLURAL_RULES.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
