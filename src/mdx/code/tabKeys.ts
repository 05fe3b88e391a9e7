/** Keys that a tab list reacts to; with a modifier they belong to the browser. */
export interface TabKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Tab that a key leads to (ARIA tabs pattern): left and right wrap, Home and End jump.
 *
 * @returns undefined when the key is none of the list's; up and down keep scrolling the page
 */
export function tabAfterKey(pressed: TabKey, current: number, count: number): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  switch (pressed.key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
