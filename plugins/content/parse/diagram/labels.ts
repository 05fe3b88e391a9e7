import { nearest } from "../../../../src/lib/nearest";
import { TONES, type DiagramProblem, type DiagramTone } from "./model";

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " " };

/** Splits a label into rows at `<br>` and `\n`. Removes quotes around it, and decodes entities such as `#quot;` and `#35;`. */
export function rowsOf(label: string): string[] {
  return label
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .split(/<br\s*\/?>|\\n/i)
    .map((row) => decoded(row).replace(/\s+/g, " ").trim())
    .filter((row) => row !== "");
}

/** Returns a label as one row. */
export function rowOf(label: string): string {
  return rowsOf(label).join(" ");
}

function decoded(text: string): string {
  return text.replace(/#(\w+);/g, (entity, name: string) =>
    /^\d+$/.test(name) ? String.fromCodePoint(Math.min(Number(name), 0x10ffff)) : (ENTITIES[name] ?? entity),
  );
}

/** The problem of a label with HTML or Markdown, which would be shown as plain text. */
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

/** The tone of a class name such as `accent`, or the problem of an unknown name. */
export function toneOf(name: string, offset: number): DiagramTone | DiagramProblem {
  const known = TONES.find((tone) => tone === name);
  if (known) return known;
  const near = nearest(name, [...TONES]);
  const message = `There is no tone called "${name}".`;
  return { offset, message, fix: near ? `write "${near}".` : `use one of ${TONES.join(", ")}.` };
}
