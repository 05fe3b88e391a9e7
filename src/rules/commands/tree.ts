import { COMMANDS, GLOBAL_FLAGS, type CliCommand, type CliFlag } from "../../facts/commands";

/** Commands by the command that they belong to. */
const CHILDREN = new Map(
  COMMANDS.map(({ path }) => [
    path,
    COMMANDS.filter((other) => other.path !== "" && parentOf(other.path) === path),
  ]),
);

/** The command with these words. @throws Error where the data has none */
export function commandAt(path: string): CliCommand {
  const command = COMMANDS.find((candidate) => candidate.path === path);
  if (!command) throw new Error(`The command data has no "${path}".`);
  return command;
}

/** The flags that a command accepts: the global ones and its own. A command's own flag wins. */
export function flagsOf(path: string): readonly CliFlag[] {
  return [...commandAt(path).flags, ...GLOBAL_FLAGS];
}

/** The commands of a group. */
export function childrenOf(path: string): readonly CliCommand[] {
  return CHILDREN.get(path) ?? [];
}

/** The words by which a command is called. */
export function namesOf({ path, aliases }: CliCommand): readonly string[] {
  return [path.split(" ").at(-1) ?? "", ...aliases];
}

function parentOf(path: string): string {
  return path.split(" ").slice(0, -1).join(" ");
}
