import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** What a build took. */
export interface BuildCost {
  readonly wallSeconds: number;
  /** User and system time of all threads. */
  readonly cpuSeconds: number;
  /** Largest resident set. */
  readonly peakMiB: number;
}

/**
 * Builds a project in a process of its own.
 *
 * @param nodeArguments for Node, before the command
 * @throws Error with the end of the output when the build fails
 */
export function runBuild(folder: string, nodeArguments: readonly string[] = []): BuildCost {
  const usageFile = path.join(folder, "usage.json");
  const cli = path.join(folder, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", path.join(__dirname, "measured.cjs"), ...nodeArguments, cli, "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, BENCH_USAGE: usageFile, NODE_ENV: "production" },
    },
  );
  const wallSeconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${(stdout + stderr).slice(-3000)}`);
  const usage = JSON.parse(fs.readFileSync(usageFile, "utf8")) as Omit<BuildCost, "wallSeconds">;
  return { wallSeconds, ...usage };
}
