import { nearest } from "../lib/nearest";
import { tokenText } from "./resolve";
import { TOKEN_FIELDS, type TokenTable } from "./tokens";

/** What is wrong with a token that a table does not have. */
export function tokenProblem(
  name: string,
  tokens: TokenTable,
): { readonly message: string; readonly fix: string } {
  const field = Object.hasOwn(TOKEN_FIELDS, name) ? TOKEN_FIELDS[name] : undefined;
  if (field !== undefined) {
    const message = `"${tokenText(name)}" has no value: the identity has no "${field}".`;
    return {
      message,
      fix: "add it to the identity in src/product, or write the sentence without the token.",
    };
  }
  const near = nearToken(name, tokens);
  const choice = near ? `write "${near}"` : `use one of ${Object.keys(tokens).sort().join(", ")}`;
  const message = `"${tokenText(name)}" is not a content token.`;
  return { message, fix: `${choice}, or "\\{{" for literal brackets.` };
}

/** The known token with the most similar spelling; undefined for a token without a value. */
export function nearToken(name: string, tokens: TokenTable): string | undefined {
  if (Object.hasOwn(TOKEN_FIELDS, name)) return undefined;
  const near = nearest(name, Object.keys(tokens));
  return near === undefined ? undefined : tokenText(near);
}
