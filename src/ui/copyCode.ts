import { copyText } from "../lib/clipboard";
import { copiedCode } from "./copiedCode";

/** What the last press of a copy button led to. */
type CopyState = "idle" | "copied" | "failed";

/** Text of the button. */
const LABELS: Readonly<Record<CopyState, string>> = {
  idle: "Copy",
  copied: "Copied!",
  failed: "Copy failed",
};

/** What a screen reader says. */
const SPOKEN: Readonly<Record<CopyState, string>> = {
  idle: "",
  copied: "Copied!",
  failed: "Copy failed. The text is selected: press Ctrl+C or Command+C.",
};

/** How long an outcome shows, in milliseconds: a failure until it is read. */
const SHOWN_FOR_MS = { copied: 1000, failed: 4000 } as const;

/** The code that the reader sees: a block's own, or that of the panel that is not hidden. */
const VISIBLE_CODE = ":not([hidden]) > pre > code";

const timers = new WeakMap<HTMLElement, number>();

/**
 * Copies the code beside a button and shows the outcome on the button for a while. Where the clipboard is refused it
 * selects the text instead. Works on the markup of `CopyButton`.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = codeBeside(button);
  const done = await copyText(code ? copiedCode(code) : "");
  if (!done && code) window.getSelection()?.selectAllChildren(code);
  const outcome = done ? "copied" : "failed";
  show(button, outcome);
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => show(button, "idle"), SHOWN_FOR_MS[outcome]),
  );
}

function codeBeside(button: HTMLElement): Element | null {
  for (let box = button.parentElement; box; box = box.parentElement) {
    const code = box.querySelector(VISIBLE_CODE);
    if (code) return code;
  }
  return null;
}

function show(button: HTMLElement, state: CopyState): void {
  button.dataset["state"] = state;
  button.textContent = LABELS[state];
  const spoken = button.nextElementSibling;
  if (spoken) spoken.textContent = SPOKEN[state];
}
