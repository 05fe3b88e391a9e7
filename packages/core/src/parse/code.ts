import { withoutMarks } from "./codeMarks";
import type { MdNode } from "./tree";
import { maskedToWords } from "./mask";
import { nodesOf } from "./page";
import { endOf, offsetOf } from "./place";
import { oncePerPage } from "./once";

/** Code of a page: a fenced block or inline code. */
export interface PageCode {
  readonly kind: "fence" | "inline";
  /** Fence language as written, in lower case; empty for inline code and for fences without one. */
  readonly language: string;
  /** The text behind the language on the fence's first line. */
  readonly meta: string;
  /**
   * The code with every content token as one plain word of equal length (`maskedToWords`). Marks of lines and lines that are
   * marked as gone are blank.
   */
  readonly text: string;
  /** Offset in the page's text of an offset in `text`. */
  readonly offsetAt: (offset: number) => number;
}

/** All code of a page in document order, but for a fence that is not closed: what it holds is not meant as code. */
export const codeOf = oncePerPage((page): readonly PageCode[] =>
  nodesOf(page).flatMap((node) => {
    if (node.type === "code") return fenceEnds(page.text, node).isClosed ? [fence(node, page.text)] : [];
    return node.type === "inlineCode" ? [inline(node, page.text)] : [];
  }),
);

/**
 * The mark with which a fence begins, and whether it ends with the same. It does not where another fence begins in it: then the
 * mark that ends it was to end the other.
 */
export function fenceEnds(
  source: string,
  node: Pick<MdNode, "position">,
): { readonly mark: string; readonly isClosed: boolean } {
  const lines = source.slice(offsetOf(source, node), endOf(source, node)).split("\n");
  const mark = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? "")?.[0] ?? "";
  const isClosed = lines.length > 1 && (lines.at(-1) ?? "").replace(/^[>\s]*/, "").startsWith(mark);
  const opensAnother = lines.slice(1).some((line) => new RegExp(`^[>\\s]*${mark}\\w`).test(line));
  return { mark, isClosed: isClosed && !opensAnother };
}

function fence(node: MdNode, source: string): PageCode {
  const text = withoutMarks(maskedToWords(node.value ?? ""), node.lang ?? "");
  return {
    kind: "fence",
    language: (node.lang ?? "").toLowerCase(),
    meta: node.meta ?? "",
    text,
    offsetAt: (offset) => sourceOffset(text.split("\n"), offset, source, node.position?.start.line ?? 1),
  };
}

/** A fence's lines lose their indentation only, so a column counts from the end of the source line. */
function sourceOffset(lines: readonly string[], offset: number, source: string, openingLine: number): number {
  const sourceLines = source.split("\n");
  const at = lineAt(lines, offset);
  const line = openingLine + at.index;
  const shift = (sourceLines[line]?.length ?? 0) - (lines[at.index]?.length ?? 0);
  return lineStart(sourceLines, line) + Math.max(0, shift) + at.column;
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
  const text = maskedToWords(node.value ?? "");
  const offsetAt = (offset: number): number => {
    const start = offsetOf(source, node);
    const ticks = /^`+ ?/.exec(source.slice(start))?.[0].length ?? 1;
    return start + ticks + offset;
  };
  return { kind: "inline", language: "", meta: "", text, offsetAt };
}

function lineStart(lines: readonly string[], index: number): number {
  return lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
}
