/** Distance below the scroll offset at which a heading counts as reached, in pixels (SPEC section 4). */
export const SCROLL_OFFSET = 10;

/** A heading's id and its distance from the top of the document, in pixels. */
export interface HeadingPlace {
  readonly id: string;
  readonly top: number;
}

/**
 * The heading that the reader is in: the last one whose top is at or above the scroll position plus the offset.
 * Above the first heading there is none. At the very end of the page the last heading that fits counts,
 * so short last sections can become active too.
 */
export function activeHeading(
  places: readonly HeadingPlace[],
  scrollY: number,
  offset = SCROLL_OFFSET,
): string | undefined {
  return places.findLast(({ top }) => top <= scrollY + offset)?.id;
}
