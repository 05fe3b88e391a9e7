import type { Finding } from "../../report";
import { findingAt, maskTokens, nodesOf, replacing, unmask, type Page } from "../parse";
import { endOf, offsetOf } from "../parse/place";
import type { MdNode } from "../parse/tree";
import { detailsFix } from "./details";

interface Complaint extends Pick<Finding, "message" | "fix"> {
  /** What to write in place of the mark, where that is certain. */
  readonly instead?: string;
}

/** Marks that Markdown did not read, and that a reader would see: each with what is wrong and what to write. */
const MARKS: readonly (readonly [pattern: RegExp, complaint: (match: RegExpExecArray) => Complaint])[] = [
  [
    /(?<=^[ \t>]*)(:{2,})[ \t]*([A-Za-z]+)?(\[.*?\])?[ \t]*(.*)$/gm,
    ([whole, colons = "", kind = "", title = "", rest = ""]) => colonsAlone(whole, colons, kind, title, rest),
  ],
  [
    /(?<!\\)\[([^\][]+)\]\s*\(\s*((?:\/|#|\.\.?\/|https?:)[^\s)]*)\s*\)?/g,
    ([, text = "", address = ""]) => ({
      message: "This is not read as a link.",
      fix: `write "[${text}](${address})", without spaces.`,
      instead: `[${text}](${address})`,
    }),
  ],
  [
    /(?<!\\)\[([^\][]+)\]\[([^\][]*)\]/g,
    ([, text = "", name = ""]) => ({
      message: `The reference "[${name || text}]" has no definition.`,
      fix: `write "[${text}](/address)".`,
    }),
  ],
  [
    /(?<!\\)\[\^([^\]\s]+)\]/g,
    ([, name = ""]) => ({
      message: `There is no footnote "${name}".`,
      fix: `write "[^${name}]: …" below the paragraph.`,
    }),
  ],
  [
    /(?<!\\)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    ([, kind = ""]) => ({
      message: "This site does not read GitHub alerts.",
      fix: `write ":::${kind.toLowerCase()}" above the text and ":::" below it.`,
    }),
  ],
  [
    /^(#{1,6})([^\s#].*)$/g,
    ([, marks = "", text = ""]) => ({
      message: "This is not read as a heading.",
      fix: `write "${marks.length === 1 ? "##" : marks} ${text}", with a space.`,
      instead: `${marks.length === 1 ? "##" : marks} ${text}`,
    }),
  ],
  [
    /(?<!\\)`/g,
    () => ({
      message: "This backtick is not closed.",
      fix: 'write the second backtick, or "\\`" for a literal one.',
    }),
  ],
  [
    /(?<![\\*])\*\*(?!\*)/g,
    () => ({
      message: 'This "**" has no partner.',
      fix: 'write "**" on both sides of the bold text, without spaces inside.',
    }),
  ],
];

/** No mark of Markdown is shown as it is typed because it was not understood. */
export function literalMarkupRule(page: Page): Finding[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type === "text") return marksIn(page, node);
    return node.type === "paragraph" ? tableIn(page, node) : [];
  });
}

function marksIn(page: Page, node: MdNode): Finding[] {
  const [start, text] = sourceOf(page, node);
  const found = MARKS.flatMap(([pattern, complaint]) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: start + match.index,
      length: match[0].length,
      ...complaint(match),
    })),
  );
  const first = found.toSorted((a, b) => a.offset - b.offset)[0];
  if (first === undefined) return [];
  const { offset, length, instead } = first;
  const typed = page.text.slice(offset, offset + length);
  const next = instead === undefined ? undefined : unmask(instead);
  return [{ ...at(page, offset, first), ...replacing(page.text, offset, typed, next) }];
}

/** Rows of a table whose line of dashes is missing or has another number of columns. */
function tableIn(page: Page, node: MdNode): Finding[] {
  const [start, text] = sourceOf(page, node);
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.length < 2 || !lines.every((line) => line.startsWith("|"))) return [];
  const columns = (lines[0] ?? "").replace(/^\||\|$/g, "").split("|").length;
  const message = "These rows are not read as a table.";
  return [at(page, start, { message, fix: `write "|${"---|".repeat(columns)}" below the first row.` })];
}

function colonsAlone(whole: string, colons: string, kind: string, title: string, rest: string): Complaint {
  const message = `"${whole.trim()}" is not read as an admonition.`;
  if (kind === "")
    return {
      message: `"${colons}" has no opening line.`,
      fix: "remove it, or write one more colon at both ends of the outer admonition.",
    };
  if (title !== "" || rest === "") {
    const fix = `write "${colons.length < 3 ? ":::" : colons}${kind}${title}", and ":::" below its text.`;
    return { message, fix };
  }
  const fix = rest.startsWith("[")
    ? `write "]" at the end of its title.`
    : `write "${colons}${kind}[${rest}]".`;
  return { message, fix };
}

/** Where a node begins in the page, and what the writer typed there, with the values of tokens hidden. */
function sourceOf(page: Page, node: MdNode): readonly [start: number, text: string] {
  const start = offsetOf(page.text, node);
  return [start, maskTokens(page.text.slice(start, endOf(page.text, node)))];
}

function at(page: Page, offset: number, { message, fix }: Complaint): Finding {
  const said = { message: unmask(message), fix: unmask(fix) };
  return findingAt(page, offset, { rule: "markdown", ...said, ...detailsFix(page.text, offset) });
}
