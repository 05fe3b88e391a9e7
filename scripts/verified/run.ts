/** Runs the commands of a page and compares their output with the page. */
import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { shellQuoted } from "../../src/openapi/curl";
import { firstDifference } from "./compare";
import type { PlannedStep } from "./plan";

/** The result of a step. */
export interface Outcome {
  readonly planned: PlannedStep;
  /** What is wrong; undefined for a successful step. */
  readonly problem?: string;
}

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Timeout for one step. */
  readonly stepTimeoutMs: number;
}

/**
 * The release of the client on the PATH.
 *
 * @throws Error when there is no client, or it prints no release
 */
export async function releaseOf(cli: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(cli, ["version"], { env, timeout: 10_000 }).catch(
    (thrown: unknown) => {
      const error = thrown as NodeJS.ErrnoException;
      if (error.code === "ENOENT")
        throw new Error(`There is no "${cli}" on the PATH. Fix: install the release that the page names.`);
      throw new Error(`"${cli} version" failed: ${error.message}`);
    },
  );
  const release = /\d+\.\d+\.\d+/.exec(stdout)?.[0];
  if (release === undefined) throw new Error(`"${cli} version" printed no release but "${stdout.trim()}".`);
  return release;
}

/**
 * Runs the steps in order in one Bash process in an empty folder, so that variables and the working directory
 * persist, and compares their output. A step that ends the shell or exceeds the timeout ends the run; later steps
 * are not run.
 */
export async function runSteps(
  plan: readonly PlannedStep[],
  { env, stepTimeoutMs }: RunOptions,
): Promise<Outcome[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "docs-verified-"));
  const work = path.join(folder, "work");
  try {
    await fs.mkdir(work);
    const file = (index: number, kind: "sh" | "out"): string => path.join(folder, `${index}.${kind}`);
    await Promise.all(plan.map(({ script }, index) => fs.writeFile(file(index, "sh"), `${script}\n`)));
    const lines = plan.map(
      (_, index) =>
        `. ${shellQuoted(file(index, "sh"))} > ${shellQuoted(file(index, "out"))} 2>&1 < /dev/null; echo $? >&3`,
    );
    const { statuses, timedOut } = await runBash(lines.join("\n"), work, env, stepTimeoutMs);
    return await Promise.all(
      plan.map(async (planned, index) => {
        const status = statuses[index];
        const output = await fs.readFile(file(index, "out"), "utf8").catch(() => "");
        const isStopped = timedOut && index === statuses.length;
        const problem = problemOf({ planned, status, output, timedOut: isStopped });
        return { planned, ...(problem !== undefined && { problem }) };
      }),
    );
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

interface StepRun {
  readonly planned: PlannedStep;
  /** Undefined when the step did not finish. */
  readonly status: number | undefined;
  readonly output: string;
  readonly timedOut: boolean;
}

function problemOf({ planned: { expected }, status, output, timedOut }: StepRun): string | undefined {
  const printed = output.trim() === "" ? "" : ` It printed:\n${output.trimEnd()}`;
  if (timedOut) return `It took too long and was stopped.${printed}`;
  if (status === undefined) return `It was not run to its end.${printed}`;
  if (expected === undefined) return status === 0 ? undefined : `It failed with status ${status}.${printed}`;
  const found = firstDifference(expected, output);
  if (!found) return undefined;
  const { line, expected: wanted, actual } = found;
  const end = "the end of the output";
  return `Line ${line} differs.\n  page:    ${wanted === "" ? end : wanted}\n  command: ${actual ?? end}`;
}

/** Runs a script; it writes the status of each step to file descriptor 3. */
function runBash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  stepTimeoutMs: number,
): Promise<{ statuses: number[]; timedOut: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["--noprofile", "--norc", "-c", script], {
      cwd,
      env,
      stdio: ["ignore", "ignore", "inherit", "pipe"],
      // A process group of its own, so that the timeout also ends the processes that the commands started.
      detached: true,
    });
    const statuses: number[] = [];
    let timedOut = false;
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timedOut = true;
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      }, stepTimeoutMs);
    };
    wait();
    let text = "";
    child.stdio[3]?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      statuses.push(...lines.map(Number));
      wait();
    });
    child.on("error", reject);
    child.on("exit", () => {
      clearTimeout(timer);
      // Data of the pipe may come after the exit.
      setImmediate(() => resolve({ statuses, timedOut }));
    });
  });
}
