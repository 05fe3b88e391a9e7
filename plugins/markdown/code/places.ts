import type { Placeholder } from "../../../src/lib/apiVariables";

/** A run of text in one colour. */
export interface Piece {
  readonly kind: string | undefined;
  readonly text: string;
}

interface Group {
  readonly place: Placeholder | undefined;
  readonly pieces: Piece[];
}

/** Cuts the pieces of a line (which begins at offset `start`) where places begin and end, and groups them by place. */
export function piecesByPlace(
  pieces: readonly Piece[],
  start: number,
  places: readonly Placeholder[],
): Group[] {
  const groups: Group[] = [];
  let at = start;
  for (const piece of pieces) {
    for (const { offset, text } of cut(piece.text, at, places)) {
      const place = places.find((one) => one.start <= offset && offset < one.end);
      const last = groups.at(-1);
      if (last && last.place === place) last.pieces.push({ ...piece, text });
      else groups.push({ place, pieces: [{ ...piece, text }] });
    }
    at += piece.text.length;
  }
  return groups;
}

/** Parts of a text that begins at offset `start`; none reaches over an edge of a place. */
function cut(
  text: string,
  start: number,
  places: readonly Placeholder[],
): { readonly offset: number; readonly text: string }[] {
  const edges = places
    .flatMap((place) => [place.start, place.end])
    .filter((edge) => edge > start && edge < start + text.length);
  return [start, ...edges].map((offset, index) => ({
    offset,
    text: text.slice(offset - start, (edges[index] ?? start + text.length) - start),
  }));
}
