import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { conflictOf } from "docusaurus-waymark-core/parse/conflicts";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";

/** Text that `npm run new` puts into a page, to be replaced. */
export const TEMPLATE = {
  description: "To write.",
  opening: "Answer the question of the page, or say what the reader will have and what they need for it.",
  heading: "## Do the first thing",
  step: 'Do one thing. Draw the dialog that it fills in: `<Screen dialog="name" fill="Label: value" press="Button" />`. Describe its failure here: what the reader sees, why, and what to do.',
  proof: "Run the exact command that shows it, and show what it prints.",
} as const;

/** Notes of writers to themselves. */
const NOTE = /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/gi;

/** Finds text of the template, notes of writers to themselves, and conflict marks of git. */
export function unfinishedRule(page: Page): Finding[] {
  return [...conflict(page), ...template(page), ...notes(page)];
}

function conflict(page: Page): Finding[] {
  const offset = conflictOf(page.text);
  if (offset === undefined) return [];
  const message = "The file has two versions of these lines, between marks of git.";
  const fix = 'keep one version, and remove the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".';
  return [findingAt(page, offset, { rule: "unfinished", message, fix })];
}

function template(page: Page): Finding[] {
  const { heading: _, ...sentences } = TEMPLATE;
  return Object.values(sentences).flatMap((text) => {
    const offset = page.text.indexOf(text);
    if (offset === -1) return [];
    const message = `"${text}" is text of the template.`;
    return [findingAt(page, offset, { rule: "unfinished", message, fix: "write your own text." })];
  });
}

function notes(page: Page): Finding[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== "text") return [];
    const start = offsetOf(page.text, node);
    const text = page.text.slice(start, endOf(page.text, node));
    return [...text.matchAll(NOTE)]
      .filter(
        ({ 0: word, index }) =>
          /\s/.test(word) || (word === word.toUpperCase() && isNoteAt(text, index, word)),
      )
      .map(({ 0: word, index }) => {
        const message = `"${word}" is a note to the writer.`;
        return findingAt(page, start + index, {
          rule: "unfinished",
          message,
          fix: "write what is missing, or remove it; put it in backticks if it is code.",
        });
      });
  });
}

/** A note begins its line or what is in brackets, or a colon follows; other sentences may be about notes. */
function isNoteAt(text: string, index: number, word: string): boolean {
  return (
    /(?:^|[.:([{<*])[\s/#*]*$/m.test(text.slice(0, index)) || /^\s*[:(]/.test(text.slice(index + word.length))
  );
}

/** True for a word that this rule reports, so that the spelling rule leaves it out. */
export function isNote(word: string): boolean {
  return /^(?:TODO|FIXME|TBD)$/.test(word);
}
