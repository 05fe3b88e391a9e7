import retextRepeatedWords from "retext-repeated-words";
import { VFile } from "vfile";
import { findingAtNode, guessing, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import type { Finding } from "docusaurus-waymark-core/report";
import { proseText } from "./blocks";
import { proseOf } from "./read";

const findRepeated = retextRepeatedWords();

/** No word twice in a row. */
export function repeatedWordRule(page: Page): Finding[] {
  const file = new VFile(proseText(page));
  findRepeated(proseOf(page).root, file);
  return file.messages.map(({ actual = "", expected = [], line = 1, column = 1 }) => {
    const position = { start: { line, column } };
    const message = `"${actual}" repeats a word.`;
    const edit = guessing(page.text, offsetOf(page.text, { position }), actual, expected[0]);
    return findingAtNode(
      page,
      { position },
      { rule: "repeated-word", message, fix: `write "${expected[0] ?? ""}".`, ...edit },
    );
  });
}
