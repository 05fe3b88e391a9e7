import { useEffect, useRef, type RefObject } from "react";
import { focusInto, inertOutside, lockScroll } from "../lib/modal";

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
    const opener = openerOf(node);
    const release = [inertOutside(node), lockScroll(), closeOnEscape(() => close.current())];
    focusInto(node);
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

/** Where focus returns to: where it is; when that is inside already, the control that names the element as its own. */
function openerOf(element: HTMLElement): Element | null {
  const { activeElement } = document;
  return element.contains(activeElement)
    ? document.querySelector(`[aria-controls="${element.id}"]`)
    : activeElement;
}

function closeOnEscape(close: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
