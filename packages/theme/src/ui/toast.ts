import { TOAST_EVENT, type ToastMessage } from "docusaurus-waymark-core/protocol/events";

/** Shows a toast: the early script renders it. */
export function showToast(kind: ToastMessage["kind"], text: string): void {
  const detail: ToastMessage = { kind, text };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
