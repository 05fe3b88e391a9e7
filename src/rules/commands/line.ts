import type { CliFlag } from "../../facts/commands";
import { childrenOf, commandAt, flagsOf, namesOf } from "./tree";

/** The command and flags that the words of a command line name. */
export interface ReadWords {
  /** Path of the command: `networks select`; empty for the client itself. */
  readonly command: string;
  /** The flag whose value comes next. */
  readonly waiting: CliFlag | undefined;
}

/** Reads the words after the client's name, as long as they are commands and flags. */
export function readWords(words: readonly string[]): ReadWords {
  let command = "";
  let waiting: CliFlag | undefined;
  for (const word of words) {
    if (waiting) {
      waiting = undefined;
    } else if (word.startsWith("-")) {
      const flag = flagCalled(command, word);
      waiting = flag && flag.type !== "bool" && !word.includes("=") ? flag : undefined;
    } else {
      const child = childrenOf(command).find((one) => namesOf(one).includes(word));
      command = child?.path ?? command;
    }
  }
  return { command, waiting };
}

/** The flag of a command with a name, in its long or its short form. */
export function flagCalled(command: string, word: string): CliFlag | undefined {
  const [name] = word.split("=");
  return flagsOf(commandAt(command).path).find((flag) => flag.name === name || flag.short === name);
}

const CLIENT = /\{\{cli\}\}(?:\.exe)?((?:\s+[^\s`|;&]+)*)(\s+)?$/;

/** The words after the client's name on a line up to the cursor, the last one unfinished; undefined without the client. */
export function wordsBefore(
  before: string,
): { readonly words: readonly string[]; readonly last: string } | undefined {
  const match = CLIENT.exec(before);
  if (!match) return undefined;
  const words = (match[1] ?? "").trim().split(/\s+/).filter(Boolean);
  if (match[2] !== undefined) return { words, last: "" };
  // Without a space after the client's name, nothing is completed yet.
  return words.length === 0 ? undefined : { words: words.slice(0, -1), last: words.at(-1) ?? "" };
}
