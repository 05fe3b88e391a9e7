import { useEffect, useRef, type RefObject } from "react";

/** Scroll offset of each section's menu, kept while the layout is mounted anew. */
const offsets = new Map<string, number>();

/**
 * Scrolls the menu so that the active page is visible, without moving the page itself,
 * and gives the menu back its offset when the reader returns to the section.
 */
export function useRevealActive(section: string): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    node.scrollTop = offsets.get(section) ?? 0;
    reveal(node);
    return () => void offsets.set(section, node.scrollTop);
  }, [section]);
  return scroller;
}

function reveal(scroller: HTMLElement): void {
  const active = scroller.querySelector('[aria-current="page"]');
  if (!active) return;
  const [row, view] = [active.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (row.top >= view.top && row.bottom <= view.bottom) return;
  scroller.scrollTop += row.top - view.top - view.height / 3;
}
