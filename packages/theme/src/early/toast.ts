import { translate } from "@docusaurus/Translate";
import type { ToastMessage } from "docusaurus-waymark-core/protocol/events";

/** Time after which a toast closes, in milliseconds; the same as in `ToastHost`. */
const AUTO_CLOSE_MS = 5_000;

let removeToast: (() => void) | undefined;

/**
 * Shows a toast at the lower right of the window, while `packages/theme/src/ui/ToastHost` is not loaded. A new toast replaces the current one.
 * It does not close while the pointer is on it or focus is in it.
 */
export function showEarlyToast({ kind, text }: ToastMessage): void {
  hideEarlyToast();
  const toast = document.createElement("div");
  toast.setAttribute("role", "status");
  toast.className = "early-toast";
  toast.dataset["kind"] = kind;
  const close = document.createElement("button");
  close.setAttribute("aria-label", translate({ id: "dialog.close", message: "Close" }));
  close.textContent = "×";
  document.body.append(toast);
  // Screen readers announce what is added to a live region, so the text comes after the region.
  toast.append(text, close);

  const { activeElement } = document;
  let timer: number | undefined;
  const pause = (): void => window.clearTimeout(timer);
  const start = (): void => {
    pause();
    timer = window.setTimeout(hideEarlyToast, AUTO_CLOSE_MS);
  };
  close.onclick = hideEarlyToast;
  for (const event of ["pointerenter", "focusin"]) toast.addEventListener(event, pause);
  for (const event of ["pointerleave", "focusout"]) toast.addEventListener(event, start);
  start();
  removeToast = () => {
    pause();
    if (toast.contains(document.activeElement) && activeElement instanceof HTMLElement) activeElement.focus();
    toast.remove();
  };
}

/** Removes the toast, if there is one. Focus in it returns to the element that had it before. */
export function hideEarlyToast(): void {
  removeToast?.();
  removeToast = undefined;
}
