import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { difference } from "./compare";
import type { Planned } from "./plan";

/** What came of a step. */
export interface Outcome {
  readonly planned: Planned;
  /** What is wrong, a sentence or more; undefined for a step that did what the page says. */
  readonly problem?: string;
}

interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds that one step may take. */
  readonly stepTimeoutMs: number;
}

/**
 * The release of a client on the PATH.
 *
 * @throws Error when there is none, or when it tells no release
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
 * Runs the steps one after the other in one Bash in an empty folder, so that variables and the working directory last
 * from step to step, and compares what they print. A step that ends the shell or takes too long ends the run; those
 * after it are not run.
 */
export async function runSteps(
  plan: readonly Planned[],
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
        `. ${quoted(file(index, "sh"))} > ${quoted(file(index, "out"))} 2>&1 < /dev/null; echo $? >&3`,
    );
    const { statuses, isLate } = await bash(lines.join("\n"), work, env, stepTimeoutMs);
    return await Promise.all(
      plan.map(async (planned, index) => {
        const status = statuses[index];
        const output = await fs.readFile(file(index, "out"), "utf8").catch(() => "");
        const problem = problemOf({
          planned,
          status,
          output,
          isLate: isLate && index === statuses.length,
          index,
        });
        return { planned, ...(problem !== undefined && { problem }) };
      }),
    );
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

interface Ran {
  readonly planned: Planned;
  /** Undefined when the step did not come to its end. */
  readonly status: number | undefined;
  readonly output: string;
  readonly isLate: boolean;
  readonly index: number;
}

function problemOf({ planned: { expected }, status, output, isLate }: Ran): string | undefined {
  const printed = output.trim() === "" ? "" : ` It printed:\n${output.trimEnd()}`;
  if (isLate) return `It took too long and was stopped.${printed}`;
  if (status === undefined) return `It was not run to its end.${printed}`;
  if (expected === undefined) return status === 0 ? undefined : `It failed with status ${status}.${printed}`;
  const found = difference(expected, output);
  if (!found) return undefined;
  const { line, expected: wanted, actual } = found;
  const end = "the end of the output";
  return `Line ${line} differs.\n  page:    ${wanted === "" ? end : wanted}\n  command: ${actual ?? end}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Runs a script; file descriptor 3 carries the status of each step. */
function bash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  stepTimeoutMs: number,
): Promise<{ statuses: number[]; isLate: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["--noprofile", "--norc", "-c", script], {
      cwd,
      env,
      stdio: ["ignore", "ignore", "inherit", "pipe"],
      // A group of its own, so that what the commands started ends with them.
      detached: true,
    });
    const statuses: number[] = [];
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLate = true;
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
      setImmediate(() => resolve({ statuses, isLate }));
    });
  });
}
