/**
 * The navigation drawer of narrow screens: the menu (`SideNav`), made modal. The rest of the page is inert and does not
 * scroll; Escape, the backdrop, a change of the address and a window that gets wide enough for the menu close it, and
 * focus returns to the button that opened it.
 */
import { LEAVE_EVENT } from "../../lib/pageEvents";
import { SITE_NAV_ID } from "../../lib/early";
import { showActiveRow } from "./menu";

/** From this width on the menu is a column of the page; `SideNav.module.css` has the same. */
const WIDE_QUERY = "(min-width: 64rem)";

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled])";

interface OpenDrawer {
  readonly panel: HTMLElement;
  readonly opener: HTMLElement;
  /** Frees the page. */
  readonly unlock: readonly (() => void)[];
}

let drawer: OpenDrawer | undefined;

/** Opens the drawer; `opener` gets focus back. */
export function openDrawer(opener: HTMLElement): void {
  const panel = document.getElementById(SITE_NAV_ID);
  if (!panel || drawer) return;
  mark(panel, opener, true);
  showActiveRow();
  drawer = { panel, opener, unlock: [inertOutside(panel), lockScroll()] };
  panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Closes the drawer, if it is open. */
export function closeDrawer(): void {
  if (!drawer) return;
  const { panel, opener, unlock } = drawer;
  drawer = undefined;
  unlock.forEach((undo) => undo());
  mark(panel, opener, false);
  // In a wide window the button is gone, and the menu with what has focus in it is not.
  if (opener.checkVisibility()) opener.focus();
}

/** Closes the drawer whenever its reason is gone. */
export function watchDrawer(): void {
  for (const event of [LEAVE_EVENT, "hashchange", "pagehide"]) window.addEventListener(event, closeDrawer);
  window.matchMedia(WIDE_QUERY).addEventListener("change", closeDrawer);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer) return;
    event.preventDefault();
    closeDrawer();
  });
}

/** The markup of `SideNav` and `MenuButton` in either state. */
function mark(panel: HTMLElement, opener: HTMLElement, open: boolean): void {
  for (const part of [panel, panel.previousElementSibling]) part?.setAttribute("data-open", String(open));
  opener.setAttribute("aria-expanded", String(open));
  for (const [name, value] of [
    ["role", "dialog"],
    ["aria-modal", "true"],
  ] as const) {
    if (open) panel.setAttribute(name, value);
    else panel.removeAttribute(name);
  }
}

/** Makes everything inert that neither holds the element nor lies inside it. Returns the way back. */
function inertOutside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert || isExempt(sibling))
        continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => made.forEach((node) => (node.inert = false));
}

/** The backdrop stays clickable; scripts and live regions stay as they are. */
function isExempt(node: HTMLElement): boolean {
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
