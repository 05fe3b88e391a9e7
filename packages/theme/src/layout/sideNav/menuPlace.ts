/**
 * The place of the menu while the browser loads another page, as it does before the application is there: open groups stay open,
 * and the row that the reader pressed stays under the pointer.
 */
import { readStored, removeStored, writeStored } from "docusaurus-waymark-core/browser/storage";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import { GROUP_BUTTON, listOf, setOpen } from "./groups";

const AREA = "sessionStorage";

/** Key in session storage. */
const PLACE = "menu-place";

interface MenuPlace {
  /** Pixels between the top of the window and the pressed row. */
  readonly top: number;
  /** Ids of the lists of open groups. */
  readonly open: readonly string[];
}

/** Stores the place of the menu for the page that a pressed row leads to. */
export function storeMenuPlace(pressed: Element): void {
  const open = groupButtons()
    .filter((button) => listOf(button)?.hidden === false)
    .map((button) => button.getAttribute("aria-controls") ?? "");
  const place: MenuPlace = { top: pressed.getBoundingClientRect().top, open };
  writeStored(PLACE, JSON.stringify(place), AREA);
}

/**
 * Restores, once, the place that the page before has stored.
 *
 * @returns false while the menu is not parsed
 */
export function restoreMenuPlace(): boolean {
  const stored = readStored(PLACE, AREA);
  if (stored === null) return true;
  const menu = document.getElementById(SITE_NAV_ID);
  if (!menu?.nextElementSibling) return false;
  removeStored(PLACE, AREA);
  const { top, open } = JSON.parse(stored) as MenuPlace;
  for (const button of groupButtons())
    if (open.includes(button.getAttribute("aria-controls") ?? "")) setOpen(button, true);
  const row = menu.querySelector('[aria-current="page"]');
  const scroller = row?.closest("[data-scroller]");
  if (row && scroller) scroller.scrollTop += row.getBoundingClientRect().top - top;
  return true;
}

function groupButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${SITE_NAV_ID} ${GROUP_BUTTON}`)];
}
