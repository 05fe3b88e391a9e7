// `npm run test:more -- agents`: runs the checker of agentdocsspec.com (afdocs, MIT) against the finished build as nginx serves it.
// It needs Node 22 or newer, and a registry to take the checker from: no other command uses it, so it is not a dependency.
// Further arguments, such as `--fixes`, go to the checker.
import { spawn } from "node:child_process";
import path from "node:path";
import { product } from "docusaurus-waymark-core/site/product";
import { startNginx } from "../test/nginx";
import { ensureNginx } from "docusaurus-waymark-core/build/nginx.mjs";
import { runMain } from "docusaurus-waymark-core/build/runMain";
import { requireNode } from "docusaurus-upgrade-guard/rehearse/node";

const CHECKER = "afdocs@0.22.2";
const NODE = ">=22";
const BUILD = path.join(import.meta.dirname, "../build");

/** The checker exits with 1 if a check fails. Its warnings are about intended choices (deploy/README.md, "Agents"). */
async function main(more: readonly string[]): Promise<void> {
  requireNode(NODE, "npm run test:more -- agents");
  ensureNginx();
  const nginx = await startNginx(BUILD);
  try {
    const options = ["--canonical-origin", product.links.docs, "--sampling", "deterministic"];
    const args = ["exec", "--yes", "--", CHECKER, "check", nginx.url, ...options];
    process.exitCode = await run("npm", [...args, ...more]);
  } finally {
    await nginx.stop();
  }
}

/** Runs a program. Resolves to its exit code. */
function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", shell: process.platform === "win32" });
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

runMain(main);
