import { chosenIndex, parseChoices, promoteChoice } from "../lib/codeChoice";
import { readStored, writeStored } from "../lib/storage";
import { tabAfterKey } from "../mdx/code/tabKeys";

/** Languages of code groups. */
export interface Languages {
  /** Shows a tab's language in every group that offers it, and remembers it. */
  readonly choose: (tab: HTMLElement) => void;
  /** Moves along a list of tabs (ARIA tabs pattern). Returns whether the key was one of the list's. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Newest first, once one was chosen here. */
  readonly chosen: () => readonly string[] | undefined;
}

/** Serves code groups until the application does. `key` is the place in local storage. */
export function createLanguages(key: string): Languages {
  let chosen: readonly string[] | undefined;
  const choose = (tab: HTMLElement): void => {
    chosen = promoteChoice(chosen ?? parseChoices(readStored(key)), tab.dataset["choice"] ?? "");
    writeStored(key, JSON.stringify(chosen));
    const before = tab.getBoundingClientRect().top;
    for (const group of document.querySelectorAll("[data-code-group]")) show(group, chosen);
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
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
  return { choose, press, chosen: () => chosen };
}

/** The markup of `CodeTabs` with another panel in front. */
function show(group: Element, choices: readonly string[]): void {
  const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = chosenIndex(
    choices,
    tabs.map((tab) => tab.dataset["choice"] ?? ""),
  );
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === at));
    tab.tabIndex = index === at ? 0 : -1;
  });
  group.querySelectorAll<HTMLElement>('[role="tabpanel"]').forEach((panel, index) => {
    panel.hidden = index !== at;
  });
}
