import type { KeyPress } from "../../protocol/search";

/**
 * Index of the tab that a key selects (ARIA tabs pattern): left and right arrows wrap around, Home and End select the first
 * and the last tab.
 *
 * @returns undefined for other keys and with a modifier; up and down arrows scroll the page
 */
export function tabAfterKey(pressed: KeyPress, current: number, count: number): number | undefined {
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
