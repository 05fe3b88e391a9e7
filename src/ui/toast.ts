/** Content of a toast. */
export interface ToastMessage {
  readonly kind: "info" | "error";
  readonly text: string;
}

/** Event on `window` with a `ToastMessage` as its detail. */
export const TOAST_EVENT = "site:toast";

/** Event on `window` with a `ToastMessage` that could not be shown, because the code that renders toasts did not load. */
export const TOAST_FAILED_EVENT = "site:toast-failed";

declare global {
  interface WindowEventMap {
    [TOAST_EVENT]: CustomEvent<ToastMessage>;
    [TOAST_FAILED_EVENT]: CustomEvent<ToastMessage>;
  }
}

/** Shows a toast; the code that renders toasts is loaded with the first one. */
export function showToast(kind: ToastMessage["kind"], text: string): void {
  const detail: ToastMessage = { kind, text };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
