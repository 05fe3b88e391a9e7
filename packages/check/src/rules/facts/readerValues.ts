import type { Rule } from "docusaurus-waymark-core/rules/given";
import { PAGE_VALUE_NAMES, textsOf, type PageValueName } from "docusaurus-waymark-core/facts/readerValues";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import {
  codeOf,
  findingAt,
  guessing,
  wordsToTokens,
  type Page,
  type PageCode,
} from "docusaurus-waymark-core/parse";
import { inlineCode, readerPlaces } from "docusaurus-waymark-core/values/readerPlaces";
import { choose } from "docusaurus-waymark-core/rules/choose";

export const readerValues: Rule = { names: ["reader-value"], kind: "written", check: readerValueRule };

/** Values that readers set (`values` in the front matter) have a known name, and stand in the code of the page. */
export function readerValueRule(page: Page): Finding[] {
  const { values } = page.frontMatter;
  if (values === undefined) return [];
  if (!isRecord(values))
    return [
      findingAtKey(
        page,
        "values",
        '"values" is not a list of names and texts.',
        'write "profile: customer-a" below it.',
      ),
    ];
  return Object.entries(values).flatMap(([name, text]) => problemsOf(page, name, text));
}

function problemsOf(page: Page, name: string, texts: unknown): Finding[] {
  const known = PAGE_VALUE_NAMES.find((one) => one === name);
  if (known === undefined) {
    const edit = guessing(page.text, offsetOf(page, name), name, nearest(name, PAGE_VALUE_NAMES));
    return [
      {
        ...findingAtKey(
          page,
          name,
          `There is no reader value called "${name}".`,
          choose(name, PAGE_VALUE_NAMES),
        ),
        ...edit,
      },
    ];
  }
  if (!isTexts(texts)) {
    const fix = "write its example text in the code of this page, or a list of texts.";
    return [findingAtKey(page, name, `The value "${name}" has no text.`, fix)];
  }
  return textsOf(texts).flatMap((text) => problemsOfText(page, known, text));
}

function problemsOfText(page: Page, name: PageValueName, text: string): Finding[] {
  const places = codeOf(page).flatMap((code) => readerPlaces(asCode(page, code), { [name]: text }));
  if (places.length === 0) {
    const message = `"${text}" does not occur in the code of this page.`;
    return [
      findingAtKey(
        page,
        name,
        message,
        `write the example text for ${name} as it is in the code, or remove the line.`,
      ),
    ];
  }
  if (places.every(({ form }) => form !== undefined)) return [];
  const message = `"${text}" is inside quotes or code where another ${name} could break the sample.`;
  return [findingAtKey(page, name, message, "remove the quotes, or use a different text there.")];
}

function isTexts(value: unknown): value is string | readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.length > 0 && texts.every((text) => typeof text === "string" && text !== "");
}

function asCode(page: Page, { kind, language, text }: PageCode): ReturnType<typeof inlineCode> {
  const plain = resolveTokens(wordsToTokens(text), page.tokens);
  return kind === "fence" ? { text: plain, language } : inlineCode(plain);
}

function findingAtKey(page: Page, key: string, message: string, fix: string): Finding {
  return findingAt(page, offsetOf(page, key), { rule: "reader-value", message, fix });
}

/** Offset of a key of the front matter. */
function offsetOf(page: Page, key: string): number {
  const pattern = new RegExp(`(?<=^[ {]*|[{,] *)${escapeRegExp(key)}:`, "m");
  const values = Math.max(0, offsetOfKey(page.text, "values"));
  const offset = page.text.slice(values).search(pattern);
  return values + Math.max(0, offset);
}
