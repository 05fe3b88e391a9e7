import type { TokenTable } from "./tokens";

// The grammar of content tokens; no other module implements it. `{{name}}`, without spaces, is a token. `\{{` is a literal
// `{{`, and `\\{{` is a backslash before a token (Windows paths). Template syntax of other tools (`{{ .Values.x }}`) is text.

const NAME = "[A-Za-z][A-Za-z0-9]*";
const MARK = new RegExp(`\\\\\\\\(?=\\{\\{)|\\\\\\{\\{|\\{\\{(${NAME})\\}\\}`, "g");

/** Literal brackets, as a writer types them. */
const ESCAPED_BRACKETS = "\\{{";

/** Replacements for each mark of the grammar; a mark without one is unchanged. */
export interface MarkValues {
  /** For `{{name}}`; undefined leaves it unchanged. */
  readonly token?: (name: string) => string | undefined;
  /** For `\{{`. */
  readonly escapedBrackets?: string;
  /** For two backslashes before a token. */
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

/** Source of a regular expression, without groups, for the given tokens; for any token unless given. */
export function tokenPattern(names: readonly string[] = [NAME]): string {
  return `\\{\\{(?:${names.join("|")})\\}\\}`;
}

/** The value of a token; undefined when the table has none of that name. */
export function valueOf(tokens: TokenTable, name: string): string | undefined {
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined;
}
