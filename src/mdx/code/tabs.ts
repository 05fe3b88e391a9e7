/**
 * Tabs of code groups (ARIA tabs pattern, automatic activation). The reader's languages are remembered, newest first; a
 * group shows the newest one that it offers, else its first panel. Works on the markup of `CodeTabs`.
 */
import { ARRIVE_EVENT } from "../../lib/pageEvents";
import { readStored, writeStored } from "../../lib/storage";
import { chosenIndex, parseChoices, promoteChoice } from "../../lib/codeChoice";
import { tabAfterKey } from "./tabKeys";

/** Width of the fade at the end of a full list of tabs, in pixels: `--s-8` of `Code.module.css`. */
const FADE_PX = 32;

/** What a page's code groups do. */
export interface CodeTabs {
  /** Shows a tab's language in every group that offers it, and remembers it. The tab stays where it is on screen. */
  readonly choose: (tab: HTMLElement) => void;
  /** Moves along a list of tabs. Returns whether the key was one of the list's. */
  readonly press: (event: KeyboardEvent) => boolean;
}

/**
 * Serves the code groups of this page and of all that follow.
 *
 * @param key place in local storage; where that is denied, a choice lasts until the page is loaded anew
 */
export function createCodeTabs(key: string): CodeTabs {
  let choices = parseChoices(readStored(key));
  const choose = (tab: HTMLElement): void => {
    choices = promoteChoice(choices, tab.dataset["choice"] ?? "");
    writeStored(key, JSON.stringify(choices));
    const before = tab.getBoundingClientRect().top;
    showChoices(choices);
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
  window.addEventListener(ARRIVE_EVENT, () => {
    showChoices(choices);
    revealChosenTabs();
  });
  return { choose, press };
}

/** Shows the newest choice in every group of the page that offers one; the others stay as they are. */
export function showChoices(choices: readonly string[]): void {
  for (const group of document.querySelectorAll("[data-code-group]")) showIn(group, choices);
}

/** Scrolls lists of tabs so that chosen tabs are in sight. */
export function revealChosenTabs(): void {
  document.querySelectorAll<HTMLElement>('[data-code-group] [role="tab"][tabindex="0"]').forEach(reveal);
}

function showIn(group: Element, choices: readonly string[]): void {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  const offered = tabs.map((tab) => tab.dataset["choice"] ?? "");
  if (!offered.some((choice) => choices.includes(choice))) return;
  const at = chosenIndex(choices, offered);
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === at));
    tab.tabIndex = index === at ? 0 : -1;
  });
  group.querySelectorAll<HTMLElement>('[role="tabpanel"]').forEach((panel, index) => {
    panel.hidden = index !== at;
  });
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
