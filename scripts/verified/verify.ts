import fs from "node:fs/promises";
import path from "node:path";
import { readPage } from "../../plugins/content/parse";
import { verifiedOf } from "../../plugins/content/rules/frontMatter";
import { readText } from "../../plugins/content/site";
import { hashOf, recordPath, type VerifiedRun } from "../../plugins/content/verified/record";
import { stepsOf } from "../../plugins/content/verified/steps";
import type { TokenTable } from "../../src/product/tokens";
import { planLines, createPlan } from "./plan";
import { releaseOf, runSteps } from "./run";

export interface VerifyInput {
  /** Folder of the project. */
  readonly root: string;
  /** Path of the page from the project folder. */
  readonly page: string;
  readonly tokens: TokenTable;
  /** Name of the product's client. */
  readonly cli: string;
  readonly env: NodeJS.ProcessEnv;
  /** The value for each `<name>` in the commands. */
  readonly values: ReadonlyMap<string, string>;
  readonly isDryRun: boolean;
  readonly allowsDestructive: boolean;
  readonly stepTimeoutMs: number;
  readonly now: Date;
  readonly print: (line: string) => void;
}

/**
 * Prints the plan, runs the commands of a page with the client on the PATH, and records the run when all output
 * matches the page.
 *
 * @returns true when the page was verified; in a dry run, when it could be run
 * @throws Error for a page without commands, a wrong or missing release, missing values, or destructive commands
 * without permission
 */
export async function verifyPage(input: VerifyInput): Promise<boolean> {
  const { root, page, tokens, cli, env, values, isDryRun, allowsDestructive, print } = input;
  const text = readText(root, page);
  if (text === undefined) throw new Error(`There is no page ${page}.`);
  const verified = verifiedOf(readPage({ path: page, text }, { tokens, components: {} }));
  if (!verified) throw new Error(`${page} names no release. Fix: write "verified:" in its front matter.`);
  const steps = stepsOf(text);
  if (steps.length === 0) throw new Error(`${page} has no commands to run.`);
  const plan = createPlan(steps, tokens, values);
  planLines(page, plan).forEach((line) => print(line));
  if (isDryRun) return true;

  const missing = [...new Set(plan.flatMap((planned) => planned.missingValues))];
  if (missing.length > 0)
    throw new Error(`Nothing was run. Fix: add ${missing.map((name) => `--value "${name}=…"`).join(" ")}.`);
  if (!allowsDestructive && plan.some(({ destructiveWords }) => destructiveWords.length > 0))
    throw new Error(
      "Nothing was run: the page has destructive commands. Fix: add --allow-destructive on a machine that may lose them.",
    );
  const release = await releaseOf(cli, env);
  if (release !== verified.release)
    throw new Error(
      `Nothing was run: the page is written for release ${verified.release}, and ${cli} on the PATH is ${release}. ` +
        `Fix: install ${verified.release}, or revise the page and write "release: ${release}".`,
    );

  const outcomes = await runSteps(plan, input);
  for (const { planned, problem } of outcomes)
    print(`${page}:${planned.step.line} ${problem === undefined ? "ok" : problem}`);
  if (outcomes.some(({ problem }) => problem !== undefined)) return false;
  const run: VerifiedRun = {
    page,
    hash: hashOf(steps),
    release,
    on: input.now.toISOString().slice(0, 10),
    results: steps.map(({ commands, output }) => ({
      commands,
      compared: output === undefined ? "success" : "output",
    })),
  };
  const file = path.join(root, recordPath(page));
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
  print(`${page} is verified with release ${release}. Commit ${recordPath(page)}.`);
  return true;
}
