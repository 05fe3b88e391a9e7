import { percentDecode } from "../lib/percentDecode";

/** The target of a link: the element of its hash, the heading that an old id belonged to, otherwise the main region. */
export function arrivalTarget(page: Document, hash: string): HTMLElement | null {
  const named = hash.length > 1 ? page.getElementById(percentDecode(hash.slice(1))) : null;
  const renamed = named?.dataset["aliasOf"];
  const heading = renamed === undefined ? null : page.getElementById(renamed);
  return heading ?? named ?? page.querySelector("main");
}

/** Focuses an element, without scrolling. One that cannot take focus has a `tabindex` until it loses focus. */
export function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
