import type { MdNode } from "./tree";
import { positionOf, type Finding, type TextEdit } from "../../report";

/** A writer's file. `path` runs from the project root, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a finding says, without its place. */
export type Complaint = Pick<Finding, "rule" | "message" | "fix" | "edits">;

/** A finding at an offset (UTF-16 units) of a page's text. */
export function findingAt(page: Source, offset: number, complaint: Complaint): Finding {
  return { path: page.path, ...positionOf(page.text, offset), ...complaint };
}

/** A finding at the first character of a node. */
export function findingAtNode(
  page: Pick<Source, "path">,
  node: Pick<MdNode, "position">,
  complaint: Complaint,
): Finding {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { path: page.path, line, column, ...complaint };
}

/** A finding at a text that stands inside a node, as the writer typed it; at the node when it is not found. */
export function findingAtText(
  page: Source,
  node: Pick<MdNode, "position">,
  text: string,
  complaint: Complaint,
): Finding {
  const start = offsetOf(page.text, node);
  const offset = text === "" ? -1 : page.text.indexOf(text, start);
  if (offset === -1) return findingAtNode(page, node, complaint);
  return { path: page.path, ...positionOf(page.text, offset), ...complaint };
}

/**
 * The change that puts one text in the place of another, for a finding. None where nothing is to be written, or where
 * the old text does not stand there as it was read (escapes, line breaks).
 *
 * @param offset of the old text; -1 for nowhere
 */
export function replacing(
  source: string,
  offset: number,
  old: string,
  next: string | undefined,
): Pick<Finding, "edits"> {
  if (next === undefined || old === "" || offset < 0 || !source.startsWith(old, offset)) return {};
  return { edits: [{ start: offset, end: offset + old.length, text: next } satisfies TextEdit] };
}

/** Offset behind the last character of a node. */
export function endOf(source: string, { position }: Pick<MdNode, "position">): number {
  return position?.end
    ? offsetOf(source, { position: { start: position.end } })
    : offsetOf(source, { position });
}

/** Offset of an address, which stands last in its node: behind the text that is shown. -1 where it is written otherwise. */
export function offsetOfAddress(source: string, node: Pick<MdNode, "position">, raw: string): number {
  const start = offsetOf(source, node);
  const at = source.slice(start, endOf(source, node)).lastIndexOf(raw);
  return raw === "" || at === -1 ? -1 : start + at;
}

/** Heading marks are rewritten on their line before parsing: lines and columns hold, the tree's offsets do not. */
export function offsetOf(source: string, { position }: Pick<MdNode, "position">): number {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  let start = 0;
  for (let index = 1; index < line; index += 1) start = source.indexOf("\n", start) + 1;
  return start + column - 1;
}
