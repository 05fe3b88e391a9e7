/** How many choices are remembered; the oldest fall off the end. */
const LIMIT = 24;

/** Key of the reader's choices in local storage; `namespace` keeps sites on one origin apart. */
export function tabChoiceKey(namespace: string): string {
  return `tab-choices${namespace}`;
}

/** A choice as it is remembered: the group of tabs and what was chosen in it, `os=windows`. */
export function choiceIn(group: string, value: string): string {
  return `${group}=${value}`;
}

/** Reads stored choices, newest first. Anything but a list of strings counts as no choice. */
export function parseChoices(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Puts a choice in front of the older ones. */
export function promoteChoice(choices: readonly string[], choice: string): readonly string[] {
  return [choice, ...choices.filter((other) => other !== choice)].slice(0, LIMIT);
}

/**
 * Index of the tab that offers the newest choice; -1 when none offers any.
 *
 * @param offered choices of each tab: one for two systems offers both
 */
export function chosenIndex(choices: readonly string[], offered: readonly (readonly string[])[]): number {
  const all = offered.flat();
  const choice = choices.find((candidate) => all.includes(candidate));
  return choice === undefined ? -1 : offered.findIndex((some) => some.includes(choice));
}
