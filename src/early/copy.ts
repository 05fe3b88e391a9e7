import { copyText } from "../lib/clipboard";
import { LABELS, selectText, SHOWN_FOR, SPOKEN, type CopyState } from "../ui/copyWords";

/** The code that the reader sees: a block's own, or that of the panel that is not hidden. */
const VISIBLE_CODE = ":not([hidden]) > pre > code";

/** Copies the code beside a button and tells the outcome for a while, as `CopyButton` does. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = codeBeside(button);
  const done = await copyText(code?.textContent ?? "");
  if (!done && code) selectText(code);
  const outcome = done ? "copied" : "failed";
  show(button, outcome);
  window.setTimeout(() => show(button, "idle"), SHOWN_FOR[outcome]);
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
