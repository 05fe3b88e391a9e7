/** Makes everything inert that neither holds the element nor lies inside it. Returns the way back. */
export function inertOutside(element: HTMLElement): () => void {
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
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollBar = window.innerWidth > clientWidth;
  style.overflow = "hidden";
  if (hasScrollBar) style.scrollbarGutter = "stable";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled])";

/** Moves focus to the first control in an element, unless focus is in it already. */
export function focusInto(element: HTMLElement): void {
  if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
