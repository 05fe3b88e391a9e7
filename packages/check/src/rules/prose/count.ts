import { findingAt, type Page } from "docusaurus-waymark-core/parse";
import { linesOf } from "docusaurus-waymark-core/parse/fences";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { proseOf } from "./read";

/** Letters outside code and front matter for which a page has to yield one word: English has five to a word. */
const LETTERS_PER_WORD = 40;

/** Words of prose that the rules read on a page. */
export function wordCount(page: Page): number {
  return proseOf(page).words.length;
}

/** A page with text that yields hardly any words was not read: then all other rules pass in silence. */
export function readRule(page: Page): Finding[] {
  const words = wordCount(page);
  const letters = lettersOf(page.text);
  if (page.problems.length > 0 || words * LETTERS_PER_WORD >= letters) return [];
  const message = `Only ${words} words were read as prose, although the page has ${letters} letters.`;
  const fix = "find the component or brace that hides the text.";
  return [findingAt(page, 0, { rule: "unread", message, fix })];
}

/** Counted line by line and not in the tree, so that a fault of the tree cannot hide itself. Imports and tags are no text. */
function lettersOf(text: string): number {
  const body = text.slice(frontMatterBlock(text)?.body);
  const lines = [...linesOf(body)].filter(({ fenced }) => !fenced).map((line) => line.text);
  return (
    lines
      .join("\n")
      .replace(/^(?:import|export) .*$|<\w[^>]*>/gm, "")
      .match(/\p{L}/gu)?.length ?? 0
  );
}
