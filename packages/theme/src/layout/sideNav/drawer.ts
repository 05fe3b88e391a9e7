/**
 * The navigation drawer of narrow screens: the menu (`SideNav`) as a modal dialog. While it is open, the rest of the page is
 * inert and does not scroll. It closes by Escape, a press on the backdrop, client navigation, before the search dialog opens, and
 * when the window becomes wide enough for the fixed menu; focus then returns to the button that opened it.
 */
import { LEAVE_EVENT, SEARCH_OPEN_EVENT } from "docusaurus-waymark-core/protocol/events";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import { afterPaint } from "docusaurus-waymark-core/browser/scheduling";
import { showActiveRow } from "./menu";

/** From this width the menu is a fixed column; `SideNav.module.css` has the same. */
const WIDE_QUERY = "(min-width: 64rem)";

const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled])";

interface OpenDrawer {
  readonly panel: HTMLElement;
  readonly opener: HTMLElement;
  /** Undo what opening changed in the rest of the page. */
  readonly cleanup: (() => void)[];
}

let drawer: OpenDrawer | undefined;

/**
 * Opens the drawer. `opener` gets focus when it closes. Nothing happens in a wide window or under a dialog, which a press
 * that waited for the early script can find.
 */
export function openDrawer(opener: HTMLElement): void {
  const panel = document.getElementById(SITE_NAV_ID);
  if (!panel || drawer || window.matchMedia(WIDE_QUERY).matches || document.querySelector("dialog[open]"))
    return;
  setOpen(panel, opener, true);
  showActiveRow();
  const opened = { panel, opener, cleanup: [lockScroll()] };
  drawer = opened;
  panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  // Inertness changes the style of every element of the page, so the drawer is painted first.
  afterPaint(() => {
    if (drawer === opened) opened.cleanup.push(inertOutside(panel));
  });
}

/** Closes the drawer, if it is open. */
export function closeDrawer(): void {
  if (!drawer) return;
  const { panel, opener, cleanup } = drawer;
  drawer = undefined;
  cleanup.forEach((undo) => undo());
  setOpen(panel, opener, false);
  // In a wide window the button is hidden and the menu is not: focus stays in the menu.
  if (opener.checkVisibility()) opener.focus();
}

/** Adds the listeners that close the drawer. */
export function initDrawer(): void {
  for (const event of [LEAVE_EVENT, SEARCH_OPEN_EVENT, "hashchange", "pagehide"])
    window.addEventListener(event, closeDrawer);
  window.matchMedia(WIDE_QUERY).addEventListener("change", closeDrawer);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer) return;
    event.preventDefault();
    closeDrawer();
  });
}

/** Sets the attributes of `SideNav` and `MenuButton` for either state. */
function setOpen(panel: HTMLElement, opener: HTMLElement, open: boolean): void {
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

/** Makes everything outside an element inert, except its ancestors. Returns a function that undoes it. */
function inertOutside(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert || isExempt(sibling))
        continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => changed.forEach((node) => (node.inert = false));
}

/** The backdrop must take clicks, and live regions must announce. */
function isExempt(node: HTMLElement): boolean {
  return node.ariaHidden === "true" || node.tagName === "SCRIPT" || node.hasAttribute("aria-live");
}

/** Stops the page from scrolling. The width of its scroll bar stays reserved, so nothing shifts. Returns an undo function. */
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
