import { spawn } from "node:child_process";

/** A command with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How a command ended. */
export interface Ended {
  /** Null when it was stopped for taking too long. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Where {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** No sample may leave the machine through a proxy, and the loopback interface needs none. */
const NO_PROXY = {
  http_proxy: "",
  https_proxy: "",
  HTTP_PROXY: "",
  HTTPS_PROXY: "",
  NO_PROXY: "*",
  no_proxy: "*",
};

/** Runs a command to its end; a program that does not exist ends with code 127. */
export function runCommand(
  [program, ...args]: Command,
  { cwd, env = {}, timeout = 120_000 }: Where,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // The timer of the option `timeout` would outlive a program that does not exist, and this process wait for it.
      signal: AbortSignal.timeout(timeout),
      env: { ...process.env, ...NO_PROXY, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = { stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
    child.on("error", ({ name, message }) =>
      resolve(name === "AbortError" ? { code: null, ...output } : { code: 127, stdout: "", stderr: message }),
    );
    child.on("close", (code) => resolve({ code, ...output }));
  });
}

/** Handles items with so many workers at a time; results keep the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}
