import { LEVELS, type Change, type Difference, type Level } from "./types";

/** Headings for groups of changes. */
export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking changes",
  added: "Additions",
  deprecated: "Deprecations",
  changed: "Other changes",
};

/** The report for a terminal: groups with their count, breaking changes first. */
export function reportOf({ changes, texts }: Difference): string {
  const groups = LEVELS.flatMap((level) => {
    const ofLevel = changes.filter((change) => change.level === level);
    if (ofLevel.length === 0) return [];
    return [
      `${LEVEL_TITLES[level]}: ${ofLevel.length}`,
      ...ofLevel.map((change) => `  ${changeText(change)}`),
    ];
  });
  return [...groups, changedTextsLine(texts)].join("\n");
}

/** One change as a Markdown sentence. */
export function changeText({ operations, description }: Change): string {
  if (operations.length === 0) return `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;
  return `${operations.map((name) => `\`${name}\``).join(", ")}: ${description}.`;
}

/** One line about changed texts, which have no effect on programs. */
export function changedTextsLine(texts: number): string {
  if (texts === 0) return "No description or example reads differently.";
  return `${texts} ${texts === 1 ? "description or example reads" : "descriptions or examples read"} differently.`;
}
