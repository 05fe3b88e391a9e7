import { linesOf } from "../parse/fences";

/** What a page lets readers run: one shell fence, and the output that the page prints below it. */
export interface Step {
  /** Line of the fence, from 1. */
  readonly line: number;
  /** The commands as typed, with content tokens. */
  readonly commands: string;
  /** The fence of language `text` below it, before the next heading or fence. Absent: only success counts. */
  readonly output?: string;
}

interface Fence {
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

const SHELLS = new Set(["bash", "sh", "shell", "zsh"]);
const OPENING = /^(\s*)(?:`{3,}|~{3,})\s*(\S*)\s*(.*)$/;
/** A fence that no run can try, with the reason: `norun="on the phone"`. */
const NO_RUN = /\bnorun="[^"]+"/;

/**
 * The shell fences of a page in their order. Of a `<CodeGroup>`, whose fences are alternatives, only the first counts, and
 * none with `norun="why"` behind its language.
 */
export function stepsOf(source: string): Step[] {
  const steps: Step[] = [];
  let isGroupServed = false;
  /** The step whose output may still come. */
  let open: number | undefined;
  for (const part of partsOf(source)) {
    if (typeof part === "string") {
      if (/^#{1,6}\s/.test(part)) open = undefined;
      if (part.includes("<CodeGroup")) isGroupServed = false;
      continue;
    }
    const { line, language, meta, text, inGroup } = part;
    const before = open === undefined ? undefined : steps[open];
    const isAlternative = inGroup && isGroupServed;
    if (language === "text" && before && open !== undefined) steps[open] = { ...before, output: text };
    // The output comes below the whole group.
    if (!isAlternative) open = undefined;
    if (!SHELLS.has(language) || NO_RUN.test(meta) || isAlternative) continue;
    isGroupServed = inGroup;
    open = steps.push({ line, commands: text }) - 1;
  }
  return steps;
}

/** Lines of prose and fences, in order. */
function* partsOf(source: string): Generator<string | (Fence & { readonly inGroup: boolean })> {
  let inGroup = false;
  let fence: { readonly line: number; readonly opening: string; readonly lines: string[] } | undefined;
  let number = 0;
  for (const { text, fenced } of linesOf(source)) {
    number += 1;
    if (!fenced) {
      if (text.includes("<CodeGroup")) inGroup = true;
      if (text.includes("</CodeGroup")) inGroup = false;
      yield text;
    } else if (!fence) {
      fence = { line: number, opening: text, lines: [] };
    } else if (isClosing(text, fence.opening)) {
      const [, indent = "", language = "", meta = ""] = OPENING.exec(fence.opening) ?? [];
      const lines = fence.lines.map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ""));
      yield { line: fence.line, language, meta, text: lines.join("\n"), inGroup };
      fence = undefined;
    } else {
      fence.lines.push(text);
    }
  }
}

function isClosing(line: string, opening: string): boolean {
  const mark = /`{3,}|~{3,}/.exec(opening)?.[0] ?? "```";
  return line.trim().startsWith(mark) && /^[`~]+$/.test(line.trim());
}
