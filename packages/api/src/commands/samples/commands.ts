import { execFile } from "node:child_process";
import type { Command } from "../../samples";

/** The result of a command. */
export interface CommandResult {
  /** Null when it was stopped, as it is after the timeout. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Samples must only reach the loopback interface, so no proxy is used. */
const NO_PROXY = {
  http_proxy: "",
  https_proxy: "",
  HTTP_PROXY: "",
  HTTPS_PROXY: "",
  NO_PROXY: "*",
  no_proxy: "*",
};

/** Runs a command to its end. If the program does not exist, the code is 127. */
export function runCommand(
  [program, ...args]: Command,
  { cwd, env, timeoutMs = 540_000 }: CommandOptions = {},
): Promise<CommandResult> {
  // The timer of the option `timeout` would outlive a program that does not exist, and this process would wait for it.
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { cwd, signal, env: { ...process.env, ...NO_PROXY, ...env }, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const code = error ? (error.code === "ENOENT" ? 127 : error.code) : 0;
      resolve({
        code: typeof code === "number" ? code : null,
        stdout,
        stderr: stderr || (error?.message ?? ""),
      });
    });
    child.stdin?.end();
  });
}

/** True if the tool of a language is there. */
export async function isInstalled(probe: Command): Promise<boolean> {
  return (await runCommand(probe)).code === 0;
}
