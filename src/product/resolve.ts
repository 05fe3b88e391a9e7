import type { TokenTable } from "./tokens";

/**
 * `{{name}}` with no space inside. `\{{` is a literal `{{`, and `\\{{` a backslash before a token (Windows paths).
 * Template syntax of other tools (`{{ .Values.x }}`) stays.
 */
const TOKEN = /\\\\(?=\{\{)|\\\{\{|\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g;

const ESCAPED = "\\{{";

/** A token that no identity defines: its name and its offset (UTF-16 units) in the text. */
export interface UnknownToken {
  readonly name: string;
  readonly offset: number;
}

/** Replaces every known token and unescapes `\{{`; unknown tokens stay as written. */
export function resolveTokens(text: string, tokens: TokenTable): string {
  return text.replace(TOKEN, (match, name: string | undefined) => {
    if (name !== undefined) return valueOf(tokens, name) ?? match;
    return match === ESCAPED ? "{{" : "\\";
  });
}

/** Lists every token in the text that the table does not define, in order. */
export function findUnknownTokens(text: string, tokens: TokenTable): UnknownToken[] {
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const name = match[1];
    const unknown = name !== undefined && valueOf(tokens, name) === undefined;
    return unknown ? [{ name, offset: match.index }] : [];
  });
}

function valueOf(tokens: TokenTable, name: string): string | undefined {
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined;
}
