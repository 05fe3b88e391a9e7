/** Plurals and look-alikes that the rules below would get wrong. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
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

const PLURAL_RULES: readonly (readonly [RegExp, string])[] = [
  [/ies?$/, "y"],
  [/(x|zz|ss|sh|[tnr]ch)es$/, "$1"],
  [/([^sui])s$/, "$1"],
];
const SHORTEST_PLURAL = 4;

const ASCII = /^[\u0020-\u007e]*$/;

/** The form in which words are compared: lower case, accents off, simple plurals off. */
export function normaliseTerm(raw: string): string {
  return foldPlural(foldCase(raw));
}

/** Lower case without accents; widths and ligatures are brought to their plain letters. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** Takes a plural ending off a plain English word: `policies` and `policie` give `policy`, `peers` gives `peer`. */
export function foldPlural(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < SHORTEST_PLURAL || !/^[a-z]+(s|ie)$/.test(word)) return word;
  if (word.length === SHORTEST_PLURAL && /ies?$/.test(word)) return word;
  const rule = PLURAL_RULES.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
