import { spawn } from "node:child_process";

/** Mistakes in the API description and its pages, as lines printed by `npm run api:check`; empty without mistakes. */
export async function apiProblems(root: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, ["-r", "./plugins/native.cjs", "scripts/apiCheck.ts"], { cwd: root });
  let output = "";
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => void child.on("close", resolve));
  return code === 0 ? [] : output.trim().split("\n");
}
