// `npm run test:more -- agents`: runs the checker of agentdocsspec.com (afdocs, MIT) against the finished build as nginx serves it.
// It needs Node 22 or newer, here or where version managers keep theirs, and a registry to take the checker from: no other
// command uses it, so it is not a dependency. Further arguments, such as `--fixes`, go to the checker.
import { spawn } from "node:child_process";
import path from "node:path";
import { product } from "../src/product/current";
import { startNginx } from "../test/nginx";
import { ensureNginx } from "./lib/nginx.mjs";
import { runMain } from "../plugins/lib/runMain";
import { fetchNode, findNode } from "./rehearse/node";

const CHECKER = "afdocs@0.22.2";
const NODE = ">=22";
const FETCH = "--fetch-node";
const BUILD = path.join(import.meta.dirname, "../build");

/** The checker exits with 1 if a check fails. Its warnings are about intended choices (deploy/README.md, "Agents"). */
async function main(more: readonly string[]): Promise<void> {
  const node = findNode(NODE) ?? (more.includes(FETCH) ? fetchNode(NODE) : undefined);
  if (!node)
    throw new Error(
      `The checker needs Node ${NODE}, this is ${process.version}. Fix: install one, or add ${FETCH} to download one to a temporary folder.`,
    );
  ensureNginx();
  const nginx = await startNginx(BUILD);
  try {
    const options = ["--canonical-origin", product.links.docs, "--sampling", "deterministic"];
    const args = ["exec", "--yes", "--", CHECKER, "check", nginx.url, ...options];
    process.exitCode = await run("npm", [...args, ...more.filter((one) => one !== FETCH)], node.bin);
  } finally {
    await nginx.stop();
  }
}

/** Runs a program with a folder in front of the search path. Resolves to its exit code. */
function run(program: string, args: readonly string[], bin: string | undefined): Promise<number> {
  const { PATH = "" } = process.env;
  const env = { ...process.env, PATH: bin === undefined ? PATH : bin + path.delimiter + PATH };
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: "inherit", env, shell: process.platform === "win32" });
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

runMain(main);
