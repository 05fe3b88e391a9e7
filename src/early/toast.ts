import type { ToastMessage } from "../ui/toast";

/** How long a toast shows, in milliseconds; as long as the application's own. */
const SHOWN_FOR_MS = 5_000;

let ended: (() => void) | undefined;

/**
 * Says something at the lower right of the window until the application can (`src/ui/ToastHost`). One at a time: another
 * one takes its place. It waits while the pointer is on it or focus is in it.
 */
export function showEarlyToast({ kind, text }: ToastMessage): void {
  hideEarlyToast();
  const toast = document.createElement("div");
  toast.setAttribute("role", "status");
  toast.className = "early-toast";
  toast.dataset["kind"] = kind;
  const close = document.createElement("button");
  close.setAttribute("aria-label", "Close");
  close.textContent = "×";
  document.body.append(toast);
  // A live region speaks what comes into it.
  toast.append(text, close);

  const { activeElement } = document;
  let timer: number | undefined;
  const wait = (): void => window.clearTimeout(timer);
  const run = (): void => {
    wait();
    timer = window.setTimeout(hideEarlyToast, SHOWN_FOR_MS);
  };
  close.onclick = hideEarlyToast;
  for (const event of ["pointerenter", "focusin"]) toast.addEventListener(event, wait);
  for (const event of ["pointerleave", "focusout"]) toast.addEventListener(event, run);
  run();
  ended = () => {
    wait();
    if (toast.contains(document.activeElement) && activeElement instanceof HTMLElement) activeElement.focus();
    toast.remove();
  };
}

/** Takes the toast away, if there is one. Focus in it goes back to where it was. */
export function hideEarlyToast(): void {
  ended?.();
  ended = undefined;
}
