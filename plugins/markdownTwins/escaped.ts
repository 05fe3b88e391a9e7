import type { Text } from "mdast";
import type { Info, State } from "mdast-util-to-markdown";

/**
 * A text with what would be markup escaped, as the writer does it. The writer tries every rule about a character on every
 * text; those about characters that are nowhere in it, or not at the start of a line, are left out here.
 */
export function escaped({ value }: Text, _: unknown, state: State, info: Info): string {
  const whole = info.before + value + info.after;
  const hasBreak = /[\r\n]/.test(whole);
  const unsafe = state.unsafe.filter(
    ({ character, atBreak }) => (hasBreak || !atBreak) && whole.includes(character),
  );
  const isPlain = unsafe.length === 0 && !whole.includes("\\");
  return isPlain ? value : state.safe.call({ ...state, unsafe }, value, info);
}
