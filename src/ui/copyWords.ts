/** What the last press of a copy button led to. */
export type CopyState = "idle" | "copied" | "failed";

/** How long an outcome shows, in milliseconds: a copy as specified (SPEC section 9), a failure until it is read. */
export const SHOWN_FOR = { copied: 1000, failed: 4000 } as const;

/** Text of the button. */
export const LABELS: Readonly<Record<CopyState, string>> = {
  idle: "Copy",
  copied: "Copied!",
  failed: "Copy failed",
};

/** What a screen reader says. */
export const SPOKEN: Readonly<Record<CopyState, string>> = {
  idle: "",
  copied: "Copied!",
  failed: "Copy failed. The text is selected: press Ctrl+C or Command+C.",
};

/** Where the clipboard is refused, the reader can copy by keyboard. */
export function selectText(element: Element): void {
  window.getSelection()?.selectAllChildren(element);
}
