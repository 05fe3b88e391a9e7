/** How many languages are remembered; the oldest choices fall off the end. */
const LIMIT = 24;

/** Key of the reader's languages in local storage; `namespace` keeps sites on one origin apart. */
export function codeChoiceKey(namespace: string): string {
  return `code-languages${namespace}`;
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

/** Index of the newest choice that is offered; 0 when none is. */
export function chosenIndex(choices: readonly string[], offered: readonly string[]): number {
  const choice = choices.find((candidate) => offered.includes(candidate));
  return choice === undefined ? 0 : offered.indexOf(choice);
}
