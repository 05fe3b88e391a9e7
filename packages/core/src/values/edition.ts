/** The edition that the reader has chosen: the newest choice of the tabs `EDITION_GROUP`. */
import { readStored, writeStored } from "../browser/storage";
import { EDITION_GROUP, EDITIONS } from "../lib/editions";
import { choiceIn, newestIn, parseChoices, promoteChoice, tabChoiceKey } from "./tabChoice";

/** The edition in the address of the page (`?edition=`). */
export function editionInAddress(): string | undefined {
  const edition = new URLSearchParams(window.location.search).get(EDITION_GROUP);
  return EDITIONS.find((known) => known === edition);
}

/** The edition of the tab that was chosen last. */
export function storedEdition(namespace: string): string | undefined {
  const newest = newestIn(parseChoices(readStored(tabChoiceKey(namespace))), EDITION_GROUP);
  return EDITIONS.find((edition) => edition === newest);
}

/** Makes the edition the newest choice of tabs; pages that are loaded later select its tab. */
export function storeEdition(namespace: string, edition: string): void {
  const key = tabChoiceKey(namespace);
  const choices = promoteChoice(parseChoices(readStored(key)), choiceIn(EDITION_GROUP, edition));
  writeStored(key, JSON.stringify(choices));
}
