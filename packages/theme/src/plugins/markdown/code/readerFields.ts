import type { Placeholder } from "docusaurus-waymark-core/values/apiVariables";

/** Text with one highlighting class. */
export interface HighlightedText {
  readonly className: string | undefined;
  readonly text: string;
}

interface FieldGroup {
  readonly field: Placeholder | undefined;
  readonly pieces: HighlightedText[];
}

/**
 * Splits the pieces of a line at the boundaries of fields, and groups them by field. The line begins at offset
 * `start` of the code.
 */
export function groupByField(
  pieces: readonly HighlightedText[],
  start: number,
  places: readonly Placeholder[],
): FieldGroup[] {
  const groups: FieldGroup[] = [];
  let pieceStart = start;
  for (const piece of pieces) {
    for (const { offset, text } of splitAtEdges(piece.text, pieceStart, places)) {
      const field = places.find((one) => one.start <= offset && offset < one.end);
      const last = groups.at(-1);
      if (last && last.field === field) last.pieces.push({ ...piece, text });
      else groups.push({ field, pieces: [{ ...piece, text }] });
    }
    pieceStart += piece.text.length;
  }
  return groups;
}

/** Splits a text that begins at offset `start` so that no part crosses the boundary of a field. */
function splitAtEdges(
  text: string,
  start: number,
  places: readonly Placeholder[],
): { readonly offset: number; readonly text: string }[] {
  const boundaries = places
    .flatMap((place) => [place.start, place.end])
    .filter((edge) => edge > start && edge < start + text.length);
  return [start, ...boundaries].map((offset, index) => ({
    offset,
    text: text.slice(offset - start, (boundaries[index] ?? start + text.length) - start),
  }));
}
