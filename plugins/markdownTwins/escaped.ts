import type { Text } from "mdast";
import type { Info, State } from "mdast-util-to-markdown";

/** How texts are written: with what would be markup escaped, as the writer alone does it, in a part of the time. */
export const escaped = Object.assign(writeText, { peek: firstOf });

/**
 * The writer tries every rule about a character on every text; those about characters that are nowhere in it, or not at
 * the start of a line, are left out here.
 */
function writeText({ value }: Text, _: unknown, state: State, info: Info): string {
  const whole = info.before + value + info.after;
  const hasBreak = /[\r\n]/.test(whole);
  const unsafe = state.unsafe.filter(
    ({ character, atBreak }) => (hasBreak || !atBreak) && whole.includes(character),
  );
  if (unsafe.length === 0 && !whole.includes("\\")) return value;
  return state.safe.call({ ...state, unsafe }, value, info);
}

/** What a text begins with. The writer asks before it writes what comes before, and would write the text for that. */
function firstOf(text: Text, parent: unknown, state: State, info: Info): string {
  return NEVER_ESCAPED.test(text.value) ? text.value.charAt(0) : writeText(text, parent, state, info);
}

/** No rule is about letters and digits, nor about a space before one. */
const NEVER_ESCAPED = /^ ?[A-Za-z0-9]/;
