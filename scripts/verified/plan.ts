import { commandsIn } from "../../plugins/content/rules/commands/shell";
import type { Step } from "../../plugins/content/verified/steps";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";

/** A step as it will be run. */
export interface Planned {
  readonly step: Step;
  /** Commands with tokens and values of the reader filled in, without prompts. */
  readonly script: string;
  /** The expected output with tokens replaced. */
  readonly expected: string | undefined;
  /** Places such as `<your key>` for which no value was given. */
  readonly missing: readonly string[];
  /** Words by which the commands take something away: `down`, `rm`. */
  readonly destructive: readonly string[];
}

/** Programs, subcommands and options that end, remove or overwrite something. */
const DESTRUCTIVE = new Set(
  (
    "rm rmdir unlink shred truncate dd mkfs wipefs kill pkill killall reboot shutdown poweroff " +
    "down logout delete remove uninstall purge prune destroy drop deregister revoke reset restore clean stop disable " +
    "-delete --purge --delete"
  ).split(" "),
);
const PLACEHOLDER = /<([A-Za-z][A-Za-z0-9 _.'-]*)>/g;
const PROMPT = /^\s*\$ /gm;

/**
 * What a run of a page would do.
 *
 * @param values what stands for each place `<name>` in the commands
 */
export function planOf(
  steps: readonly Step[],
  tokens: TokenTable,
  values: ReadonlyMap<string, string>,
): Planned[] {
  return steps.map((step) => {
    const commands = resolveTokens(step.commands, tokens).replace(PROMPT, "");
    const missing = [...commands.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) =>
      values.has(name) ? [] : [name],
    );
    return {
      step,
      script: commands.replace(PLACEHOLDER, (mark, name: string) => values.get(name) ?? mark),
      expected: step.output === undefined ? undefined : resolveTokens(step.output, tokens),
      missing: [...new Set(missing)],
      destructive: destructiveWords(commands),
    };
  });
}

/** Words of a shell text that take something away, nested commands and those in quotes included. */
export function destructiveWords(text: string): string[] {
  const words = commandsIn(text).flatMap((command) =>
    command.flatMap((word) => word.text.split(/[\s;|&'"]+/)),
  );
  const named = words.map((word) => word.split("/").at(-1) ?? "");
  const found = named.filter((word) => DESTRUCTIVE.has(word) || word.startsWith("mkfs."));
  const deletes = words.some(
    (word, index) =>
      word === "-XDELETE" || (word === "DELETE" && /^(?:-X|--request)$/.test(words[index - 1] ?? "")),
  );
  return [...new Set([...found, ...(deletes ? ["DELETE"] : [])])];
}

/** The plan in words, a step after the other. */
export function planLines(page: string, plan: readonly Planned[]): string[] {
  return plan.flatMap(({ step, script, expected, missing, destructive }, index) => [
    `${index + 1}. ${page}:${step.line} ${expected === undefined ? "must succeed" : "must print what the page prints"}`,
    ...script.split("\n").map((line) => `     ${line}`),
    ...missing.map((name) => `   needs a value: --value "${name}=…"`),
    ...(destructive.length > 0 ? [`   destructive: ${destructive.join(", ")}`] : []),
  ]);
}
