import type { Finding } from "../../report";
import { findingAt, maskTokens, nodesOf, oncePerPage, type Page } from "../parse";
import { endOf, offsetOf } from "../parse/place";
import { nodesBelow, type MdNode } from "../parse/tree";
import { FORMULA, NO_MATH } from "../parse/formula";

/** Blocks of text, in which a formula may stand beside what MDX reads in it as code. */
const BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "tableCell"]);

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where a page has formulas between dollar signs (offsets in UTF-16 units). */
const formulasOf = oncePerPage((page): readonly Range[] => {
  if (!/\$|\\\(/.test(page.text)) return [];
  return nodesOf(page).flatMap((node) => {
    if (!BLOCKS.has(node.type)) return [];
    const start = offsetOf(page.text, node);
    return [...textOf(page, node, start).matchAll(FORMULA)].map(({ index, 0: { length } }) => ({
      start: start + index,
      end: start + index + length,
    }));
  });
});

/** The site does not render math: each formula has one finding. */
export function formulaRule(page: Page): Finding[] {
  return formulasOf(page).map(({ start }) => findingAt(page, start, { rule: "markdown", ...NO_MATH }));
}

/** Findings without those about parts of a formula, which are gone with it. */
export function outsideFormulas(page: Page, findings: readonly Finding[]): readonly Finding[] {
  const lines = formulasOf(page).map(({ start, end }) => [
    findingAt(page, start, { rule: "", message: "", fix: "" }),
    findingAt(page, end, { rule: "", message: "", fix: "" }),
  ]);
  if (lines.length === 0) return findings;
  const isInside = (one: Finding): boolean =>
    lines.some(([first, last]) => first && last && isBefore(first, one) && isBefore(one, last));
  return findings.filter((one) => one.message === NO_MATH.message || !isInside(one));
}

function isBefore(a: Finding, b: Finding): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column);
}

/** The text of a block as typed, with code and the values of tokens hidden. */
function textOf(page: Page, block: MdNode, start: number): string {
  let text = maskTokens(page.text.slice(start, endOf(page.text, block)));
  for (const node of nodesBelow(block)) {
    if (node.type !== "inlineCode") continue;
    const from = offsetOf(page.text, node) - start;
    const to = endOf(page.text, node) - start;
    text = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
  }
  return text;
}
