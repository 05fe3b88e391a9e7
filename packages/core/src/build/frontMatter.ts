import { escapeRegExp } from "../lib/escapeRegExp";

/** The front matter of a page: YAML between two lines of dashes at the start of the text. */
export interface FrontMatterBlock {
  /** The YAML, without the lines of dashes. */
  readonly text: string;
  /** Offsets of the YAML in the page. */
  readonly start: number;
  readonly end: number;
  /** Offset of what follows the front matter. */
  readonly body: number;
}

/** The text of a page as everything reads it: without the byte order mark, and with the line ends of Unix. */
export function pageText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}

const BLOCK = /^(---[ \t]*\r?\n)(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** The front matter of a page; undefined for a page without one, or where it is not closed. */
export function frontMatterBlock(page: string): FrontMatterBlock | undefined {
  const [whole, opening = "", text = ""] = BLOCK.exec(page) ?? [];
  if (whole === undefined) return undefined;
  return { text, start: opening.length, end: opening.length + text.length, body: whole.length };
}

/** Offset of a key at the first level of a page's front matter, behind its quotation mark if it has one; -1 without the key. */
export function offsetOfKey(page: string, key: string): number {
  const block = frontMatterBlock(page);
  const pattern = new RegExp(`(?<=^["']?)${escapeRegExp(key)}["']?[ \\t]*:`, "m");
  const offset = block?.text.search(pattern) ?? -1;
  return block && offset >= 0 ? block.start + offset : -1;
}
