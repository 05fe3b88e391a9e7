import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { DOCUSAURUS, ENVIRONMENT } from "docusaurus-preset-waymark/build/runDocusaurus.mjs";

/** Time and memory of a build. */
export interface BuildCost {
  readonly wallSeconds: number;
  /** User and system time of all threads. */
  readonly cpuSeconds: number;
  /** Largest resident set. */
  readonly peakMiB: number;
}

/** The environment of `npm run build`. */
export const OWN_ENVIRONMENT: Readonly<Record<string, string>> = ENVIRONMENT;

/**
 * Builds a project in its own process.
 *
 * @throws Error with the end of the output when the build fails
 */
export function runBuild(folder: string, environment: Readonly<Record<string, string>> = {}): BuildCost {
  const usageFile = path.join(folder, "usage.json");
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", path.join(__dirname, "measured.cjs"), DOCUSAURUS, "build"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...environment, BENCH_USAGE: usageFile, NODE_ENV: "production" },
    },
  );
  const wallSeconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${(stdout + stderr).slice(-3000)}`);
  const usage = JSON.parse(fs.readFileSync(usageFile, "utf8")) as Omit<BuildCost, "wallSeconds">;
  return { wallSeconds, ...usage };
}
