import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A command of the rehearsal. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs what failed once more: a test that a busy machine kept waiting tells nothing about a release. */
  readonly again?: readonly [program: string, ...args: string[]];
  /** Folder in which it runs. */
  readonly folder: string;
  /** Names of the steps without whose success this one makes no sense. */
  readonly needs?: readonly string[];
  /** What is done when it has passed, before the next one. */
  readonly after?: () => void;
}

export interface StepResult {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "not run";
  /** True when a part of it passed only at the second run. */
  readonly repeated: boolean;
  readonly seconds: number;
  /** First lines that tell what went wrong; empty when nothing did. */
  readonly errors: readonly string[];
  /** Path of the full output. */
  readonly log: string;
}

const SECONDS = 1000;
const LIMIT = 40 * 60 * SECONDS;
const SHOWN = 8;

const TELLING =
  /error TS\d+|^\s*●|^\s*✘|\[ERROR\]|\[cause\]|Error: |npm error|^\s+\d+\) |lost-(?:page|anchor)|:\d+:\d+ [a-z-]+: /;

/**
 * Runs the steps one after the other; a failed one does not stop those that can do without it. What passed is written
 * down, and is not run again when the rehearsal is taken up (`passedBefore`).
 */
export function runSteps(
  steps: readonly Step[],
  logs: string,
  passedBefore: readonly StepResult[] = [],
): StepResult[] {
  const results: StepResult[] = [];
  for (const step of steps) {
    const needed = results.filter(({ name }) => step.needs?.includes(name));
    const blocked = needed.some(({ outcome }) => outcome !== "passed");
    const before = passedBefore.find(({ name }) => name === step.name);
    const result = before ?? (blocked ? notRun(step) : runStep(step, logs));
    const note = before ? ", before" : "";
    if (!before && result.outcome === "passed") step.after?.();
    console.log(`${result.outcome.padEnd(8)} ${result.name} (${result.seconds.toFixed(0)} s${note})`);
    results.push(result);
    const passed = [...passedBefore, ...results].filter(({ outcome }) => outcome === "passed");
    const known = new Map(passed.map((one) => [one.name, one]));
    fs.writeFileSync(path.join(logs, PASSED), JSON.stringify([...known.values()], null, 2));
  }
  return results;
}

const PASSED = "passed.json";

/** What passed in a rehearsal that was stopped or failed. */
export function readPassed(logs: string): StepResult[] {
  const file = path.join(logs, PASSED);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as StepResult[]) : [];
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
  const seconds = (Date.now() - began) / SECONDS;
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
    timeout: LIMIT,
  });
  fs.closeSync(output);
  return status === 0;
}

/** The first telling lines of an output, each once; its last lines when none tells. */
export function firstErrors(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");
  const telling = [...new Set(lines.filter((line) => TELLING.test(line)).map((line) => line.trim()))];
  return telling.length > 0 ? telling.slice(0, SHOWN) : lines.slice(-SHOWN);
}
