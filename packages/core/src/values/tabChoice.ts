/** The tabs that the reader has chosen, as a list in local storage, newest first. */

/** Older choices are removed. */
const MAX_CHOICES = 24;

/** Key of the reader's choices in local storage; `namespace` keeps sites on one origin apart. */
export function tabChoiceKey(namespace: string): string {
  return `tab-choices${namespace}`;
}

/** A stored choice: the name of the group and the value of the tab, `os=windows`. */
export function choiceIn(group: string, value: string): string {
  return `${group}=${value}`;
}

/** Parses stored choices. Returns an empty list for anything but a JSON array; entries that are not strings are omitted. */
export function parseChoices(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, MAX_CHOICES) : [];
  } catch {
    return [];
  }
}

/** The value that was chosen last in a group. */
export function newestIn(choices: readonly string[], group: string): string | undefined {
  const prefix = choiceIn(group, "");
  return choices.find((choice) => choice.startsWith(prefix))?.slice(prefix.length);
}

/** Adds a choice at the front, or moves it there. */
export function promoteChoice(choices: readonly string[], choice: string): readonly string[] {
  return [choice, ...choices.filter((other) => other !== choice)].slice(0, MAX_CHOICES);
}

/**
 * Index of the tab for the newest choice that any tab has; -1 when there is none.
 *
 * @param offered choices of each tab; a tab for two systems has two
 */
export function chosenIndex(choices: readonly string[], offered: readonly (readonly string[])[]): number {
  const all = offered.flat();
  const choice = choices.find((candidate) => all.includes(candidate));
  return choice === undefined ? -1 : offered.findIndex((ofTab) => ofTab.includes(choice));
}
