import { useEffect, useRef, type RefObject } from "react";
import { REVEALED } from "../../lib/early";
import { revealActive } from "../../lib/reveal";

/** Scroll offset of each section's menu, kept while the layout is mounted anew. */
const offsets = new Map<string, number>();

/**
 * Scrolls the menu so that the active page is visible, without moving the page itself,
 * and gives the menu back its offset when the reader returns to the section.
 *
 * @param open whether the menu is open as a drawer
 */
export function useRevealActive(section: string, open: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    arrive(node, offsets.get(section));
    return () => void offsets.set(section, node.scrollTop);
  }, [section]);
  useEffect(() => {
    if (open && scroller.current) revealActive(scroller.current);
  }, [open]);
  return scroller;
}

/** A menu that the early script has served stays as the reader left it. */
function arrive(scroller: HTMLElement, offset: number | undefined): void {
  if (scroller.hasAttribute(REVEALED)) {
    scroller.removeAttribute(REVEALED);
    return;
  }
  if (offset !== undefined) scroller.scrollTop = offset;
  revealActive(scroller);
}
