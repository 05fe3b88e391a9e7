import { arrivalTarget, focusOnce } from "../../lib/arrival";

/** Name of the window event that follows a change of page. */
export const PAGE_CHANGE_EVENT = "site:page-change";

/** Two frames: the title is written in the first one. Returns the way to call it off. */
export function afterNextPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** Moves focus to the heading that the address names, else to the page, without scrolling. */
export function focusPage(): void {
  const target = arrivalTarget(document, window.location.hash);
  if (target) focusOnce(target);
}
