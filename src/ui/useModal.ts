import { useEffect, useRef, type RefObject } from "react";

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled])";

/**
 * Makes an element modal while `open` (ARIA dialog pattern): the rest of the page is inert and does not scroll,
 * focus moves in, Escape closes, and focus returns to where it was.
 */
export function useModal(element: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const node = element.current;
    if (!open || !node) return;
    const opener = document.activeElement;
    const release = [inertOutside(node), lockScroll(), closeOnEscape(() => close.current())];
    node.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return () => {
      release.forEach((undo) => undo());
      if (
        opener instanceof HTMLElement &&
        (node.contains(document.activeElement) || document.activeElement === document.body)
      )
        opener.focus();
    };
  }, [element, open]);
}

/** Makes everything inert that neither holds the element nor lies inside it. Returns the way back. */
function inertOutside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert || isInvisible(sibling))
        continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => made.forEach((node) => (node.inert = false));
}

/** Backdrops stay clickable; scripts and live regions stay as they are. */
function isInvisible(node: HTMLElement): boolean {
  return node.ariaHidden === "true" || node.tagName === "SCRIPT" || node.hasAttribute("aria-live");
}

/** Stops the page from scrolling; the room of its scroll bar is kept, so nothing moves sideways. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollBar = window.innerWidth > clientWidth;
  style.overflow = "hidden";
  if (hasScrollBar) style.scrollbarGutter = "stable";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

function closeOnEscape(close: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
