import { tokenise, type Token } from "./tokenise";

/** Texts whose tokens are remembered: those of the hits that a reader sees while typing a query or two. */
const REMEMBERED = 1500;

const known = new Map<string, readonly Token[]>();

/** The tokens of a text. From one letter to the next most hits stay the same, so their texts are split once. */
export function tokensOf(text: string): readonly Token[] {
  const found = known.get(text);
  if (found) return found;
  const tokens = tokenise(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, tokens);
  return tokens;
}
