import { translate } from "@docusaurus/Translate";
import type { ToastMessage } from "docusaurus-waymark-core/protocol/events";

/** Part of its width over which a toast is dragged to close it. */
const CLOSING_DRAG = 0.8;

let removeToast: (() => void) | undefined;

/**
 * Shows a toast at the lower right of the window, in place of the one before. It closes when the animation of its bar ends
 * (`packages/theme/src/css/early.css`), which waits for pointer and focus, by its button, and by dragging it.
 */
export function openToast({ kind, text }: ToastMessage): void {
  closeToast();
  const toast = document.createElement("div");
  toast.setAttribute("role", "status");
  toast.className = "toast";
  toast.dataset["kind"] = kind;
  const close = document.createElement("button");
  close.setAttribute("aria-label", translate({ id: "dialog.close", message: "Close" }));
  close.textContent = "×";
  document.body.append(toast);
  // Screen readers announce what is added to a live region, so the text comes after the region.
  toast.append(text, close);
  const { activeElement } = document;
  close.onclick = closeToast;
  toast.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "toast-time") closeToast();
  });
  closeByDrag(toast);
  removeToast = () => {
    if (toast.contains(document.activeElement) && activeElement instanceof HTMLElement) activeElement.focus();
    toast.remove();
  };
}

/** Removes the toast, if there is one. Focus in it returns to the element that had it before. */
function closeToast(): void {
  removeToast?.();
  removeToast = undefined;
}

function closeByDrag(toast: HTMLElement): void {
  toast.onpointerdown = ({ target, clientX: start, pointerId }) => {
    if (target !== toast) return;
    toast.setPointerCapture(pointerId);
    toast.onpointermove = ({ clientX }) => {
      toast.style.translate = `${clientX - start}px`;
      if (Math.abs(clientX - start) > CLOSING_DRAG * toast.offsetWidth) closeToast();
    };
  };
  toast.onlostpointercapture = () => {
    toast.onpointermove = null;
    toast.style.translate = "";
  };
}
