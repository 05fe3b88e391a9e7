/** Extracts the runnable programs from API pages and guides. */
import { linesOf } from "../../../plugins/content/parse/fences";

/** The API call that a program must make. */
export interface ExpectedCall {
  /** Upper case. */
  readonly method: string;
  /** As in the description, such as `/api/peers/{peerId}`. */
  readonly path: string;
}

/** A program on a page. */
export interface Program {
  /** Path of the page from the project root. */
  readonly page: string;
  /** Line of the first fence mark, from 1. */
  readonly line: number;
  /** Language of the fence. */
  readonly language: string;
  readonly code: string;
  /** Undefined for steps of a guide: each of its calls must succeed. */
  readonly expected: ExpectedCall | undefined;
}

/** Folder of the generated pages, where every request has a sample in each language. */
export const RESOURCES_FOLDER = "api/resources/";

interface Fence {
  readonly language: string;
  readonly line: number;
  readonly code: string;
  /** Attributes of the code group around it; undefined outside of groups. */
  readonly group: string | undefined;
}

/**
 * The programs of a page: each sample of a request, and the shell commands of a guide as one session, because a
 * reader runs them in order.
 *
 * @param source text of the page with tokens replaced
 */
export function extractPrograms(page: string, source: string, languages: ReadonlySet<string>): Program[] {
  const fences = fencesOf(source).filter(({ language }) => languages.has(language));
  // A resource page has samples only; the commands of a guide build on each other.
  const session = page.startsWith(RESOURCES_FOLDER) ? [] : guideSession(page, fences);
  const alone = session.length > 0 ? fences.filter(({ language }) => language !== "bash") : fences;
  const samples = alone.flatMap(({ group, ...fence }) => {
    const expected = group === undefined ? undefined : requestOf(group);
    return expected ? [{ ...fence, page, expected }] : [];
  });
  return [...samples, ...session];
}

function guideSession(page: string, fences: readonly Fence[]): Program[] {
  const steps = fences.filter(({ language, code }) => language === "bash" && isCall(code));
  const [first] = steps;
  if (!first) return [];
  const code = ["set -euo pipefail", ...steps.map((step) => step.code.replace(TOKEN_PROMPT_LINES, ""))].join(
    "\n",
  );
  return [{ page, line: first.line, language: "bash", code, expected: undefined }];
}

/** Lines that ask the reader to type the token; here it is in the environment already. */
const TOKEN_PROMPT_LINES = /^read -rs .*\n/gm;

function isCall(code: string): boolean {
  return code.includes("curl ");
}

function requestOf(attributes: string): ExpectedCall | undefined {
  const [method, path] = ["tag", "label"].map(
    (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1],
  );
  return method && path ? { method, path } : undefined;
}

function fencesOf(source: string): Fence[] {
  const fences: Fence[] = [];
  let group: string | undefined;
  let open: { language: string; line: number; text: string[] } | undefined;
  for (const [index, { text, fenced }] of [...linesOf(source), { text: "", fenced: false }].entries()) {
    if (!fenced) {
      if (open) fences.push({ language: open.language, line: open.line, code: bodyOf(open.text), group });
      open = undefined;
      if (text.includes("<CodeGroup")) group = text;
      if (text.includes("</CodeGroup>")) group = undefined;
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
 * The first sample of each request shape in each language, and every session of a guide. A shape is the method, the
 * number of path parameters, and whether there is a body.
 */
export function oneOfEachShape(programs: readonly Program[]): Program[] {
  const seen = new Set<string>();
  return programs.filter(({ expected, language, code }) => {
    if (!expected) return true;
    const parameters = expected.path.split("{").length - 1;
    const shape = [language, expected.method, parameters, /content-type/i.test(code)].join(" ");
    return !seen.has(shape) && Boolean(seen.add(shape));
  });
}

/** Requests of resource pages without a sample in one of the languages, one line each. */
export function missingSamples(
  programs: readonly Program[],
  languages: readonly { readonly language: string; readonly label: string }[],
): string[] {
  const requests = new Map<string, Program[]>();
  for (const program of programs) {
    const { page, expected } = program;
    if (!expected || !page.startsWith(RESOURCES_FOLDER)) continue;
    const key = `${page} ${expected.method} ${expected.path}`;
    requests.set(key, [...(requests.get(key) ?? []), program]);
  }
  return [...requests].flatMap(([request, samples]) => {
    const lacking = languages.filter(
      ({ language }) => !samples.some((sample) => sample.language === language),
    );
    const [first] = samples;
    return lacking.map(
      ({ label }) =>
        `${first?.page ?? ""}:${first?.line ?? 1}:1 api-sample: ${request.split(" ").slice(1).join(" ")} has no sample in ${label}. Fix: run npm run api:generate.`,
    );
  });
}
