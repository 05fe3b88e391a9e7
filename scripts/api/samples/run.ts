import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import type { MockApi } from "../../../src/openapi/mock/answer";
import { startMock, type Call, type MockServer } from "../mock/server";
import { inParallel, runCommand } from "./commands";
import { judge } from "./judge";
import type { Toolchain } from "./toolchains";
import { copiedText, environmentOf, type Trial } from "./trials";

/** A trial with what was wrong; empty when all was well. */
export interface Outcome {
  readonly trial: Trial;
  readonly problem: string;
}

/** A trial that is ready to run against a mock of its own, which sees its calls and no others. */
interface Ready {
  readonly trial: Trial;
  readonly folder: string;
  readonly mock: MockServer;
  readonly calls: readonly Call[];
}

/** Runs all trials of one language; files go to a folder of their own, which is removed. */
export async function runTrials(
  toolchain: Toolchain,
  trials: readonly Trial[],
  api: MockApi,
): Promise<Outcome[]> {
  const root = mkdtempSync(path.join(tmpdir(), `samples-${toolchain.language}-`));
  const ready = await Promise.all(
    trials.map((trial, index) => prepare(toolchain, trial, path.join(root, `s${index}`), api)),
  );
  try {
    const broken =
      (await toolchain.prepare?.(
        ready.map(({ folder }) => folder),
        root,
      )) ?? "";
    if (broken !== "") return brokenOutcomes(ready, broken);
    return await inParallel(ready, availableParallelism(), (one) => run(toolchain, one));
  } finally {
    await Promise.all(ready.map(({ mock }) => mock.close()));
    rmSync(root, { recursive: true, force: true });
  }
}

async function prepare({ fileName }: Toolchain, trial: Trial, folder: string, api: MockApi): Promise<Ready> {
  const calls: Call[] = [];
  const mock = await startMock(api, { onCall: (call) => calls.push(call) });
  mkdirSync(folder);
  writeFileSync(path.join(folder, fileName), `${copiedText(trial, mock.url)}\n`);
  return { trial, folder, mock, calls };
}

async function run({ command }: Toolchain, { trial, folder, calls }: Ready): Promise<Outcome> {
  const ended = await runCommand(command, { cwd: folder, env: environmentOf(trial) });
  return { trial, problem: judge(trial, ended, calls) };
}

/** A check of all programs at once names files: only the programs whose files it names are to blame, or all. */
function brokenOutcomes(ready: readonly Ready[], message: string): Outcome[] {
  const linesOf = ({ folder }: Ready): string[] =>
    message.split("\n").filter((line) => line.includes(`${path.basename(folder)}/`));
  const named = ready.some((one) => linesOf(one).length > 0);
  return ready.map((one) => ({ trial: one.trial, problem: named ? (linesOf(one)[0] ?? "") : message }));
}
