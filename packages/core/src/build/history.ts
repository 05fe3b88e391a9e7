import { spawnSync } from "node:child_process";

/**
 * True where the history of a site's files can be read: not before the first commit. In a shallow clone the last commit seems to have changed every file, and
 * `docusaurus start` has invented days: no day is better than a wrong one.
 */
export function hasHistory(siteDir: string): boolean {
  if (process.env["NODE_ENV"] === "development") return false;
  const args = ["rev-parse", "--is-shallow-repository", "HEAD"];
  const { status, stdout } = spawnSync("git", args, { cwd: siteDir, encoding: "utf8" });
  return status === 0 && stdout.startsWith("false");
}
