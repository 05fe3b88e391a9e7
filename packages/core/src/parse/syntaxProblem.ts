import { offsetAt, positionOf, type Finding } from "../report";
import { unmask } from "./mask";
import { replacing, type Place } from "./place";

// Explains the errors of the MDX parser that writers meet: tags, braces, comments. The parser often stops at the end of a
// paragraph or of the file; the place of a finding is that of the mistake.

type Problem = Pick<Finding, "line" | "column" | "message" | "fix" | "edits">;

interface Point {
  readonly line?: number;
  readonly column?: number;
  readonly start?: Point;
}

/** The parts of an error of the parser that are read here. */
interface ParserError {
  readonly reason?: string;
  readonly message: string;
  readonly place?: Point;
  /** The error of the JavaScript parser. */
  readonly cause?: { readonly message?: string };
}

/** Parts of a text that hold no tags and braces: escapes and code. */
const OPAQUE = /\\[^]|(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)|^~~~[^]*?^~~~/;

/** Elements that have nothing inside. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that writers close on purpose; other small names are usually meant as text, such as `<peer>`. */
const KNOWN =
  /^(?:[A-Z]\w*[a-z].*|a|abbr|b|blockquote|code|del|details|div|em|h[1-6]|i|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)$/;

/** Explains why a page cannot be read. `text` is what the parser got. */
export function syntaxProblem(text: string, error: unknown): Problem {
  const { reason, message, place, cause } = error as ParserError;
  const why = unmask(cause?.message ?? "").replace(/ \(\d+:\d+\)$/, "");
  const said = unmask((reason ?? message).split("\n")[0] ?? "").replace(/[.:]*$/, "");
  const start = place?.start ?? place ?? {};
  const at = { line: start.line ?? 1, column: start.column ?? 1 };
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = pattern.exec(said);
    const problem = match && explain(text, at, match, why);
    if (problem) return problem;
  }
  return {
    ...at,
    message: `The page cannot be read: ${said}.`,
    fix: 'write valid MDX; a literal "<" or "{" needs backticks or a backslash.',
  };
}

/**
 * Explains an error; undefined if it is another than its message looks like.
 *
 * @param why the error of the JavaScript parser
 */
type Explain = (text: string, at: Place, match: RegExpExecArray, why: string) => Problem | undefined;

/** Messages of the parser; the first that explains an error wins. */
const EXPLANATIONS: readonly (readonly [said: RegExp, Explain])[] = [
  [/^Expected a closing tag for `<(\S*)>` \((\d+):(\d+)/, openTag],
  [/^Unexpected closing tag `<\/(\S*)>`, expected .* for `<(\S*)>` \((\d+):(\d+)/, otherClosingTag],
  [/^Unexpected closing slash `\/` in tag/, closingTagAlone],
  [/^Expected the closing tag `<\/(\S*)>` /, closingTagElsewhere],
  [/^Unexpected (?:end of file|lazy line).* in expression/, openBrace],
  [/^Unexpected end of file.*/, unfinishedTag],
  [/^Unexpected character `(.+?)` \(.*?\) (.*)/, strayCharacter],
  [/^Could not parse expression with acorn/, spacedId],
  [/^Could not parse expression with acorn/, halfToken],
  [/^Could not parse expression with acorn/, notCode],
  [/^Could not parse import/, notModule],
];

/** A tag that nothing closes. */
function openTag(text: string, _: Place, [, name = "", line, column]: RegExpExecArray): Problem {
  const at = { line: Number(line), column: Number(column) };
  const [start, rest] = [offsetAt(text, at), text.slice(offsetAt(text, at))];
  const [tag = ""] = TAG.exec(rest) ?? [];
  const edit = replacing(text, start + tag.length - 1, ">", VOID.test(name) ? " />" : undefined);
  return { ...at, ...notClosed(name, rest.includes(`</${name}>`)), ...edit };
}

/**
 * Describes the mistake in an opening tag.
 *
 * @param isElsewhere whether its closing tag follows in another block
 */
function notClosed(name: string, isElsewhere = false): Pick<Problem, "message" | "fix"> {
  const message = `<${name}> is not closed.`;
  if (VOID.test(name)) return { message, fix: `write <${name} />.` };
  if (!KNOWN.test(name)) return { message, fix: `write \`<${name}>\` in backticks, or \\<${name}>.` };
  if (isElsewhere)
    return { message, fix: `write <${name}> and </${name}> in one paragraph, or each on its own line.` };
  return { message, fix: `write </${name}> where it ends, or <${name} /> if it is empty.` };
}

/** A closing tag inside of an element with another name. */
function otherClosingTag(text: string, at: Place, match: RegExpExecArray): Problem {
  const [, closing = "", open = "", line, column] = match;
  const isOpened = text.slice(0, offsetAt(text, at)).includes(`<${closing}`);
  if (isOpened) return { line: Number(line), column: Number(column), ...notClosed(open) };
  return { ...at, message: `</${closing}> does not close <${open}>.`, fix: `write </${open}>.` };
}

function closingTagAlone(text: string, { line, column }: Place): Problem {
  const start = Math.max(1, column - 1);
  const [tag = "</>"] = /^<\/[\w.]*>/.exec(text.slice(offsetAt(text, { line, column: start }))) ?? [];
  const message = `${tag} has no opening tag.`;
  return { line, column: start, message, fix: "remove it, or write the opening tag above it." };
}

function closingTagElsewhere(_: string, at: Place, [, name]: RegExpExecArray): Problem {
  const message = `</${name}> is in a different block from its opening tag.`;
  return { ...at, message, fix: "write both in one paragraph, or each on its own line." };
}

/** A `{` that nothing closes before the end of the file. */
function openBrace(text: string, at: Place): Problem {
  return {
    ...openBraceBefore(text, at),
    message: 'This "{" is not closed.',
    fix: 'write "}" after it, or "\\{" for a literal one.',
  };
}

/** The place of the first `{` that is not closed before another place; that place if there is none. */
function openBraceBefore(text: string, at: Place): Place {
  const opened: number[] = [];
  const before = text.slice(0, offsetAt(text, at));
  for (const { 0: part, index } of before.matchAll(new RegExp(`${OPAQUE.source}|[{}]`, "gm"))) {
    if (part === "{") opened.push(index);
    if (part === "}") opened.pop();
  }
  return opened[0] === undefined ? at : positionOf(text, opened[0]);
}

/** Braces hold JavaScript. */
function notCode(text: string, at: Place, _: RegExpExecArray, why: string): Problem {
  return {
    ...openBraceBefore(text, at),
    message: `Text between { and } is read as code, but is not JavaScript: ${why}.`,
    fix: 'write "\\{" for a literal brace, or put the words in backticks.',
  };
}

/** So do lines that begin with `import` or `export`; the parser may stop in a later block. */
function notModule(text: string, at: Place, _: RegExpExecArray, why: string): Problem {
  const begin = [...text.slice(0, offsetAt(text, at)).matchAll(/^(?:im|ex)port\b/gm)].at(-1)?.index ?? 0;
  return {
    ...laterBlock(text, positionOf(text, begin), at),
    message: `A line that begins with "import" or "export" is read as code, but is not JavaScript: ${why}.`,
    fix: 'begin the line with another word, or correct the import: import Name from "./_name.mdx";',
  };
}

/** Where a mistake begins, if the parser stopped in a later block than it; the place where it stopped otherwise. */
function laterBlock(text: string, begin: Place, stop: Place): Place {
  return /\n[^\S\n]*\n/.test(text.slice(offsetAt(text, begin), offsetAt(text, stop))) ? begin : stop;
}

const TAG = /<[A-Za-z/](?:"[^"]*"|'[^']*'|[^"'>])*>/;

/** A `<` that goes on to the end of the paragraph. */
function unfinishedTag(text: string, at: Place, [said = ""]: readonly string[]): Problem {
  const end = offsetAt(text, at);
  const block = text.slice(0, end).trimEnd().lastIndexOf("\n\n") + 1;
  const parts = new RegExp(`${OPAQUE.source}|${TAG.source}|(<)(?=[A-Za-z/])`, "gm");
  const open = [block, 0].flatMap((from) =>
    [...text.slice(from, end).matchAll(parts)].filter((match) => match[2]).map(({ index }) => from + index),
  );
  const place = positionOf(text, open[0] ?? Math.max(0, end - 1));
  return said.includes(" in attribute value")
    ? {
        ...place,
        message: "A value in this tag has no closing quote, or a different one from its opening quote.",
        fix: "write the same quote on both sides of the value.",
      }
    : {
        ...place,
        message: 'This "<" begins a tag that does not end.',
        fix: 'close its quotes and write ">", or write "\\<" for a literal one.',
      };
}

/** `<!--`, `<https://…>` and other signs that a tag cannot have. */
function strayCharacter(text: string, at: Place, [, char, where = ""]: RegExpExecArray): Problem {
  const line = text.split("\n")[at.line - 1] ?? "";
  const start = line.lastIndexOf("<", char === "<" ? at.column - 2 : at.column - 1);
  const rest = line.slice(Math.max(0, start));
  const open = unfinishedTag(text, at, []);
  if (start === -1 && laterBlock(text, open, at) === open) return open;
  const place = { line: at.line, column: start === -1 ? at.column : start + 1 };
  if (rest.startsWith("<!--")) {
    const offset = offsetAt(text, place);
    const [comment = "", words] = /<!--((?:(?!\*\/)[^])*?)-->/.exec(text.slice(offset)) ?? [];
    const edit = replacing(text, offset, comment, words && `{/*${unmask(words)}*/}`);
    return { ...place, message: "Pages cannot have HTML comments.", fix: "write {/* … */}.", ...edit };
  }
  const address = /^<((?:https?|ftp|mailto):[^>\s]*|[^>\s]+@[^>\s]+)>/.exec(rest)?.[1];
  if (address !== undefined) {
    const url = /^[\w.+-]+@/.test(address) ? `mailto:${address}` : address;
    const message = "An address between < and > is read as a tag.";
    return { ...place, message, fix: `write [what it leads to](${url}).` };
  }
  if (where.startsWith("before attribute value"))
    return { ...at, message: "This value has no quotes.", fix: "write quotes around it." };
  const message = `"${char}" cannot follow this "<", which begins a tag.`;
  return { ...place, message, fix: 'write "\\<" or backticks for a literal "<", or correct the tag.' };
}

/** `## Heading { #id }`, with spaces in the braces. */
function spacedId(text: string, { line }: Place): Problem | undefined {
  const match = /^\s*#{1,6} .*?(\{\s*#\s*([^\s}]+)\s*\})\s*$/.exec(text.split("\n")[line - 1] ?? "");
  if (!match) return undefined;
  const [whole, mark = "", id = ""] = match;
  const message = `"${mark}" is read as code, and not as the id of the heading.`;
  return { line, column: whole.lastIndexOf(mark) + 1, message, fix: `write "{#${id}}", without spaces.` };
}

/** `{{product}`, a content token without its second brace. */
function halfToken(text: string, at: Place): Problem | undefined {
  const open = text.lastIndexOf("{{", offsetAt(text, at));
  const name = open < 0 ? undefined : /^\{\{\s*(\w+)\s*\}(?!\})/.exec(text.slice(open))?.[1];
  if (name === undefined) return undefined;
  return { ...positionOf(text, open), message: 'The token ends with one "}".', fix: `write "{{${name}}}".` };
}
