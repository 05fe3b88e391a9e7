import { nearest } from "../../../../src/lib/nearest";
import { TONES, type DiagramProblem, type DiagramTone } from "./model";

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " " };

/** Rows of a label: quotes go, `<br>` and `\n` begin a row, `#quot;` and `#35;` are characters. */
export function rowsOf(label: string): string[] {
  return label
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .split(/<br\s*\/?>|\\n/i)
    .map((row) => decoded(row).replace(/\s+/g, " ").trim())
    .filter((row) => row !== "");
}

/** A label on one row. */
export function rowOf(label: string): string {
  return rowsOf(label).join(" ");
}

function decoded(text: string): string {
  return text.replace(/#(\w+);/g, (whole, name: string) =>
    /^\d+$/.test(name) ? String.fromCodePoint(Math.min(Number(name), 0x10ffff)) : (ENTITIES[name] ?? whole),
  );
}

/** What is wrong with a label: marks of HTML or Markdown, which nobody would see. */
export function labelProblem(label: string, offset: number): DiagramProblem | undefined {
  const tag = /(?<!<)<(?!br\s*\/?>)\/?[a-z][^>]*>/i.exec(label)?.[0];
  if (tag !== undefined)
    return { offset, message: `A label is plain text, but "${tag}" is a tag.`, fix: "remove the tag." };
  if (/"`|\*\*|\bfa[bsr]?:/.test(label))
    return {
      offset,
      message: "A label cannot have Markdown or icons.",
      fix: "write only the words.",
    };
  return undefined;
}

/** The tone of a class name such as `accent`, or why there is none. */
export function toneOf(name: string, offset: number): DiagramTone | DiagramProblem {
  const known = TONES.find((tone) => tone === name);
  if (known) return known;
  const near = nearest(name, [...TONES]);
  const message = `There is no tone called "${name}".`;
  return { offset, message, fix: near ? `write "${near}".` : `use one of ${TONES.join(", ")}.` };
}
