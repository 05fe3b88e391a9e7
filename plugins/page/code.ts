import { walk, type MdNode } from "../remark/tree";
import { wordsOf } from "./mask";
import { offsetOf } from "./place";
import type { Page } from "./readPage";

/** Code of a page: a fenced block or inline code. */
export interface PageCode {
  readonly kind: "fence" | "inline";
  /** Fence language as written, in lower case; empty for inline code and for fences without one. */
  readonly language: string;
  /** What follows the language on the fence's first line. */
  readonly meta: string;
  /** The code with every content token as one plain word of equal length (`wordsOf`). */
  readonly text: string;
  /** Offset in the page's text of an offset in `text`. */
  readonly offsetAt: (offset: number) => number;
}

/** All code of a page in document order. */
export function codeOf(page: Page): PageCode[] {
  return [...walk(page.root)].flatMap((node) => {
    if (node.type === "code") return [fence(node, page.text)];
    return node.type === "inlineCode" ? [inline(node, page.text)] : [];
  });
}

function fence(node: MdNode, source: string): PageCode {
  const text = wordsOf(node.value ?? "");
  return {
    kind: "fence",
    language: (node.lang ?? "").toLowerCase(),
    meta: node.meta ?? "",
    text,
    offsetAt: lineMap(text.split("\n"), source, node.position?.start.line ?? 1),
  };
}

/** A fence's lines lose their indentation only, so a column counts from the end of the source line. */
function lineMap(lines: readonly string[], source: string, openingLine: number): (offset: number) => number {
  const sourceLines = source.split("\n");
  return (offset) => {
    const at = lineAt(lines, offset);
    const line = openingLine + at.index;
    const start = lineStart(sourceLines, line);
    const shift = (sourceLines[line]?.length ?? 0) - (lines[at.index]?.length ?? 0);
    return start + Math.max(0, shift) + at.column;
  };
}

function lineAt(lines: readonly string[], offset: number): { index: number; column: number } {
  let rest = offset;
  for (const [index, line] of lines.entries()) {
    if (rest <= line.length) return { index, column: rest };
    rest -= line.length + 1;
  }
  return { index: Math.max(0, lines.length - 1), column: 0 };
}

function inline(node: MdNode, source: string): PageCode {
  const text = wordsOf(node.value ?? "");
  const start = offsetOf(source, node);
  const ticks = /^`+ ?/.exec(source.slice(start))?.[0].length ?? 1;
  return { kind: "inline", language: "", meta: "", text, offsetAt: (offset) => start + ticks + offset };
}

function lineStart(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
}
