import { nearest } from "../../../../src/lib/nearest";
import type { DiagramProblem } from "./source";

/** Tones of boxes; the style sheet of `TextDiagram` has a color for each. */
export const TONES = ["plain", "accent", "tip", "warn", "danger"] as const;

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " " };

/** Characters with a meaning in the renderer's grammar, which must not be read in a label. */
const MARKS = /[^\p{L}\p{N}\s]/gu;

/** First code point of the private use area: a mark is hidden as this plus its own code point. */
const HIDDEN = 0xe000;

/**
 * A label for the renderer: its rows joined by `<br>`, without quotes around it, with entities such as `#quot;` and
 * `#35;` decoded, and with ASCII marks hidden until `shown`.
 */
export function labelText(label: string): string {
  return label
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .split(/<br\s*\/?>|\\n/i)
    .map((row) => hidden(decoded(row).replace(/\s+/g, " ").trim()))
    .filter((row) => row !== "")
    .join("<br>");
}

/** Hides the ASCII marks of a text from the renderer. */
export function hidden(text: string): string {
  return text.replace(MARKS, (mark) => {
    const code = mark.codePointAt(0) ?? 0;
    return code < 0x80 ? String.fromCodePoint(HIDDEN + code) : mark;
  });
}

/** The inverse of `hidden`. */
export function shown(text: string): string {
  return text.replace(/[\ue000-\ue07f]/g, (mark) =>
    String.fromCodePoint((mark.codePointAt(0) ?? 0) - HIDDEN),
  );
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

/** The problem of an unknown tone. */
export function toneProblem(name: string, offset: number): DiagramProblem | undefined {
  if ((TONES as readonly string[]).includes(name)) return undefined;
  const near = nearest(name, [...TONES]);
  const message = `There is no tone called "${name}".`;
  return { offset, message, fix: near ? `write "${near}".` : `use one of ${TONES.join(", ")}.` };
}
