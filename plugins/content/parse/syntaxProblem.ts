import { offsetAt, positionOf, type Finding } from "../../report";
import { unmask } from "./mask";

// Explains the errors of the MDX parser in the words of the site, and finds the place of the mistake: the parser often
// stops at the end of a paragraph or of the file.

type Problem = Pick<Finding, "line" | "column" | "message" | "fix">;

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
  readonly cause?: { readonly message?: string };
}

/** Elements that have nothing inside. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that writers close on purpose; other small names are usually meant as text, such as `<peer>`. */
const KNOWN =
  /^(?:[A-Z]\w*[a-z].*|a|abbr|b|blockquote|code|del|details|div|em|h[1-6]|i|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)$/;

/** Explains why a page cannot be read. `text` is what the parser got. */
export function syntaxProblem(text: string, error: unknown): Problem {
  const { reason, message, place } = error as ParserError;
  const parserMessage = unmask((reason ?? message).split("\n")[0] ?? "");
  const start = place?.start ?? place ?? {};
  const at = { line: start.line ?? 1, column: start.column ?? 1 };
  return (
    openTag(text, parserMessage) ??
    wrongClosing(text, parserMessage, at) ??
    unfinished(text, parserMessage, at) ??
    strayCharacter(text, parserMessage, at) ??
    repeatedName(error as ParserError, at) ??
    noCode(text, parserMessage, at) ?? {
      ...at,
      message: `The page cannot be read: ${parserMessage.replace(/[.:]*$/, "")}.`,
      fix: "write valid MDX; a literal < or { in prose needs backticks or a backslash.",
    }
  );
}

/** A tag that nothing closes. */
function openTag(text: string, parserMessage: string): Problem | undefined {
  const [, name = "", line, column] =
    /^Expected a closing tag for `<(\S*)>` \((\d+):(\d+)/.exec(parserMessage) ?? [];
  if (line === undefined) return undefined;
  const at = { line: Number(line), column: Number(column) };
  return { ...at, ...notClosed(name, text.slice(offsetAt(text, at)).includes(`</${name}>`)) };
}

/**
 * Describes the mistake in an opening tag.
 *
 * @param isElsewhere whether its closing tag stands further below, in another block
 */
function notClosed(name: string, isElsewhere = false): Pick<Problem, "message" | "fix"> {
  const message = `<${name}> is not closed.`;
  if (VOID.test(name)) return { message, fix: `write <${name} />.` };
  if (!KNOWN.test(name)) return { message, fix: `write \`<${name}>\` in backticks, or \\<${name}>.` };
  if (isElsewhere)
    return { message, fix: `write <${name}> and </${name}> in one paragraph, or each on its own line.` };
  return { message, fix: `write </${name}> where it ends, or <${name} /> if it is empty.` };
}

/** A closing tag that closes something else, or nothing. */
function wrongClosing(
  text: string,
  parserMessage: string,
  at: Pick<Problem, "line" | "column">,
): Problem | undefined {
  const mismatch = /^Unexpected closing tag `<\/(\S*)>`, expected .* for `<(\S*)>` \((\d+):(\d+)/.exec(
    parserMessage,
  );
  if (mismatch) {
    const [, closing = "", open = "", line, column] = mismatch;
    const isOpened = text.slice(0, offsetAt(text, at)).includes(`<${closing}`);
    if (isOpened) return { line: Number(line), column: Number(column), ...notClosed(open) };
    return { ...at, message: `</${closing}> does not close <${open}>.`, fix: `write </${open}>.` };
  }
  if (parserMessage.startsWith("Unexpected closing slash `/` in tag")) {
    const column = Math.max(1, at.column - 1);
    const message = "This closing tag has no opening tag.";
    return { ...at, column, message, fix: "remove it, or write the opening tag above it." };
  }
  const apart = /^Expected the closing tag `<\/(\S*)>` /.exec(parserMessage);
  if (!apart) return undefined;
  const message = `</${apart[1]}> is in a different block from its opening tag.`;
  return { ...at, message, fix: "write both in one paragraph, or each on its own line." };
}

/** Text that begins with `{` or `<` and goes on to the end of the paragraph or of the file. */
function unfinished(
  text: string,
  parserMessage: string,
  at: Pick<Problem, "line" | "column">,
): Problem | undefined {
  if (!parserMessage.startsWith("Unexpected end of file")) return undefined;
  const end = offsetAt(text, at);
  if (parserMessage.includes(" in expression"))
    return {
      ...positionOf(text, lastUnclosed(text, end, "{", "}")),
      message: 'This "{" is not closed.',
      fix: 'write "}" after it, or "\\{" for a literal one.',
    };
  const place = positionOf(text, lastUnclosed(text, end, "<", ">"));
  if (parserMessage.includes(" in attribute value"))
    return {
      ...place,
      message: "A value in this tag has no second quote, or another one than its first.",
      fix: "write the same quote on both sides of the value.",
    };
  return {
    ...place,
    message: 'This "<" begins a tag that does not end.',
    fix: 'close its quotes and write ">", or write "\\<" for a literal one.',
  };
}

/** Offset of the first bracket of the last block that has no partner before `end`. */
function lastUnclosed(text: string, end: number, open: string, close: string): number {
  const from = open === "<" ? text.slice(0, end).trimEnd().lastIndexOf("\n\n") + 1 : 0;
  return (
    unclosedFrom(text, from, end, open, close) ??
    unclosedFrom(text, 0, end, open, close) ??
    Math.max(0, end - 1)
  );
}

function unclosedFrom(
  text: string,
  from: number,
  end: number,
  open: string,
  close: string,
): number | undefined {
  const opened: number[] = [];
  let quote = "";
  let fence = "";
  for (let at = from; at < end; at += 1) {
    const char = text.charAt(at);
    const ticks = /^`+|^~{3,}/.exec(text.slice(at))?.[0];
    if (ticks !== undefined && quote === "") {
      if (fence === "" && text.indexOf(ticks, at + ticks.length) !== -1) fence = ticks;
      else if (ticks === fence) fence = "";
      at += ticks.length - 1;
    } else if (fence !== "") continue;
    else if (char === "\\") at += 1;
    else if (quote !== "") quote = char === quote ? "" : quote;
    else if (open === "<" && opened.length > 0 && (char === '"' || char === "'")) quote = char;
    else if (char === open && (open === "{" || /[A-Za-z/]/.test(text.charAt(at + 1)))) opened.push(at);
    else if (char === close) opened.pop();
  }
  return opened[0];
}

/** `<!--`, `<https://…>` and other signs that cannot stand in a tag. */
function strayCharacter(
  text: string,
  parserMessage: string,
  at: Pick<Problem, "line" | "column">,
): Problem | undefined {
  const char = /^Unexpected character `(.+?)` \(/.exec(parserMessage)?.[1];
  if (char === undefined) return undefined;
  const line = text.split("\n")[at.line - 1] ?? "";
  const start = line.lastIndexOf("<", char === "<" ? at.column - 2 : at.column - 1);
  const rest = line.slice(Math.max(0, start));
  const place = { line: at.line, column: start === -1 ? at.column : start + 1 };
  if (rest.startsWith("<!--"))
    return { ...place, message: "Pages cannot have HTML comments.", fix: "write {/* … */}." };
  const address = /^<((?:https?|ftp|mailto):[^>\s]*|[^>\s]+@[^>\s]+)>/.exec(rest)?.[1];
  if (address !== undefined) {
    const message = "An address between < and > is read as a tag.";
    const url = /^[\w.+-]+@/.test(address) ? `mailto:${address}` : address;
    return { ...place, message, fix: `write [what it leads to](${url}).` };
  }
  const [, name, value] =
    /([\w-]+)=([^\s"'{>][^\s>]*)$/.exec(
      `${line.slice(0, at.column - 1)}${line.slice(at.column - 1).split(/[\s>]/)[0] ?? ""}`,
    ) ?? [];
  if (name !== undefined) {
    const column = at.column - name.length - 1;
    return {
      line: at.line,
      column,
      message: `The value of "${name}" has no quotes.`,
      fix: `write ${name}="${value ?? ""}".`,
    };
  }
  const message = `"${unmask(char)}" cannot follow this "<", which begins a tag.`;
  return { ...place, message, fix: 'write "\\<" or backticks for a literal "<", or correct the tag.' };
}

/** A name that a page imports or exports a second time. */
function repeatedName({ cause }: ParserError, at: Pick<Problem, "line" | "column">): Problem | undefined {
  const [, name] = /^Identifier '(.+)' has already been declared/.exec(cause?.message ?? "") ?? [];
  if (name === undefined) return undefined;
  const message = `The page imports or exports "${name}" twice.`;
  return { ...at, message, fix: "remove one of the two lines, or give it another name." };
}

/** Braces, and lines that begin with `import` or `export`, hold JavaScript. */
function noCode(
  text: string,
  parserMessage: string,
  at: Pick<Problem, "line" | "column">,
): Problem | undefined {
  if (parserMessage === "Could not parse import/exports with acorn") {
    if (/^import type\b/.test(text.slice(offsetAt(text, { line: at.line, column: 1 }))))
      return {
        ...at,
        message: "Pages can import JavaScript values, but no TypeScript types.",
        fix: "remove this import.",
      };
    const message =
      'A line that begins with "import" or "export" is read as code, but this is not JavaScript.';
    return {
      ...at,
      message,
      fix: 'write import Name from "./_name.mdx"; or begin the line with another word.',
    };
  }
  if (parserMessage !== "Could not parse expression with acorn") return undefined;
  const id = spacedId(text, at);
  if (id !== undefined) return id;
  const offset = offsetAt(text, at);
  const open = text.lastIndexOf("{{", offset);
  const token = /^\{\{\s*(\w+)\s*\}(?!\})/.exec(text.slice(open))?.[1];
  if (open >= 0 && token !== undefined)
    return {
      ...positionOf(text, open),
      message: 'The token ends with one "}".',
      fix: `write "{{${token}}}".`,
    };
  const [brackets] = open < 0 ? [] : (/^\{\{[^{}\n]*\}\}/.exec(text.slice(open)) ?? []);
  if (brackets !== undefined && open + brackets.length > offset && !/^\{\{[<%]/.test(brackets)) {
    const message = `"${brackets}" is not a content token, whose name has only letters and digits.`;
    return { ...positionOf(text, open), message, fix: 'write "\\{{" for literal brackets.' };
  }
  const start = text.lastIndexOf("{", offset);
  if (/^\{\s*[%<:.#]/.test(text.slice(start)))
    return {
      ...positionOf(text, start),
      message: "Pages have no tags and no attributes in braces, as other tools read them.",
      fix: 'remove them, or write "\\{" for a literal brace.',
    };
  const message = "Text between { and } is read as code, but this is not JavaScript.";
  return { ...at, message, fix: 'write "\\{" for a literal brace, or put the words in backticks.' };
}

/** `## Heading { #id }`, with spaces in the braces. */
function spacedId(text: string, { line }: Pick<Problem, "line">): Problem | undefined {
  const match = /^\s*#{1,6} .*?(\{\s*#\s*([^\s}]+)\s*\})\s*$/.exec(text.split("\n")[line - 1] ?? "");
  if (!match) return undefined;
  const [whole, mark = "", id = ""] = match;
  const message = `"${mark}" is read as code, and not as the id of the heading.`;
  return { line, column: whole.lastIndexOf(mark) + 1, message, fix: `write "{#${id}}", without spaces.` };
}
