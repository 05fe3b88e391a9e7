import type { Finding, TextEdit } from "docusaurus-waymark-core/report";

/** Words after `:::` by which writers mean a part that opens. */
const WORDS = ["details", "collapse", "spoiler"];

/** `:::details`, with a title in brackets or after a space. */
const OPENING = /^(:{3,})[ \t]*(\w+)[ \t]*(?:\[(.*)\]|(.*))$/;

/**
 * The fix for `:::details[Title]`, which is not an admonition here.
 *
 * @param offset of the first colon
 * @returns undefined where the line does not mean such a part; edits only where a line of colons closes it
 */
export function detailsFix(text: string, offset: number): Pick<Finding, "fix" | "edits"> | undefined {
  const [line = ""] = text.slice(offset).split("\n", 1);
  const [, colons = "", word = "", inBrackets, plain = ""] = OPENING.exec(line.trimEnd()) ?? [];
  if (!WORDS.includes(word)) return undefined;
  const summary = `<summary>${(inBrackets ?? plain.trim()) || "Details"}</summary>`;
  const edits = editsOf(text, { start: offset, end: offset + line.length }, colons, summary);
  return {
    fix: `write <details>${summary} above the text and </details> below it.`,
    ...(edits && { edits }),
  };
}

function editsOf(
  text: string,
  { start, end }: Pick<TextEdit, "start" | "end">,
  colons: string,
  summary: string,
): TextEdit[] | undefined {
  const isIndented = start > 0 && text.charAt(start - 1) !== "\n";
  const closing = new RegExp(`^${colons}[ \\t]*$`, "m").exec(text.slice(end + 1));
  if (isIndented || !closing) return undefined;
  const at = end + 1 + closing.index;
  const isBlank = (position: number): boolean => text.startsWith("\n", position);
  const [below, above] = [isBlank(end + 1) ? "" : "\n", isBlank(at - 2) ? "" : "\n"];
  return [
    { start, end, text: `<details>\n${summary}\n${below}` },
    { start: at, end: at + closing[0].length, text: `${above}</details>` },
  ];
}
