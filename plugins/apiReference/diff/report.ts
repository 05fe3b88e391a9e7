import { LEVELS, type Change, type Difference, type Level } from "./types";

/** Heading of a group of changes. */
export const TITLES: Readonly<Record<Level, string>> = {
  breaking: "Breaking changes",
  added: "Additions",
  deprecated: "Deprecations",
  changed: "Other changes",
};

/** What a terminal shows: groups with their count, breaking changes first. */
export function reportOf({ changes, texts }: Difference): string {
  const groups = LEVELS.flatMap((level) => {
    const own = changes.filter((change) => change.level === level);
    if (own.length === 0) return [];
    return [`${TITLES[level]}: ${own.length}`, ...own.map((change) => `  ${changeText(change)}`)];
  });
  return [...groups, textLine(texts)].join("\n");
}

/** One change as a sentence in Markdown. */
export function changeText({ operations, says }: Change): string {
  if (operations.length === 0) return `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;
  return `${operations.map((name) => `\`${name}\``).join(", ")}: ${says}.`;
}

/** Changes that no program notices, as one line. */
export function textLine(texts: number): string {
  if (texts === 0) return "No description or example reads differently.";
  return `${texts} ${texts === 1 ? "description or example reads" : "descriptions or examples read"} differently.`;
}
