/** The operating system whose tabs the pages select. */
import siteStorage from "@generated/site-storage";
import { readStored, writeStored } from "docusaurus-waymark-core/browser/storage";
import { SYSTEM_GROUP, systemOf } from "docusaurus-waymark-core/lib/systems";
import { CHOOSE_EVENT } from "docusaurus-waymark-core/protocol/events";
import {
  choiceIn,
  newestIn,
  parseChoices,
  promoteChoice,
  tabChoiceKey,
} from "docusaurus-waymark-core/values/tabChoice";

/** The system that the reader chose last, in tabs or in the panel, else the one of the browser; empty if it is unknown. */
export function currentSystem(): string {
  const choices = parseChoices(readStored(tabChoiceKey(siteStorage.namespace)));
  return newestIn(choices, SYSTEM_GROUP) ?? ownSystem();
}

/** The system of the browser; empty if it is unknown. */
export function ownSystem(): string {
  return systemOf(navigator) ?? "";
}

/** Selects the tabs of a system on this page and all that follow, instead of the system in the address (`?os=`). */
export function chooseSystem(value: string): void {
  if (value === "" || value === currentSystem()) return;
  const choice = choiceIn(SYSTEM_GROUP, value);
  const key = tabChoiceKey(siteStorage.namespace);
  writeStored(key, JSON.stringify(promoteChoice(parseChoices(readStored(key)), choice)));
  const url = new URL(window.location.href);
  if (url.searchParams.has(SYSTEM_GROUP)) {
    url.searchParams.set(SYSTEM_GROUP, value);
    window.history.replaceState(window.history.state, "", url);
  }
  window.dispatchEvent(new CustomEvent(CHOOSE_EVENT, { detail: choice }));
}
