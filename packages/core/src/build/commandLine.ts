import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "../lib/nearest";

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;

/** Options and plain words of a command line. */
type CommandLine<T extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ readonly args: string[]; readonly options: T; readonly allowPositionals: true }>
>;

/**
 * Reads the arguments of a command.
 *
 * @throws Error for an option that the command does not have, or one without its value
 */
export function readCommandLine<T extends OptionsConfig>(
  args: readonly string[],
  options: T,
): CommandLine<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Error(optionProblem(error as Error, Object.keys(options)), { cause: error });
  }
}

function optionProblem({ message }: Error, names: readonly string[]): string {
  const [, unknown] = /^Unknown option '-{1,2}([^']+)'/.exec(message) ?? [];
  if (unknown !== undefined) {
    const near = nearest(unknown, names);
    const all = names.map((name) => `--${name}`).join(", ");
    return `There is no option --${unknown}. Fix: ${near === undefined ? `use one of ${all}` : `write --${near}`}.`;
  }
  const [, option] =
    /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(message) ?? [];
  return option === undefined ? message : `${option} has no value. Fix: write ${option} "…".`;
}
