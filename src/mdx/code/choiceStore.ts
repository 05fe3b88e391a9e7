import siteStorage from "@generated/site-storage";
import { codeChoiceKey, parseChoices, promoteChoice } from "../../lib/codeChoice";
import { readStored, writeStored } from "../../lib/storage";

const NONE: readonly string[] = [];

/** The reader's languages, newest first, for `useSyncExternalStore`. */
export interface ChoiceStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly string[];
  /** On the server nobody has chosen yet; the head script shows the choice until React arrives. */
  readonly onServer: () => readonly string[];
  readonly choose: (choice: string) => void;
}

/** Makes a store that reads local storage once and writes every choice to it; without storage it lasts for the visit. */
export function createChoiceStore(key: string): ChoiceStore {
  const listeners = new Set<() => void>();
  let choices: readonly string[] | undefined;
  const current = (): readonly string[] =>
    (choices ??= window.siteEarly?.languages() ?? parseChoices(readStored(key)));
  return {
    current,
    onServer: () => NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(choice) {
      choices = promoteChoice(current(), choice);
      writeStored(key, JSON.stringify(choices));
      listeners.forEach((listener) => listener());
    },
  };
}

/** The one store of the page: it outlives client navigation. */
export const choiceStore = createChoiceStore(codeChoiceKey(siteStorage.namespace));
