import { isValueName, READER_VALUES, VALUE_NAMES } from "../../../src/facts/readerValues";
import { nearest } from "../../../src/lib/nearest";
import { resolveTokens } from "../../../src/product/resolve";
import type { Finding } from "../../report";
import { codeOf, findingAt, replacing, withoutWords, type Page, type PageCode } from "../parse";
import { inlineCode, readerPlaces } from "../parse/readerPlaces";
import { choose } from "./commands/problem";

/** Values that readers set (`values` in the front matter) have a known name, and stand in the code of the page. */
export function readerValueRule(page: Page): Finding[] {
  const { values } = page.frontMatter;
  if (values === undefined) return [];
  if (typeof values !== "object" || values === null || Array.isArray(values))
    return [
      at(
        page,
        "values",
        "The values of the page are no list of names.",
        "write “profile: customer-a” below it.",
      ),
    ];
  return Object.entries(values).flatMap(([name, text]) => problemsOf(page, name, text));
}

function problemsOf(page: Page, name: string, text: unknown): Finding[] {
  if (!isValueName(name) || READER_VALUES[name].kind === "release") {
    const names = VALUE_NAMES.filter((one) => READER_VALUES[one].kind !== "release");
    const offset = offsetOf(page, name);
    const edit = replacing(page.text, offset, name, nearest(name, names));
    return [{ ...at(page, name, `Readers set no value "${name}".`, choose(name, names)), ...edit }];
  }
  if (typeof text !== "string" || text === "")
    return [
      at(
        page,
        name,
        `The value "${name}" has no text.`,
        "write the text that stands for it in code, in quotes.",
      ),
    ];
  const places = codeOf(page).flatMap((code) => readerPlaces(asCode(page, code), { [name]: text }));
  if (places.length === 0) {
    const message = `"${text}" stands in no code of this page.`;
    return [
      at(page, name, message, `write what stands for the reader's ${name} in code, or remove the line.`),
    ];
  }
  if (places.every(({ form }) => form !== undefined)) return [];
  const message = `"${text}" stands in quotes, or in a language, where a reader's ${name} could end the text.`;
  return [at(page, name, message, "leave out the quotes, or use another text there.")];
}

function asCode(page: Page, { kind, language, text }: PageCode): ReturnType<typeof inlineCode> {
  const plain = resolveTokens(withoutWords(text), page.tokens);
  return kind === "fence" ? { text: plain, language } : inlineCode(plain);
}

function at(page: Page, key: string, message: string, fix: string): Finding {
  return findingAt(page, offsetOf(page, key), { rule: "reader-value", message, fix });
}

/** Offset of a key of the front matter. */
function offsetOf(page: Page, key: string): number {
  const pattern = new RegExp(`(?<=^[ {]*|[{,] *)${key.replace(/\W/g, "\\$&")}:`, "m");
  const values = Math.max(0, page.text.search(/^values:/m));
  const offset = page.text.slice(values).search(pattern);
  return values + Math.max(0, offset);
}
