import { translate } from "@docusaurus/Translate";
import { copyText } from "docusaurus-waymark-core/browser/clipboard";
import { copiedCode } from "./copiedCode";

/** State of a copy button. */
type CopyState = "idle" | "copied" | "failed";

/** Text of the button. */
const LABELS: Readonly<Record<CopyState, string>> = {
  idle: translate({ id: "copyCode.copy", message: "Copy" }),
  copied: translate({ id: "copyCode.copied", message: "Copied!" }),
  failed: translate({ id: "copyCode.copyFailed", message: "Copy failed" }),
};

/** Text of the live region. */
const ANNOUNCEMENTS: Readonly<Record<CopyState, string>> = {
  idle: "",
  copied: translate({ id: "copyCode.copied", message: "Copied!" }),
  failed: translate({
    id: "copyCode.copyFailedTheTextIsSelected",
    message: "Copy failed. The text is selected: press Ctrl+C or Command+C.",
  }),
};

/** Time for which an outcome is shown, in milliseconds; longer for a failure, which is more to read. */
const SHOWN_FOR_MS = { copied: 1000, failed: 4000 } as const;

/** Selector of the visible code: the code of a single block, or of the selected panel. */
const VISIBLE_CODE = ":not([hidden]) > pre > code";

const timers = new WeakMap<HTMLElement, number>();

/**
 * Copies the code next to a button and shows the outcome on the button for a while. When the browser denies access to the
 * clipboard, the text is selected instead. Acts on the markup of `CopyButton`.
 */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  const isCopied = await copyText(code ? copiedCode(code) : "");
  if (!isCopied && code) window.getSelection()?.selectAllChildren(code);
  const outcome = isCopied ? "copied" : "failed";
  show(button, outcome);
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => show(button, "idle"), SHOWN_FOR_MS[outcome]),
  );
}

/** Inline code directly before the button, or the nearest block. */
function codeOf(button: HTMLElement): Element | null {
  const before = button.previousElementSibling;
  if (before?.matches("code")) return before;
  for (let box = button.parentElement; box; box = box.parentElement) {
    const code = box.querySelector(VISIBLE_CODE);
    if (code) return code;
  }
  return null;
}

function show(button: HTMLElement, state: CopyState): void {
  button.dataset["state"] = state;
  button.textContent = LABELS[state];
  liveRegion(button).textContent = ANNOUNCEMENTS[state];
}

/** The live region for what copy buttons announce: one for the page, and one for each dialog, outside of which all is inert. */
function liveRegion(button: HTMLElement): Element {
  const root = button.closest("dialog") ?? document.body;
  const region = root.querySelector(":scope > [data-announced]");
  if (region) return region;
  const added = document.createElement("span");
  added.className = "visually-hidden";
  added.dataset["announced"] = "";
  added.setAttribute("role", "status");
  root.append(added);
  return added;
}
