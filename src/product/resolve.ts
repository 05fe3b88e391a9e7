import type { TokenTable } from "./tokens";

// The grammar of content tokens, and nothing else knows it: `{{name}}` with no space inside. `\{{` is a literal `{{`, and
// `\\{{` a backslash before a token (Windows paths). Template syntax of other tools (`{{ .Values.x }}`) stays.

const NAME = "[A-Za-z][A-Za-z0-9]*";
const MARK = new RegExp(`\\\\\\\\(?=\\{\\{)|\\\\\\{\\{|\\{\\{(${NAME})\\}\\}`, "g");

/** Literal brackets, as a writer types them. */
const ESCAPED_BRACKETS = "\\{{";

/** What takes the place of each mark of the grammar. A mark without a function stays as typed. */
export interface MarkValues {
  /** Of `{{name}}`; undefined leaves it as typed. */
  readonly token?: (name: string) => string | undefined;
  /** Of `\{{`. */
  readonly escapedBrackets?: string;
  /** Of the two backslashes before a token. */
  readonly backslash?: string;
}

/** A token that no identity defines: its name and its offset (UTF-16 units) in the text. */
export interface UnknownToken {
  readonly name: string;
  readonly offset: number;
}

/** Replaces the marks of the grammar in a text. */
export function replaceMarks(text: string, { token, escapedBrackets, backslash }: MarkValues): string {
  return text.replace(MARK, (mark, name: string | undefined) => {
    if (name !== undefined) return token?.(name) ?? mark;
    return (mark === ESCAPED_BRACKETS ? escapedBrackets : backslash) ?? mark;
  });
}

/** Replaces every known token and unescapes `\{{`; unknown tokens stay as written. */
export function resolveTokens(text: string, tokens: TokenTable): string {
  return replaceMarks(text, {
    token: (name) => valueOf(tokens, name),
    escapedBrackets: "{{",
    backslash: "\\",
  });
}

/** Lists every token in the text that the table does not define, in order. */
export function findUnknownTokens(text: string, tokens: TokenTable): UnknownToken[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const name = match[1];
    const unknown = name !== undefined && valueOf(tokens, name) === undefined;
    return unknown ? [{ name, offset: match.index }] : [];
  });
}

/** A token as writers type it. */
export function tokenText(name: string): string {
  return `{{${name}}}`;
}

/** A pattern, without groups, of some tokens, or of any when none is named. */
export function tokenPattern(names: readonly string[] = [NAME]): string {
  return `\\{\\{(?:${names.join("|")})\\}\\}`;
}

/** The value of a token; undefined when the table has none of that name. */
export function valueOf(tokens: TokenTable, name: string): string | undefined {
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined;
}
