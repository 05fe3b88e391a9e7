import { useEffect, useRef, useState, type RefObject } from "react";

interface ScrollRegion {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Attributes of the element while it scrolls sideways; empty while everything fits. */
  readonly attributes: { readonly tabIndex?: 0; readonly role?: "region"; readonly "aria-label"?: string };
}

/**
 * Lets the keyboard into an element exactly while it scrolls sideways. Where no application has measured it, it may.
 *
 * @param nameOf spoken name, read from the element at the time
 * @param firstName spoken name in the static HTML; without one the keyboard has to wait for the application
 */
export function useScrollRegion(nameOf: (element: HTMLElement) => string, firstName?: string): ScrollRegion {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(firstName);
  const latest = useRef(nameOf);
  useEffect(() => {
    latest.current = nameOf;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return onResize(element, () => setName(isNeeded(element) ? latest.current(element) : undefined));
  }, []);
  return { ref, attributes: name === undefined ? {} : { tabIndex: 0, role: "region", "aria-label": name } };
}

/** It scrolls, or focus is on it already and must not be lost. */
function isNeeded(element: HTMLElement): boolean {
  return element.scrollWidth > element.clientWidth + 1 || element === document.activeElement;
}

/** Calls back now and whenever the element or its content changes size. Returns the way to stop. */
function onResize(element: HTMLElement, callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  [element, ...element.children].forEach((node) => observer.observe(node));
  return () => observer.disconnect();
}
