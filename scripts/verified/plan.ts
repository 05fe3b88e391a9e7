import { commandsIn } from "../../plugins/content/rules/commands/shell";
import type { Step } from "../../plugins/content/verified/steps";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";

/** A step that is ready to run. */
export interface PlannedStep {
  readonly step: Step;
  /** Commands without prompts, with tokens and values filled in. */
  readonly script: string;
  /** The expected output with tokens replaced. */
  readonly expected: string | undefined;
  /** Placeholders such as `<your key>` without a value. */
  readonly missingValues: readonly string[];
  /** Words of destructive commands: `down`, `rm`. */
  readonly destructiveWords: readonly string[];
}

/** Programs, subcommands and options that stop, delete or overwrite something. */
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
 * The plan for running a page.
 *
 * @param values the value for each placeholder `<name>` in the commands
 */
export function createPlan(
  steps: readonly Step[],
  tokens: TokenTable,
  values: ReadonlyMap<string, string>,
): PlannedStep[] {
  return steps.map((step) => {
    const commands = resolveTokens(step.commands, tokens).replace(PROMPT, "");
    const missing = [...commands.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) =>
      values.has(name) ? [] : [name],
    );
    return {
      step,
      script: commands.replace(PLACEHOLDER, (mark, name: string) => values.get(name) ?? mark),
      expected: step.output === undefined ? undefined : resolveTokens(step.output, tokens),
      missingValues: [...new Set(missing)],
      destructiveWords: destructiveWords(commands),
    };
  });
}

/** Destructive words in a shell text, including nested and quoted commands. */
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

/** The plan as text, step by step. */
export function planLines(page: string, plan: readonly PlannedStep[]): string[] {
  return plan.flatMap(({ step, script, expected, missingValues, destructiveWords }, index) => [
    `${index + 1}. ${page}:${step.line} ${expected === undefined ? "must succeed" : "must print what the page prints"}`,
    ...script.split("\n").map((line) => `     ${line}`),
    ...missingValues.map((name) => `   needs a value: --value "${name}=…"`),
    ...(destructiveWords.length > 0 ? [`   destructive: ${destructiveWords.join(", ")}`] : []),
  ]);
}
