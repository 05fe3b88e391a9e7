import { spawn } from "node:child_process";

/** What is wrong with the API description and its pages, as `npm run api:check` says it: lines, none if all is right. */
export async function apiProblems(root: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, ["-r", "./plugins/native.cjs", "scripts/apiCheck.ts"], { cwd: root });
  let output = "";
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => void child.on("close", resolve));
  return code === 0 ? [] : output.trim().split("\n");
}
