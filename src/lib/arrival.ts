/** The element that a link leads to: the one its hash names, the heading for an old id, else the main region. */
export function arrivalTarget(page: Document, hash: string): HTMLElement | null {
  const named = hash.length > 1 ? page.getElementById(decoded(hash.slice(1))) : null;
  const renamed = named?.dataset["aliasOf"];
  const heading = renamed === undefined ? null : page.getElementById(renamed);
  return heading ?? named ?? page.querySelector("main");
}

/** Focuses an element that is no control, and leaves no trace once focus has moved on. Does not scroll. */
export function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
