/**
 * What the section's menu does: groups open and close, the row of the active page is in sight and lit. It works on the
 * markup of `NavList`, before and after the application is there; the application says by events where the reader is.
 */
import { ARRIVE_EVENT, type Arrival } from "../../lib/pageEvents";
import { SITE_NAV_ID } from "../../lib/early";

/** Pause before the highlight moves to the row of another page, in milliseconds. */
export const HIGHLIGHT_DELAY_MS = 250;

const GROUP_BUTTON = "button[aria-controls]";

/** Groups that the reader opened or closed: a change of section makes their markup again. */
const chosen = new Map<string, boolean>();

/** Opens or closes a group. One that opens and does not hold the active page leads to its first page. */
export function toggleGroup(button: HTMLElement): void {
  const list = listOf(button);
  if (!list) return;
  const open = list.hidden !== false;
  chosen.set(keyOf(list), open);
  setOpen(button, open);
  placeMarker();
  const group = list.parentElement;
  if (open && !group?.querySelector('[aria-current="page"]'))
    group?.querySelector<HTMLAnchorElement>("a[href]")?.click();
}

/** Brings the active row into sight and the marker beside it, where the menu can be seen. */
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
 * Keeps the menu in step with the current page. It scrolls to the active row unless the reader chose that in the menu:
 * what is under the pointer stays there.
 */
export function followPage(): void {
  let timer: number | undefined;
  let isMenusChoice = false;
  for (const event of ["click", "keydown", "popstate"] as const)
    window.addEventListener(
      event,
      ({ type, target }: Event) => {
        isMenusChoice = type === "click" && target instanceof Node && menu()?.contains(target) === true;
      },
      { capture: true },
    );
  lightActiveRow();
  showActiveRow();
  window.addEventListener(ARRIVE_EVENT, ({ detail }: CustomEvent<Arrival>) => {
    if (!detail.isOtherPage) return;
    window.clearTimeout(timer);
    menu()?.setAttribute("data-lights", "");
    timer = window.setTimeout(lightActiveRow, HIGHLIGHT_DELAY_MS);
    restoreGroups();
    openAroundActiveRow();
    if (isMenusChoice) placeMarker();
    else showActiveRow();
  });
}

/** Moves the highlight, the row's own and the marker beside it, to the active row. */
function lightActiveRow(): void {
  menu()?.setAttribute("data-lights", "");
  const row = activeRow();
  for (const lit of menu()?.querySelectorAll("[data-lit]") ?? [])
    if (lit !== row) lit.removeAttribute("data-lit");
  row?.setAttribute("data-lit", "");
  placeMarker();
}

/** Puts the marker beside the lit row. A menu that cannot be seen is not laid out and has no places. */
function placeMarker(): void {
  const marker = menu()?.querySelector<HTMLElement>("[data-marker]");
  const tree = marker?.parentElement;
  if (!marker || !tree || !isVisible(tree)) return;
  const row = tree.querySelector<HTMLElement>("[data-lit]");
  const top =
    row && isVisible(row) ? row.getBoundingClientRect().top - tree.getBoundingClientRect().top : undefined;
  marker.toggleAttribute("data-placed", top !== undefined);
  if (top === undefined) return;
  marker.style.setProperty("--marker-top", `${top}px`);
  marker.style.setProperty("--marker-height", `${row?.offsetHeight ?? 0}px`);
}

function restoreGroups(): void {
  for (const button of menu()?.querySelectorAll<HTMLElement>(GROUP_BUTTON) ?? []) {
    const list = listOf(button);
    const open = list ? chosen.get(keyOf(list)) : undefined;
    if (open !== undefined) setOpen(button, open);
  }
}

/** Opens the groups that hold the active page, and the group whose own page it is. */
function openAroundActiveRow(): void {
  for (let item = activeRow()?.closest("li"); item; item = item.parentElement?.closest("li"))
    for (const button of item.querySelectorAll<HTMLElement>(
      `:scope > ${GROUP_BUTTON}, :scope > * > ${GROUP_BUTTON}`,
    ))
      if (listOf(button)?.parentElement === item) setOpen(button, true);
}

function setOpen(button: HTMLElement, open: boolean): void {
  const list = listOf(button);
  if (list) list.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
}

function menu(): HTMLElement | null {
  return document.getElementById(SITE_NAV_ID);
}

function activeRow(): HTMLElement | null {
  return menu()?.querySelector<HTMLElement>('[aria-current="page"]') ?? null;
}

function listOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute("aria-controls") ?? "");
}

/** The sections' menus number their lists alike. */
function keyOf(list: HTMLElement): string {
  return `${list.closest("nav")?.ariaLabel ?? ""} ${list.id}`;
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
