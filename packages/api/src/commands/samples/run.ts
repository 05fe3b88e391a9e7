/** Runs samples, each against its own mock of the API. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import pMap from "p-map";
import { UPLOAD_FILE, type SampleLanguage } from "../../samples";
import type { MockApi } from "../../openapi/mock/answer";
import { startMock, type MockCall, type MockServer } from "../mock/server";
import { runCommand, type CommandResult } from "./commands";
import type { Trial } from "./trials";

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
  { tool }: SampleLanguage,
  trials: readonly Trial[],
  api: MockApi,
): Promise<readonly Outcome[]> {
  const root = mkdtempSync(path.join(tmpdir(), "samples-"));
  const ready = await Promise.all(
    trials.map((trial, index) => prepare(trial, path.join(root, `s${index}`), tool.file, api)),
  );
  try {
    const mistakes = await compile(tool, root);
    if (mistakes !== "") return ready.map((one) => ({ ...one, problem: mistakeIn(one, mistakes) }));
    return await pMap(ready, (one) => run(tool, one), { concurrency: availableParallelism() });
  } finally {
    await Promise.all(ready.map(({ mock }) => mock.close()));
    rmSync(root, { recursive: true, force: true });
  }
}

async function prepare(trial: Trial, folder: string, file: string, api: MockApi): Promise<PreparedTrial> {
  const calls: MockCall[] = [];
  const mock = await startMock(api, { onCall: (call) => calls.push(call) });
  mkdirSync(folder);
  writeFileSync(path.join(folder, UPLOAD_FILE), "the content of a file");
  writeFileSync(path.join(folder, file), `${trial.codeFor(mock.url)}\n`);
  return { trial, folder, mock, calls };
}

/** Checks and compiles all programs at once; returns the mistakes that the compiler names. */
async function compile({ compiler }: SampleLanguage["tool"], root: string): Promise<string> {
  if (!compiler) return "";
  const { files, command } = compiler();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const { code, stdout, stderr } = await runCommand(command, { cwd: root });
  return code === 0 ? "" : stdout + stderr || "it cannot be compiled";
}

/** The mistake of one program; the whole text if it names no program. */
function mistakeIn({ folder }: PreparedTrial, mistakes: string): string {
  const lines = mistakes.split("\n").filter((line) => /\bs\d+\//.test(line));
  if (lines.length === 0) return mistakes;
  return lines.find((line) => line.includes(`${path.basename(folder)}/`)) ?? "";
}

async function run({ command }: SampleLanguage["tool"], one: PreparedTrial): Promise<Outcome> {
  const { trial, folder, calls } = one;
  const ended = await runCommand(command, { cwd: folder, env: trial.env, timeoutMs: 120_000 });
  return { trial, problem: problemOf(trial, ended, calls), calls };
}

/** The problem of a run; empty if there is none. */
function problemOf(
  { program: { expected } }: Trial,
  { code, stdout, stderr }: CommandResult,
  calls: readonly MockCall[],
): string {
  const refused = calls.find(({ answer }) => answer.status >= 300);
  if (refused) {
    const { request, answer } = refused;
    return `${request.method} ${request.target} was answered ${answer.status} ${JSON.stringify(answer.body)}, and it ended with code ${code ?? "none"}`;
  }
  if (code !== 0) return `ended with code ${code ?? "none"}: ${stderr.trim().split("\n").at(-1) ?? ""}`;
  const [call, ...more] = calls;
  if (!call) return "called nothing";
  if (!expected) return "";
  const { method } = call.request;
  const { path: called = "nothing known", body } = call.answer;
  if (more.length > 0) return `made ${calls.length} calls instead of one`;
  if (method !== expected.method || called !== expected.path)
    return `called ${method} ${called} instead of ${expected.method} ${expected.path}`;
  return stdout.trim() === "" && body !== undefined ? "printed nothing" : "";
}
