import { nearest } from "../lib/nearest";
import { canonicalLanguage } from "./languages";

/** The kind of a marked line: worth a look, new, gone, or wrong. */
export type LineMark = "highlight" | "add" | "remove" | "error";

/** Code without the comments that mark its lines. */
export interface MarkedCode {
  readonly code: string;
  /** Marked lines by their number, from 1, in `code`. */
  readonly marks: ReadonlyMap<number, LineMark>;
  readonly problems: readonly MarkProblem[];
}

/** A mark that does not work; `line` counts from 1 in the code as written. */
export interface MarkProblem {
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

type Place = "next-line" | "start" | "end";

const MARKS: readonly LineMark[] = ["highlight", "add", "remove", "error"];
const PLACES: readonly Place[] = ["next-line", "start", "end"];
const NAMES = MARKS.flatMap((mark) => PLACES.map((place) => `${mark}-${place}`));

/** Opening and closing of the comments of a language. */
type Comment = readonly [open: string, close: string];

const LINE: Comment = ["//", ""];
const BLOCK: Comment = ["/*", "*/"];
const JSX: Comment = ["{/*", "*/}"];
const HASH: Comment = ["#", ""];
const TAGS: Comment = ["<!--", "-->"];

/** Comments by the canonical name of a language; all others have none. */
const COMMENTS: Readonly<Record<string, readonly Comment[]>> = {
  ...forEach(["js", "jsx", "ts", "tsx", "javascript", "typescript"], [LINE, BLOCK, JSX]),
  ...forEach(["go", "java", "c", "cpp", "rust", "kotlin", "swift", "json", "jsonc", "csharp"], [LINE, BLOCK]),
  ...forEach(["css"], [BLOCK]),
  ...forEach(["php"], [LINE, BLOCK, HASH]),
  ...forEach(["hcl"], [HASH, LINE, BLOCK]),
  ...forEach(
    ["bash", "powershell", "python", "ruby", "yaml", "toml", "docker", "nginx", "console", "graphql"],
    [HASH],
  ),
  ...forEach(["ini"], [HASH, [";", ""]]),
  ...forEach(["html", "xml", "markup", "svg"], [TAGS]),
  ...forEach(["markdown"], [TAGS, JSX]),
  ...forEach(["sql", "lua"], [["--", ""]]),
};

function forEach(names: readonly string[], comments: readonly Comment[]): Record<string, readonly Comment[]> {
  return Object.fromEntries(names.map((name) => [name, comments]));
}

/** Anything that looks like a mark: one such word alone on its line, between signs. */
const LIKE_MARK = /^[^\w\s]{1,4}\s*([a-z]+-(?:next-?line|start|end))\s*[^\w\s]{0,4}$/;

/**
 * Takes the comments that mark lines out of code: `# highlight-next-line`, or `# add-start` and `# add-end`, in the
 * comments of the language.
 *
 * @param lines numbers of lines that the fence marks, counted without those comments
 */
export function readMarks(
  code: string,
  language: string,
  lines: ReadonlySet<number> = new Set(),
): MarkedCode {
  const shown: string[] = [];
  const marks = new Map<number, LineMark>();
  const problems: MarkProblem[] = [];
  const open = new Map<LineMark, number>();
  let next: LineMark | undefined;
  for (const [index, text] of code.split("\n").entries()) {
    const line = index + 1;
    const found = markIn(text, language);
    if (found === undefined) {
      shown.push(text);
      const mark = next ?? [...open.keys()].at(-1) ?? (lines.has(shown.length) ? "highlight" : undefined);
      if (mark) marks.set(shown.length, mark);
      next = undefined;
    } else if ("message" in found) {
      shown.push(text);
      problems.push({ line, ...found });
    } else if (found.place === "next-line") next = found.mark;
    else if (found.place === "start") open.set(found.mark, line);
    else if (!open.delete(found.mark)) problems.push({ line, ...unopened(found.mark) });
  }
  for (const [mark, line] of open) problems.push({ line, ...unclosed(mark) });
  const beyond = [...lines].find((line) => line > shown.length || line < 1);
  if (beyond !== undefined) problems.push({ line: 0, ...outside(beyond, shown.length) });
  return { code: shown.join("\n"), marks, problems };
}

/** Code of the same length, in which marks and lines that are gone are blank: what is left has to be right. */
export function withoutMarks(code: string, language: string): string {
  let isGone = false;
  let isNextGone = false;
  return code
    .split("\n")
    .map((text) => {
      const found = markIn(text, language);
      const isMark = found !== undefined && !("message" in found);
      const blank = isMark || isGone || isNextGone;
      if (!isMark) isNextGone = false;
      else if (found.mark === "remove") {
        if (found.place === "next-line") isNextGone = true;
        else isGone = found.place === "start";
      }
      return blank ? " ".repeat(text.length) : text;
    })
    .join("\n");
}

type Found = { readonly mark: LineMark; readonly place: Place } | Omit<MarkProblem, "line">;

function markIn(text: string, language: string): Found | undefined {
  const word = LIKE_MARK.exec(text.trim())?.[1];
  if (word === undefined) return undefined;
  const comments = COMMENTS[canonicalLanguage(language)] ?? [];
  if (!NAMES.includes(word)) {
    const [, mark = "", place = ""] = /^(.*)-(next-?line|start|end)$/.exec(word) ?? [];
    const known = nearest(mark, MARKS);
    const near = known && `${known}-${place === "nextline" ? "next-line" : place}`;
    return near === undefined
      ? undefined
      : { message: `There is no line mark called "${word}".`, fix: `write "${near}".` };
  }
  const [own] = comments;
  if (comments.some((comment) => written(word, comment).includes(text.trim().replace(/\s+/g, " ")))) {
    const mark = MARKS.find((one) => word.startsWith(`${one}-`)) ?? "highlight";
    return { mark, place: word.slice(mark.length + 1) as Place };
  }
  // Markdown may hold code of any language.
  if (canonicalLanguage(language) === "markdown") return undefined;
  const message = `The mark "${word}" is not in a ${language} comment.`;
  return {
    message,
    fix: own
      ? `write "${written(word, own)[0] ?? ""}".`
      : "write the line numbers after the language: {1,3-5}.",
  };
}

/** A mark as a comment, with and without spaces. */
function written(word: string, [open, close]: Comment): string[] {
  return close === "" ? [`${open} ${word}`, open + word] : [`${open} ${word} ${close}`, open + word + close];
}

function unopened(mark: LineMark): Omit<MarkProblem, "line"> {
  return {
    message: `"${mark}-end" has no "${mark}-start" before it.`,
    fix: "add that line, or remove this one.",
  };
}

function unclosed(mark: LineMark): Omit<MarkProblem, "line"> {
  return {
    message: `"${mark}-start" has no "${mark}-end".`,
    fix: "add that line after the last marked line.",
  };
}

function outside(line: number, count: number): Omit<MarkProblem, "line"> {
  return {
    message: `The fence marks line ${line}, but has only ${count} ${count === 1 ? "line" : "lines"}.`,
    fix: "correct the line number.",
  };
}
