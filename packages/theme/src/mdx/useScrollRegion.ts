import { useEffect, useRef, useState, type RefObject } from "react";

interface ScrollRegion {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Attributes while the element scrolls sideways; empty while its content fits. */
  readonly attributes: { readonly tabIndex?: 0; readonly role?: "region"; readonly "aria-label"?: string };
}

/**
 * Makes an element focusable while it scrolls sideways, so that the keyboard can scroll it. The static HTML, where the size is
 * unknown, has the attributes too.
 *
 * @param name accessible name of the element
 */
export function useScrollRegion(name: string): ScrollRegion {
  const ref = useRef<HTMLDivElement>(null);
  const [isFocusable, setFocusable] = useState(true);
  useEffect(() => {
    const element = ref.current;
    return element ? onResize(element, () => setFocusable(mustBeFocusable(element))) : undefined;
  }, []);
  return { ref, attributes: isFocusable ? { tabIndex: 0, role: "region", "aria-label": name } : {} };
}

/** True when the element scrolls, or has focus, which it must not lose. */
function mustBeFocusable(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element === document.activeElement;
}

/** Calls back now and whenever the element or its content changes size. Returns a function that stops it. */
function onResize(element: HTMLElement, callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  [element, ...element.children].forEach((node) => observer.observe(node));
  return () => observer.disconnect();
}
