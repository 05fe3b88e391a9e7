/**
 * The behavior of the menu: groups open and close, the row of the current page is scrolled into view and highlighted. It acts
 * on the markup of `NavList`, before and after hydration. The current row is the one with `aria-current="page"`.
 */
import { ARRIVE_EVENT, type Arrival } from "docusaurus-waymark-core/protocol/events";
import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";
import { GROUP_BUTTON, listOf, setOpen } from "./groups";
import { storeMenuPlace } from "./menuPlace";

/** Delay before the highlight moves to the row of another page. */
const HIGHLIGHT_DELAY_MS = 250;

/** Groups that the reader opened or closed: a change of section renders the menu again, and their state is restored. */
const openByGroup = new Map<string, boolean>();

/** Opens or closes a group. Opening a group without the current page also follows the link to its first page. */
export function toggleGroup(button: HTMLElement): void {
  const list = listOf(button);
  if (!list) return;
  const open = list.hidden !== false;
  openByGroup.set(keyOf(list), open);
  setOpen(button, open);
  placeMarker();
  const group = list.parentElement;
  if (open && !group?.querySelector('[aria-current="page"]'))
    group?.querySelector<HTMLAnchorElement>("a[href]")?.click();
}

/** Scrolls the menu to the current row and puts the marker next to it; does nothing while the menu is hidden. */
export function showActiveRow(): void {
  const scroller = menu()?.querySelector<HTMLElement>("[data-scroller]");
  const row = activeRow();
  if (!scroller || !row || !isVisible(scroller)) return;
  const [rowBox, view] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (rowBox.top < view.top || rowBox.bottom > view.bottom)
    scroller.scrollTop += rowBox.top - view.top - view.height / 3;
  placeMarker();
}

/**
 * Keeps the menu in sync with the current page. It scrolls to the current row, except after a click in the menu, so that the
 * row under the pointer does not move.
 */
export function initMenu(): void {
  let timer: number | undefined;
  let pressed: Element | null = null;
  for (const event of ["click", "keydown", "popstate"] as const)
    window.addEventListener(
      event,
      ({ type, target }: Event) => {
        const isInMenu = target instanceof Element && menu()?.contains(target);
        pressed = type === "click" && isInMenu ? target.closest("a") : null;
      },
      { capture: true },
    );
  highlightActiveRow();
  showActiveRow();
  window.addEventListener("pagehide", () => {
    if (pressed) storeMenuPlace(pressed);
  });
  window.addEventListener(ARRIVE_EVENT, ({ detail }: CustomEvent<Arrival>) => {
    if (!detail.isOtherPage) return;
    window.clearTimeout(timer);
    menu()?.setAttribute("data-lights", "");
    timer = window.setTimeout(highlightActiveRow, HIGHLIGHT_DELAY_MS);
    restoreGroups();
    openAroundActiveRow();
    if (pressed) placeMarker();
    else showActiveRow();
  });
}

/** Moves the highlight and the marker to the current row. */
function highlightActiveRow(): void {
  menu()?.setAttribute("data-lights", "");
  const row = activeRow();
  for (const lit of menu()?.querySelectorAll("[data-lit]") ?? [])
    if (lit !== row) lit.removeAttribute("data-lit");
  row?.setAttribute("data-lit", "");
  placeMarker();
}

/** Puts the marker next to the highlighted row. A hidden menu has no layout, so its rows have no position. */
function placeMarker(): void {
  const marker = menu()?.querySelector<HTMLElement>("[data-marker]");
  const tree = marker?.parentElement;
  if (!marker || !tree || !isVisible(tree)) return;
  const row = tree.querySelector<HTMLElement>("[data-lit]");
  const top =
    row && isVisible(row) ? row.getBoundingClientRect().top - tree.getBoundingClientRect().top : undefined;
  marker.style.setProperty("--marker-top", `${top ?? 0}px`);
  marker.style.setProperty("--marker-height", `${row?.offsetHeight ?? 0}px`);
  // The first place takes effect before the marker may slide.
  marker.getBoundingClientRect();
  marker.toggleAttribute("data-placed", top !== undefined);
}

function restoreGroups(): void {
  for (const button of menu()?.querySelectorAll<HTMLElement>(GROUP_BUTTON) ?? []) {
    const list = listOf(button);
    const open = list ? openByGroup.get(keyOf(list)) : undefined;
    if (open !== undefined) setOpen(button, open);
  }
}

/** Opens the groups around the current row, and the group whose own page it is. */
function openAroundActiveRow(): void {
  for (let item = activeRow()?.closest("li"); item; item = item.parentElement?.closest("li"))
    for (const button of item.querySelectorAll<HTMLElement>(
      `:scope > ${GROUP_BUTTON}, :scope > * > ${GROUP_BUTTON}`,
    ))
      if (listOf(button)?.parentElement === item) setOpen(button, true);
}

function menu(): HTMLElement | null {
  return document.getElementById(SITE_NAV_ID);
}

function activeRow(): HTMLElement | null {
  return menu()?.querySelector<HTMLElement>('[aria-current="page"]') ?? null;
}

/** The id of a list with the name of its menu: the menus of both sections use the same ids. */
function keyOf(list: HTMLElement): string {
  return `${list.closest("nav")?.ariaLabel ?? ""} ${list.id}`;
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
