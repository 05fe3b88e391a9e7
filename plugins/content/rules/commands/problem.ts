import { nearest } from "../../../../src/lib/nearest";

/** One word of a command line, quotes removed. */
export interface ShellWord {
  readonly text: string;
  /** Offset (UTF-16 units) of its first character in the code. */
  readonly offset: number;
  /** True when the shell or the reader puts in another value: expansions and `<placeholders>`. */
  readonly open: boolean;
}

/** What is wrong with a command line, at an offset of the code. */
export interface CommandProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
  /** The word at `offset`, and the one that was meant. */
  readonly meant?: { readonly word: string; readonly near: string };
}

/** The word that was meant, where one of the names is near. */
export function meant(word: string, names: readonly string[]): Pick<CommandProblem, "meant"> {
  const near = nearest(word, names);
  return near === undefined ? {} : { meant: { word, near } };
}

/** A list of more names is not printed. */
const MAX_LISTED_NAMES = 45;

/**
 * "write `near`", or the choice of all names when nothing is close.
 *
 * @param where the names stand, for a choice that is too long to print
 */
export function choose(word: string, names: readonly string[], where = "src/facts"): string {
  const near = nearest(word, names);
  if (near !== undefined) return `write "${near}".`;
  if (names.length > MAX_LISTED_NAMES) return `use one of the ${new Set(names).size} names in ${where}.`;
  return names.length === 0 ? "remove it." : `use one of ${[...new Set(names)].sort().join(", ")}.`;
}
