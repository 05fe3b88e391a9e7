/** What a toast says and how. */
export interface ToastMessage {
  readonly kind: "info" | "error";
  readonly text: string;
}

/** Name of the window event that carries a `ToastMessage` to the host. */
export const TOAST_EVENT = "site:toast";

/** Shows a toast; the code that draws it is loaded on first use. */
export function showToast(kind: ToastMessage["kind"], text: string): void {
  const detail: ToastMessage = { kind, text };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
