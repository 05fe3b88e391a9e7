/** Effect of a change on programs that call the API, most urgent first, with the title of its list. */
const LEVELS = { breaking: "Breaking changes", added: "Additions", deprecated: "Deprecations" } as const;

/** One change; the description is one line of Markdown without a full stop, such as "request field `name` is gone". */
export interface ChangeDescription {
  readonly level: keyof typeof LEVELS;
  readonly description: string;
}

/** A change and the operations that it affects, such as `GET /api/peers`. */
export interface Change extends ChangeDescription {
  readonly operations: readonly string[];
}

export const breaking = (description: string): ChangeDescription => ({ level: "breaking", description });
export const added = (description: string): ChangeDescription => ({ level: "added", description });
export const deprecated = (description: string): ChangeDescription => ({ level: "deprecated", description });

/** The changes of each level as Markdown sentences, with the title of the level. */
export function changesByLevel(
  changes: readonly Change[],
): readonly (readonly [title: string, sentences: readonly string[]])[] {
  return Object.entries(LEVELS).flatMap(([level, title]) => {
    const sentences = changes.filter((change) => change.level === level).flatMap(sentencesOf);
    return sentences.length === 0 ? [] : [[title, sentences] as const];
  });
}

/** Number of operations that a sentence names: with more it can't be read. */
const MOST_NAMES = 20;

/** The sentences of a change, each with a part of its operations. */
function sentencesOf({ operations, description }: Change): string[] {
  const parts = Array.from({ length: Math.ceil(operations.length / MOST_NAMES) }, (_, part) =>
    operations.slice(part * MOST_NAMES, (part + 1) * MOST_NAMES),
  );
  return parts.map((names) => `${names.map((name) => `\`${name}\``).join(", ")}: ${description}.`);
}

/** The report for a terminal: lists with their length. */
export function reportOf(changes: readonly Change[]): string {
  if (changes.length === 0) return "Nothing that affects programs has changed.";
  return changesByLevel(changes)
    .flatMap(([title, list]) => [`${title}: ${list.length}`, ...list.map((sentence) => `  ${sentence}`)])
    .join("\n");
}
