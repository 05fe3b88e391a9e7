import { TOAST_EVENT, type ToastMessage } from "docusaurus-waymark-core/protocol/events";

/** Shows a toast; the code that renders toasts is loaded with the first one. */
export function showToast(kind: ToastMessage["kind"], text: string): void {
  const detail: ToastMessage = { kind, text };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
