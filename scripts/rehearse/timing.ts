import { spawnSync } from "node:child_process";
import { clearBuild } from "./project";

/** Build time of one project over that of another, one ratio for each pair of builds, smallest first. */
export type Ratios = readonly number[];

/** Pairs of builds that are timed: a median needs three. */
const PAIRS = 3;

/**
 * Times cold builds of both projects in turns, so that other work of the machine slows down both.
 *
 * @returns undefined when a build fails
 */
export function timeBuilds(
  now: string,
  next: string,
  env: Readonly<Record<string, string>>,
): Ratios | undefined {
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [a, b] = [secondsOf(now, env), secondsOf(next, env)];
    if (a === undefined || b === undefined) return undefined;
    ratios.push(b / a);
  }
  return ratios.sort((a, b) => a - b);
}

function secondsOf(folder: string, env: Readonly<Record<string, string>>): number | undefined {
  clearBuild(folder);
  const began = performance.now();
  const { status } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  return status === 0 ? performance.now() - began : undefined;
}

/** The verdict on a release: a difference counts only when all pairs show it, by at least a tenth. */
export function verdictOf(ratios: Ratios): string {
  const [first = 1, last = 1] = [ratios[0], ratios.at(-1)];
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const spread = `${median.toFixed(2)} times as long (${first.toFixed(2)} to ${last.toFixed(2)})`;
  if (first > 1.1) return `Builds are slower: ${spread}.`;
  if (last < 0.9) return `Builds are faster: ${spread}.`;
  return `Builds take as long as before, as far as ${ratios.length} pairs tell: ${spread}.`;
}
