import { SITE_NAV_ID } from "../layout/sideNav/ids";
import { focusInto, inertOutside, lockScroll } from "../lib/modal";
import { revealActive } from "../lib/reveal";

/** The navigation drawer of narrow screens: modal while it is open. */
export interface Drawer {
  readonly isOpen: () => boolean;
  readonly open: (opener: HTMLElement) => void;
  readonly close: () => void;
  /** Takes the locks off the page; the drawer stays as it is. */
  readonly unlock: () => void;
}

/** Makes the drawer out of the static menu. */
export function createDrawer(): Drawer {
  const panel = document.getElementById(SITE_NAV_ID);
  let locks: (() => void)[] = [];
  let from: HTMLElement | undefined;
  const unlock = (): void => locks.splice(0).forEach((undo) => undo());
  const close = (): void => {
    unlock();
    if (panel && from) draw(panel, from, false);
    from?.focus();
    from = undefined;
  };
  return {
    isOpen: () => from !== undefined,
    open: (opener) => {
      if (!panel || from) return;
      from = opener;
      draw(panel, opener, true);
      panel.querySelectorAll<HTMLElement>("[data-scroller]").forEach(revealActive);
      locks = [inertOutside(panel), lockScroll()];
      focusInto(panel);
    },
    close,
    unlock,
  };
}

/** The markup of `SideNav` and `MenuButton` in either state. */
function draw(panel: HTMLElement, opener: HTMLElement, open: boolean): void {
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
