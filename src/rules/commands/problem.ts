import { nearest } from "docusaurus-waymark-core/lib/nearest";

/** A mistake in a command line, at an offset of the code. */
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
