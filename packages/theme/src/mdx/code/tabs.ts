/**
 * The behavior of tabs (ARIA tabs pattern, automatic activation) in code groups and `<Tabs>`, before and after hydration.
 * `data-tabs` is the name of a group: a choice in one group applies to all groups of the same name that have it, and is
 * stored, newest first. A group with an empty name is independent. `data-query` is the query parameter that selects a tab of
 * the group; it has priority over stored choices. Acts on the markup of `TabList` and of the panels next to it.
 */
import { ARRIVE_EVENT, CHOOSE_EVENT, TABS_EVENT } from "docusaurus-waymark-core/protocol/events";
import type { KeyPress } from "docusaurus-waymark-core/protocol/search";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { readStored, writeStored } from "docusaurus-waymark-core/browser/storage";
import { SYSTEM_GROUP, systemOf } from "docusaurus-waymark-core/lib/systems";
import { choiceIn, chosenIndex, parseChoices, promoteChoice } from "docusaurus-waymark-core/values/tabChoice";

/** Width of the fade-out at the end of a scrolling list of tabs: `--s-8` of `Tabs.module.css`. */
const FADE_PX = 32;

const GROUPS = "[data-tabs]";

/** Selector of a tab. */
export const TAB = `${GROUPS} [role="tab"]`;

const PANEL = '[role="tabpanel"]';

/** Event handlers of tabs. */
export interface PageTabs {
  /**
   * Selects a tab, here and in the groups of the same name, and stores the choice. The page is scrolled so that the tab keeps
   * its position on screen.
   */
  readonly choose: (tab: HTMLElement) => void;
  /** Selects another tab by a key that was pressed on the selected one. Returns whether the key was handled. */
  readonly press: (event: KeyboardEvent) => boolean;
}

/** The choices of the reader. Without storage they last until the document is unloaded. */
export interface TabState {
  /** Newest first. */
  choices: readonly string[];
}

/** The stored choices. */
export function storedTabs(key: string): TabState {
  return { choices: parseChoices(readStored(key)) };
}

/**
 * Adds the listeners for tabs on this page and all that follow.
 *
 * @param key of the choices in local storage
 */
export function initTabs(key: string): PageTabs {
  const state = storedTabs(key);
  const initialized = new WeakSet(groupsIn(document));
  const choose = (tab: HTMLElement): void => {
    const before = tab.getBoundingClientRect().top;
    activate(state, tab, true);
    const [choice] = state.choices;
    if (nameOf(tab) !== "" && choice !== undefined)
      writeStored(key, JSON.stringify(promoteChoice(parseChoices(readStored(key)), choice)));
    revealSelectedTabs();
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  };
  const press = (event: KeyboardEvent): boolean => {
    const list = event.target instanceof Element ? event.target.closest(TAB)?.parentElement : null;
    const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const selected = tabs.findIndex(({ tabIndex }) => tabIndex === 0);
    const isRtl = list != null && getComputedStyle(list).direction === "rtl";
    const next = tabs[tabAfterKey(event, selected, tabs.length, isRtl) ?? -1];
    if (!next) return false;
    // After a key that waited for this script, focus can be elsewhere.
    if (list?.contains(document.activeElement)) next.focus();
    choose(next);
    return true;
  };
  openTarget(state);
  window.addEventListener(ARRIVE_EVENT, () => {
    showTabs(state);
    revealSelectedTabs();
    scrollToTarget(state);
  });
  window.addEventListener(CHOOSE_EVENT, ({ detail }) => {
    state.choices = promoteChoice(state.choices, detail);
    showTabs(state);
  });
  window.addEventListener("hashchange", () => scrollToTarget(state));
  // Groups that React renders later select their tab before paint, and before the page scrolls to an element in them.
  window.addEventListener(TABS_EVENT, ({ detail: group }) => {
    if (initialized.has(group)) return;
    showIn(state, group);
    openTarget(state, window.location.hash, group);
  });
  window.addEventListener("click", (event) => openLinkTarget(state, event), { capture: true });
  return { choose, press };
}

/**
 * Index of the tab that a key selects (ARIA tabs pattern): left and right arrows wrap around, Home and End select the first
 * and the last tab.
 *
 * @param isRtl from right to left, where the left arrow leads on
 * @returns undefined for other keys and with a modifier; up and down arrows scroll the page
 */
function tabAfterKey(pressed: KeyPress, current: number, count: number, isRtl: boolean): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  switch (pressed.key) {
    case "ArrowRight":
    case "ArrowLeft":
      return (current + ((pressed.key === "ArrowLeft") === isRtl ? 1 : count - 1)) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Selects in every group the tab of the address or of the stored choices; groups without one are unchanged. */
export function showTabs(state: TabState): void {
  for (const group of groupsIn(document)) showIn(state, group);
}

/**
 * Shows the panels around the element of a hash.
 *
 * @param within only an element inside this node
 * @returns the element, if one of the panels was hidden
 */
export function openTarget(
  state: TabState,
  hash = window.location.hash,
  within: Node = document,
): HTMLElement | undefined {
  const target = hash.length > 1 ? document.getElementById(percentDecode(hash.slice(1))) : null;
  if (!target || !within.contains(target)) return undefined;
  let wasHidden = false;
  for (let panel = target.closest<HTMLElement>(PANEL); panel; panel = outerPanel(panel)) {
    const tab = document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
    wasHidden = wasHidden || panel.hidden !== false;
    if (tab) activate(state, tab, false);
  }
  return wasHidden ? target : undefined;
}

/** Scrolls each list of tabs to its selected tab. */
export function revealSelectedTabs(): void {
  // A first tab needs no scrolling.
  const selected = `${GROUPS} [role="tab"][tabindex="0"]:not(:first-child)`;
  document.querySelectorAll<HTMLElement>(selected).forEach(reveal);
}

function scrollToTarget(state: TabState): void {
  openTarget(state)?.scrollIntoView();
}

/** Shows the hidden panel of a link's target before the browser scrolls to it. */
function openLinkTarget(state: TabState, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const { pathname, search } = window.location;
  if (link.pathname === pathname && link.search === search) openTarget(state, link.hash);
}

/** @param isUserAction the reader pressed the tab; then the query parameter is added to the address if it is missing */
function activate(state: TabState, tab: HTMLElement, isUserAction: boolean): void {
  const group = tab.closest<HTMLElement>(GROUPS);
  if (!group) return;
  const name = nameOf(tab);
  const value = valueFor(state, tab, name);
  const groups = name === "" ? [group] : groupsIn(document).filter(({ dataset }) => dataset["tabs"] === name);
  for (const { dataset } of groups) updateQuery(dataset["query"], value, isUserAction);
  select(group, tabsOf(group).indexOf(tab));
  if (name === "") return;
  state.choices = promoteChoice(state.choices, choiceIn(name, value));
  for (const other of groups) if (other !== group) showIn(state, other);
}

/** The value to store for a tab: of a tab with several values, the one that was chosen last or is the reader's system. */
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
  const requested = query === "" ? null : new URLSearchParams(window.location.search).get(query);
  const inAddress = values.findIndex((ofTab) => requested !== null && ofTab.includes(requested));
  const offered = name === "" ? [] : values.map((ofTab) => ofTab.map((value) => choiceIn(name, value)));
  const selected = inAddress >= 0 ? inAddress : chosenIndex(withSystem(choices), offered);
  if (selected >= 0) select(group, selected);
}

function select(group: HTMLElement, selected: number): void {
  tabsOf(group).forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === selected));
    tab.tabIndex = index === selected ? 0 : -1;
  });
  group.querySelectorAll<HTMLElement>(`:scope > ${PANEL}`).forEach((panel, index) => {
    panel.hidden = index !== selected;
  });
}

/** The reader's system counts as the oldest choice. */
function withSystem(choices: readonly string[]): readonly string[] {
  return [...choices, choiceIn(SYSTEM_GROUP, systemOf(navigator) ?? "")];
}

/** Writes the selected value into the address. Without an action of the reader, only an existing parameter is changed. */
function updateQuery(query: string | undefined, value: string, isUserAction: boolean): void {
  const url = new URL(window.location.href);
  if (query === undefined || !(isUserAction || url.searchParams.has(query))) return;
  if (url.searchParams.get(query) === value) return;
  url.searchParams.set(query, value);
  window.history.replaceState(window.history.state, "", url);
}

function groupsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(GROUPS)];
}

/** The tabs of a group, without those of groups inside its panels. */
function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > * > [role="tablist"] > [role="tab"]')];
}

function nameOf(tab: HTMLElement): string {
  return tab.closest<HTMLElement>(GROUPS)?.dataset["tabs"] ?? "";
}

function valuesOf(tab: HTMLElement): readonly string[] {
  return (tab.dataset["choice"] ?? "").split("|");
}

function outerPanel(panel: HTMLElement): HTMLElement | null {
  return panel.parentElement?.closest<HTMLElement>(PANEL) ?? null;
}

/** Scrolls the list of a tab, but not the page, when the tab is outside the list or in its fade-out. */
function reveal(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const start = tab.offsetLeft - list.offsetLeft;
  const space = list.clientWidth - tab.offsetWidth;
  const isVisible = start >= list.scrollLeft && start <= list.scrollLeft + space - FADE_PX;
  if (!isVisible) list.scrollLeft = start - space / 2;
}
