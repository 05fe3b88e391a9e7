/** Number of codes that take one byte. */
export const SHORT_CODES = 91;

const [FIRST, BACKSLASH, SECOND_RANGE, SURROGATES, PAST_SURROGATES] = [0x23, 0x5c, 0xa1, 0xd800, 0x800];

/** Character for a place in a list: printable, and never one that JSON has to escape. */
export function characterOf(place: number): string {
  if (place < SHORT_CODES) return String.fromCharCode(FIRST + place + (FIRST + place >= BACKSLASH ? 1 : 0));
  const point = SECOND_RANGE + place - SHORT_CODES;
  return String.fromCodePoint(point < SURROGATES ? point : point + PAST_SURROGATES);
}

/** The place that a character stands for. */
export function placeOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < SECOND_RANGE) return point - FIRST - (point > BACKSLASH ? 1 : 0);
  return SHORT_CODES - SECOND_RANGE + point - (point < SURROGATES ? 0 : PAST_SURROGATES);
}
