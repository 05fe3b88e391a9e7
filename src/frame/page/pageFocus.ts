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
  const target = headingOf(window.location.hash) ?? document.querySelector("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

function headingOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding names no heading.
    return null;
  }
}
