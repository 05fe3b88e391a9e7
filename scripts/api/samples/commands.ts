import { spawn } from "node:child_process";

/** A command with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** The result of a command. */
export interface CommandResult {
  /** Null when it was stopped after the timeout. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
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
  { cwd, env = {}, timeoutMs = 120_000 }: CommandOptions,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // The timer of the option `timeout` would outlive a program that does not exist, and this process would wait for it.
      signal: AbortSignal.timeout(timeoutMs),
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
