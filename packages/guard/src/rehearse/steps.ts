import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A command of the rehearsal. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Command that repeats failed tests, because a timeout on a busy machine is not a fault of the release. */
  readonly again?: readonly [program: string, ...args: string[]];
  /** Folder in which it runs. */
  readonly folder: string;
  /** Names of the steps that must pass before this one runs. */
  readonly needs?: readonly string[];
  /** Called when the step has passed, before the next one. */
  readonly after?: () => void;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "not run";
  /** True when a part of it passed only at the second run. */
  readonly repeated: boolean;
  readonly seconds: number;
  /** First lines that report an error; empty when it passed. */
  readonly errors: readonly string[];
  /** Path of the full output. */
  readonly log: string;
}

const MS_PER_SECOND = 1000;
const STEP_TIMEOUT_MS = 40 * 60 * MS_PER_SECOND;
/** Number of lines that are shown of a failed step. */
const MAX_ERROR_LINES = 8;

/** A line that reports an error of one of the tools. */
const ERROR_LINE =
  /error TS\d+|^\s*●|^\s*✘|\[ERROR\]|\[cause\]|Error: |npm error|^\s+\d+\) |lost-(?:page|anchor)|:\d+:\d+ [a-z-]+: /;

/** Runs the steps one after the other. After a failed step, only the steps that need it are omitted. */
export function runSteps(steps: readonly Step[], logs: string): StepResult[] {
  const results: StepResult[] = [];
  for (const step of steps) {
    const needed = results.filter(({ name }) => step.needs?.includes(name));
    const blocked = needed.some(({ outcome }) => outcome !== "passed");
    const result = blocked ? notRun(step) : runStep(step, logs);
    if (result.outcome === "passed") step.after?.();
    console.log(`${result.outcome.padEnd(8)} ${result.name} (${result.seconds.toFixed(0)} s)`);
    results.push(result);
  }
  return results;
}

function notRun({ name, needs }: Step): StepResult {
  return {
    name,
    outcome: "not run",
    repeated: false,
    seconds: 0,
    errors: [`needs: ${needs?.join(", ") ?? ""}`],
    log: "",
  };
}

function runStep(step: Step, logs: string): StepResult {
  const { name, again } = step;
  const log = path.join(logs, `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.log`);
  const began = Date.now();
  const first = runCommand(step, log);
  const repeated = !first && again !== undefined;
  const passed = repeated ? runCommand({ ...step, command: again }, log) : first;
  const seconds = (Date.now() - began) / MS_PER_SECOND;
  const errors = passed ? [] : firstErrors(fs.readFileSync(log, "utf8"));
  return { name, outcome: passed ? "passed" : "failed", repeated, seconds, errors, log };
}

/** Runs a command with its output at the end of a file; true when it succeeds. */
function runCommand({ command, env, folder }: Step, log: string): boolean {
  const output = fs.openSync(log, "a");
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
    timeout: STEP_TIMEOUT_MS,
  });
  fs.closeSync(output);
  return status === 0;
}

/** The first lines of an output that report an error, each once; its last lines when no line does. */
export function firstErrors(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");
  const errorLines = [...new Set(lines.filter((line) => ERROR_LINE.test(line)).map((line) => line.trim()))];
  return errorLines.length > 0 ? errorLines.slice(0, MAX_ERROR_LINES) : lines.slice(-MAX_ERROR_LINES);
}
