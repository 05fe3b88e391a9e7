/**
 * Tabs of pages (ARIA tabs pattern, automatic activation): code groups and `<Tabs>`. A group says by `data-tabs` to which
 * name its tabs belong: what is chosen in one group shows in all of that name that offer it, and is remembered, newest
 * first. A group without a name stands alone. `data-query` names the parameter of the address that chooses in a group,
 * before anything remembered. Works on the markup of `TabFrame`, before the application is there and after.
 */
import { ARRIVE_EVENT, TABS_EVENT } from "../../lib/pageEvents";
import { percentDecode } from "../../lib/percentDecode";
import { readStored, writeStored } from "../../lib/storage";
import { SYSTEM_GROUP, systemOf } from "../../lib/systems";
import { choiceIn, chosenIndex, parseChoices, promoteChoice } from "../../lib/tabChoice";
import { tabAfterKey } from "./tabKeys";

/** Width of the fade at the end of a full list of tabs, in pixels: `--s-8` of `Code.module.css`. */
const FADE_PX = 32;

const GROUPS = "[data-tabs]";
const PANEL = '[role="tabpanel"]';

/** What a page's tabs do. */
export interface PageTabs {
  /** Shows the panel of a tab, here and in the groups of the same name, and remembers it. The tab stays where it is on screen. */
  readonly choose: (tab: HTMLElement) => void;
  /** Moves along a list of tabs. Returns whether the key was one of the list's. */
  readonly press: (event: KeyboardEvent) => boolean;
}

/** What the reader chose so far, newest first. It lasts as long as the page where storage is denied. */
export interface TabState {
  choices: readonly string[];
}

/** What was chosen on earlier pages. */
export function storedTabs(key: string): TabState {
  return { choices: parseChoices(readStored(key)) };
}

/**
 * Serves the tabs of this page and of all that follow.
 *
 * @param key place in local storage
 */
export function initTabs(key: string): PageTabs {
  const state = storedTabs(key);
  const known = new WeakSet(groupsIn(document));
  const choose = (tab: HTMLElement): void => {
    const before = tab.getBoundingClientRect().top;
    turnTo(state, tab, true);
    const [choice] = state.choices;
    if (nameOf(tab) !== "" && choice !== undefined)
      writeStored(key, JSON.stringify(promoteChoice(parseChoices(readStored(key)), choice)));
    revealChosenTabs();
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
  const press = (event: KeyboardEvent): boolean => {
    const tab = event.target instanceof Element ? event.target.closest('[role="tab"]') : null;
    const tabs = [...(tab?.parentElement?.children ?? [])];
    const next = tab ? tabs[tabAfterKey(event, tabs.indexOf(tab), tabs.length) ?? -1] : undefined;
    if (!(next instanceof HTMLElement)) return false;
    next.focus();
    choose(next);
    return true;
  };
  openTarget(state);
  window.addEventListener(ARRIVE_EVENT, () => {
    showTabs(state);
    revealChosenTabs();
    goToTarget(state);
  });
  window.addEventListener("hashchange", () => goToTarget(state));
  // What is rendered again is right before it is painted, and before the page scrolls to a place in it.
  window.addEventListener(TABS_EVENT, ({ detail: group }) => {
    if (known.has(group)) return;
    showIn(state, group);
    openTarget(state, window.location.hash, group);
  });
  window.addEventListener("click", (event) => openBehindLink(state, event), { capture: true });
  return { choose, press };
}

/** Shows in every group of the page what the address or the reader chose; the others stay as they are. */
export function showTabs(state: TabState): void {
  for (const group of groupsIn(document)) showIn(state, group);
}

/**
 * Opens the panels around the element that a hash names.
 *
 * @returns the element when one of them was hidden
 */
export function openTarget(
  state: TabState,
  hash = window.location.hash,
  within: Node = document,
): HTMLElement | undefined {
  const target = hash.length > 1 ? document.getElementById(percentDecode(hash.slice(1))) : null;
  if (!target || !within.contains(target)) return undefined;
  let wasHidden = false;
  for (let at = target.closest<HTMLElement>(PANEL); at; at = outer(at)) {
    const tab = document.getElementById(at.getAttribute("aria-labelledby") ?? "");
    wasHidden = wasHidden || at.hidden !== false;
    if (tab) turnTo(state, tab, false);
  }
  return wasHidden ? target : undefined;
}

/** Scrolls lists of tabs so that chosen tabs are in sight. */
export function revealChosenTabs(): void {
  // The first tab is in sight until the reader scrolls its list.
  const chosen = `${GROUPS} [role="tab"][tabindex="0"]:not(:first-child)`;
  document.querySelectorAll<HTMLElement>(chosen).forEach(reveal);
}

function goToTarget(state: TabState): void {
  openTarget(state)?.scrollIntoView();
}

/** A link to a place in a hidden panel opens it before the browser jumps there. */
function openBehindLink(state: TabState, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const { pathname, search } = window.location;
  if (link.pathname === pathname && link.search === search) openTarget(state, link.hash);
}

/** @param isReaders the reader pressed the tab, so that the address says what shows now */
function turnTo(state: TabState, tab: HTMLElement, isReaders: boolean): void {
  const group = tab.closest<HTMLElement>(GROUPS);
  if (!group) return;
  const name = nameOf(tab);
  const value = valueFor(state, tab, name);
  const groups = name === "" ? [group] : groupsIn(document).filter(({ dataset }) => dataset["tabs"] === name);
  for (const { dataset } of groups) writeAddress(dataset["query"], value, isReaders);
  select(group, tabsOf(group).indexOf(tab));
  if (name === "") return;
  state.choices = promoteChoice(state.choices, choiceIn(name, value));
  for (const other of groups) if (other !== group) showIn(state, other);
}

/** A tab that stands for several systems chooses the reader's own among them. */
function valueFor(state: TabState, tab: HTMLElement, name: string): string {
  const values = valuesOf(tab);
  const all = withSystem(state.choices);
  return (
    all.flatMap((choice) => values.find((value) => choiceIn(name, value) === choice) ?? [])[0] ??
    values[0] ??
    ""
  );
}

function showIn({ choices }: TabState, group: HTMLElement): void {
  const { tabs: name = "", query = "" } = group.dataset;
  const values = tabsOf(group).map(valuesOf);
  const asked = query === "" ? null : new URLSearchParams(window.location.search).get(query);
  const inAddress = values.findIndex((some) => asked !== null && some.includes(asked));
  const offered = name === "" ? [] : values.map((some) => some.map((value) => choiceIn(name, value)));
  const at = inAddress >= 0 ? inAddress : chosenIndex(withSystem(choices), offered);
  if (at >= 0) select(group, at);
}

function select(group: HTMLElement, at: number): void {
  tabsOf(group).forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === at));
    tab.tabIndex = index === at ? 0 : -1;
  });
  group.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`).forEach((panel, index) => {
    panel.hidden = index !== at;
  });
}

/** The reader's system counts as the oldest choice. */
function withSystem(choices: readonly string[]): readonly string[] {
  return [...choices, choiceIn(SYSTEM_GROUP, systemOf(navigator) ?? "")];
}

/** Writes what shows now into the address; for what the reader did not press, only where the address says something else. */
function writeAddress(query: string | undefined, value: string, isReaders: boolean): void {
  const url = new URL(window.location.href);
  if (query === undefined || !(isReaders || url.searchParams.has(query))) return;
  if (url.searchParams.get(query) === value) return;
  url.searchParams.set(query, value);
  window.history.replaceState(window.history.state, "", url);
}

function groupsIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(GROUPS)];
}

/** A group may stand in a panel of another one. */
function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > * > [role="tablist"] > [role="tab"]')];
}

function nameOf(tab: HTMLElement): string {
  return tab.closest<HTMLElement>(GROUPS)?.dataset["tabs"] ?? "";
}

function valuesOf(tab: HTMLElement): readonly string[] {
  return (tab.dataset["choice"] ?? "").split("|");
}

function outer(panel: HTMLElement): HTMLElement | null {
  return panel.parentElement?.closest<HTMLElement>(PANEL) ?? null;
}

/** Scrolls the list of a tab, and nothing else, when the tab is cut off or in the fading end. */
function reveal(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const room = list.clientWidth - tab.offsetWidth;
  const isVisible = start >= list.scrollLeft && start <= list.scrollLeft + room - FADE_PX;
  if (!isVisible) list.scrollLeft = start - room / 2;
}
