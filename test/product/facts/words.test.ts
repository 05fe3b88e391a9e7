import fs from "node:fs";
import { factNames } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";

/** Words that the site does not use for what it calls self-hosted, session, built-in identity provider and auto-assigned groups. */
const OTHER_WORDS =
  /\b(?:own server|login (?:has )?expir\w+|embedded (?:identity provider|idp)|auto-groups?)\b/i;
/** Keys of literal texts of the product, such as names of events, and of words that readers search. */
const LITERAL = /^\s*(?:- )?(?:(?:text|names|source|id|example|value|(?:\w+\.)+\w+): |"[^"]*<issuer>")/;

/** Further literal texts of messages. */
const LITERALS = /^ {4}(?:also|formerly):\n(?: {6}- .*\n)+|^(?:normal|unexplained):\n(?: {2}- .*\n)+/gm;

/** Lines with such words, without inline code and literals. */
const linesWith = (text: string): string[] =>
  text
    .replace(LITERALS, "")
    .split("\n")
    .filter((line) => !LITERAL.test(line) && OTHER_WORDS.test(line.replace(/`[^`]*`/g, "")));

test.each([
  ...factNames()
    .filter((name) => name !== "searchWords" && name !== "phrases")
    .map((name) => [name, siteText(name)] as const),
  ["the API description", fs.readFileSync("api/openapi.yaml", "utf8")] as const,
])("%s has the words that the site has decided on", (_name, text) => {
  expect(linesWith(text)).toEqual([]);
  expect(linesWith(`${text}\n    meaning: The login expired on your own server.`)).toHaveLength(1);
});
