/** The operating system whose tabs the pages select. */
import siteStorage from "@generated/site-storage";
import { readStored } from "../browser/storage";
import { SYSTEM_GROUP, systemOf } from "../lib/systems";
import { CHOOSE_EVENT } from "../protocol/events";
import { newestIn, parseChoices, tabChoiceKey } from "../values/tabChoice";

/** The system that the reader chose last, in tabs or in the panel, else the one of the browser; empty if it is unknown. */
export function currentSystem(): string {
  const choices = parseChoices(readStored(tabChoiceKey(siteStorage.namespace)));
  return newestIn(choices, SYSTEM_GROUP) ?? ownSystem();
}

/** The system of the browser; empty if it is unknown. */
export function ownSystem(): string {
  return systemOf(navigator) ?? "";
}

/** Selects the tabs of a system on this page and all that follow. */
export function chooseSystem(value: string): void {
  if (value === "" || value === currentSystem()) return;
  window.dispatchEvent(new CustomEvent(CHOOSE_EVENT, { detail: { group: SYSTEM_GROUP, value } }));
}
