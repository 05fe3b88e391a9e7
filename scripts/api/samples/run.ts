/** Runs samples against the mock API, each with its own mock. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import pMap from "p-map";
import { UPLOAD_FILE } from "../../../plugins/apiReference/samples";
import type { MockApi } from "../../../src/openapi/mock/answer";
import { startMock, type MockCall, type MockServer } from "../mock/server";
import { runCommand } from "./commands";
import { findProblem } from "./checkRun";
import type { Toolchain } from "./toolchains";
import { copiedText, environmentOf, type Trial } from "./trials";

/** A trial and its problem; empty when it succeeded. */
export interface Outcome {
  readonly trial: Trial;
  readonly problem: string;
  readonly calls: readonly MockCall[];
}

/** A trial with its folder and a mock that receives only its calls. */
interface PreparedTrial {
  readonly trial: Trial;
  readonly folder: string;
  readonly mock: MockServer;
  readonly calls: readonly MockCall[];
}

/** Runs all trials of one language in a temporary folder. */
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
    return await pMap(ready, (one) => run(toolchain, one), { concurrency: availableParallelism() });
  } finally {
    await Promise.all(ready.map(({ mock }) => mock.close()));
    rmSync(root, { recursive: true, force: true });
  }
}

async function prepare(
  { fileName }: Toolchain,
  trial: Trial,
  folder: string,
  api: MockApi,
): Promise<PreparedTrial> {
  const calls: MockCall[] = [];
  const mock = await startMock(api, { onCall: (call) => calls.push(call) });
  mkdirSync(folder);
  writeFileSync(path.join(folder, UPLOAD_FILE), "the content of a file");
  writeFileSync(path.join(folder, fileName), `${copiedText(trial, mock.url)}\n`);
  return { trial, folder, mock, calls };
}

async function run({ command }: Toolchain, { trial, folder, calls }: PreparedTrial): Promise<Outcome> {
  const ended = await runCommand(command, { cwd: folder, env: environmentOf(trial) });
  return { trial, problem: findProblem(trial, ended, calls), calls };
}

/**
 * When a check of all programs fails, only the programs that the message names are reported; if it names none, all
 * are.
 */
function brokenOutcomes(ready: readonly PreparedTrial[], message: string): Outcome[] {
  const linesOf = ({ folder }: PreparedTrial): string[] =>
    message.split("\n").filter((line) => line.includes(`${path.basename(folder)}/`));
  const named = ready.some((one) => linesOf(one).length > 0);
  return ready.map((one) => ({
    trial: one.trial,
    problem: named ? (linesOf(one)[0] ?? "") : message,
    calls: one.calls,
  }));
}
