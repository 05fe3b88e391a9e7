import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";

/** A command in its file, without the flags that it takes from another. */
export type CommandEntry = Facts["commands"][number];

export type CliFlag = NonNullable<CommandEntry["flags"]>[number];

/** The type of a flag's value, as pages print it. */
export type CliFlagType = CliFlag["type"];

/** One command of the client, or a group of commands (`networks`), whose children repeat its words in `path`. */
export interface CliCommand extends Omit<CommandEntry, "flagsOf"> {
  readonly aliases: readonly string[];
  /** In the order of the tables; the global flags are accepted as well. */
  readonly flags: readonly CliFlag[];
}

/** Every command of the client, groups before their members. The command with the empty path holds the global flags. */
export const COMMANDS: readonly CliCommand[] = loadFacts("commands").reduce<readonly CliCommand[]>(
  (before, { flagsOf, ...entry }) => {
    const shared = before.find(({ path }) => path === flagsOf)?.flags ?? [];
    return [
      ...before,
      { ...entry, aliases: entry.aliases ?? [], flags: [...shared, ...(entry.flags ?? [])] },
    ];
  },
  [],
);

/** The flags that every command accepts. */
export const GLOBAL_FLAGS: readonly CliFlag[] = COMMANDS.find(({ path }) => path === "")?.flags ?? [];
