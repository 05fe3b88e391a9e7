/** Extracts the runnable programs from API pages and guides. */
import { linesOf } from "docusaurus-waymark-core/parse/fences";

/** The API call that a program must make. */
export interface ExpectedCall {
  /** Upper case. */
  readonly method: string;
  /** As in the description, such as `/api/peers/{peerId}`. */
  readonly path: string;
}

/** A program on a page. */
export interface Program {
  /** Path of the page. */
  readonly page: string;
  /** Line of the first fence mark, from 1. */
  readonly line: number;
  /** Language of the fence. */
  readonly language: string;
  readonly code: string;
  /** Undefined for steps of a guide: each of its calls must succeed. */
  readonly expected: ExpectedCall | undefined;
}

/**
 * The programs of a page: each sample of a request, and the shell commands of a guide as one session, because a reader runs
 * them in order. A page without commands outside of code groups has samples only.
 *
 * @param source text of the page with tokens replaced
 */
export function extractPrograms(page: string, source: string): readonly Program[] {
  const fences = fencesOf(source).map((fence) => ({ ...fence, page }));
  const steps = fences.filter(({ language, code }) => language === "bash" && code.includes("curl "));
  const samples = fences.filter(({ expected }) => expected);
  const [first] = steps;
  if (!first || steps.every(({ expected }) => expected)) return samples;
  const lines = steps.map(({ code }) => code.replace(TOKEN_PROMPT_LINES, ""));
  const session = { ...first, code: ["set -euo pipefail", ...lines].join("\n"), expected: undefined };
  return [...samples.filter(({ language }) => language !== "bash"), session];
}

/** Lines that ask the reader to type the token; here it is in the environment already. */
const TOKEN_PROMPT_LINES = /^read -rs .*\n/gm;

function requestOf(attributes: string): ExpectedCall | undefined {
  const [method, path] = ["tag", "label"].map(
    (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1],
  );
  return method && path ? { method, path } : undefined;
}

/** The fences of a page, with the request of the code group around them. */
function fencesOf(source: string): Omit<Program, "page">[] {
  const fences: Omit<Program, "page">[] = [];
  let expected: ExpectedCall | undefined;
  let open: { language: string; line: number; text: string[] } | undefined;
  for (const [index, { text, fenced }] of [...linesOf(source), { text: "", fenced: false }].entries()) {
    if (!fenced) {
      if (open) fences.push({ language: open.language, line: open.line, code: bodyOf(open.text), expected });
      open = undefined;
      if (text.includes("<CodeGroup")) expected = requestOf(text);
      if (text.includes("</CodeGroup>")) expected = undefined;
    } else if (open) open.text.push(text);
    else open = { language: /^\s*[`~]+\s*([\w-]*)/.exec(text)?.[1] ?? "", line: index + 1, text: [] };
  }
  return fences;
}

/** Lines of a fence without its closing mark. Indentation of a list is removed. */
function bodyOf(text: readonly string[]): string {
  const closing = text.at(-1) ?? "";
  const indent = closing.length - closing.trimStart().length;
  return text
    .slice(0, -1)
    .map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)))
    .join("\n");
}

/**
 * The first sample of each request shape in each language, and every session. A shape is the method, the number of path
 * parameters, and whether there is a body.
 */
export function oneOfEachShape(programs: readonly Program[]): readonly Program[] {
  const seen = new Set<string>();
  return programs.filter(({ expected, language, code }) => {
    if (!expected) return true;
    const parameters = expected.path.split("{").length - 1;
    const shape = [language, expected.method, parameters, /content-type/i.test(code)].join(" ");
    return !seen.has(shape) && Boolean(seen.add(shape));
  });
}
