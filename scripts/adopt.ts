/**
 * `npm run adopt`: turns a clone of this project into the site of another product, and tests the result. Asks for names and
 * addresses that the flags do not give. `--into <folder>` leaves this project unchanged and writes a copy.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { IDENTITIES } from "../src/product";
import type { ProductIdentity } from "../src/product/identity";
import { adopt } from "./adopt/adopt";
import { identityFrom, readOptions, type Ask } from "./adopt/answers";
import { linkPackages } from "./lib/projects";
import { runMain } from "../plugins/lib/runMain";
import { markInstalled } from "./lib/steps.mjs";
import { copyProject } from "./rehearse/project";

const ROOT = path.join(__dirname, "..");
const USAGE =
  "npm run adopt -- --name Acme --home https://acme.example --code https://github.com/acme/acme [--into <folder>]";

/** Commands that write the generated files of the new project. */
const GENERATE = [
  ["run", "lsp", "--", "--front-matter", "scripts/lsp/frontMatter.schema.json"],
  ["run", "api:generate"],
  ["run", "api", "--", "publish", "1.0.0"],
  ["exec", "--", "oxfmt", "src/product", "package.json", "i18n", "scripts/lsp/frontMatter.schema.json"],
];

/** Commands that record the new site: its addresses, and the screens that browser tests compare. */
const RECORD = [
  ["run", "build"],
  ["run", "urls", "--", "accept"],
  ["run", "build:variant"],
  ["run", "test:e2e", "--", "screens", "--update-snapshots=all"],
];

async function main(args: readonly string[]): Promise<void> {
  const { into, isUntested, answers } = readOptions(args);
  refuse(into);
  const identity = await identityFrom(answers, process.stdin.isTTY ? askOnTerminal() : undefined);
  const folder = into === undefined ? ROOT : copyTo(path.resolve(into));
  adopt(folder, identity);
  for (const step of GENERATE) npm(folder, step);
  // Only the name of the project has changed in the lock file.
  markInstalled(folder);
  if (into !== undefined) commit(folder, identity, "Start from the documentation platform");
  console.log(`The project in ${folder} is the site of ${identity.name}.`);
  if (isUntested) return;
  for (const step of RECORD) npm(folder, step);
  if (into !== undefined) commit(folder, identity, "Record addresses and screens");
  npm(folder, ["test"]);
}

/** @throws Error for a project that has changes, or is adopted, and for a target that exists */
function refuse(into: string | undefined): void {
  if (IDENTITIES.every(({ slug }) => slug !== "peerloom"))
    throw new Error(`This project is the site of ${IDENTITIES[0].name} already. Fix: edit src/product.`);
  if (into !== undefined) {
    if (fs.existsSync(into)) throw new Error(`${into} exists. Fix: name a new folder.`);
    return;
  }
  const { stdout, status } = spawnSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0)
    throw new Error("This folder is not a clone, so nothing could be taken back. Fix: use --into <folder>.");
  if (stdout !== "")
    throw new Error("There are changes that are not committed. Fix: commit them, or use --into <folder>.");
}

/** Copies the project; packages are links to those that are installed here. */
function copyTo(folder: string): string {
  copyProject(ROOT, folder);
  linkPackages(folder);
  return folder;
}

/** Commits a copy to its repository: pages show when they changed, and tests ask git for files. */
function commit(folder: string, { company, links }: ProductIdentity, message: string): void {
  const author = ["-c", `user.name=${company}`, "-c", `user.email=docs@${new URL(links.home).hostname}`];
  run(folder, "git", ["init", "--quiet"]);
  run(folder, "git", ["add", "--all"]);
  run(folder, "git", [...author, "commit", "--quiet", "--message", message]);
}

/** Runs npm, and prints how long it took. */
function npm(folder: string, args: readonly string[]): void {
  console.log(`\n▸ npm ${args.join(" ")}`);
  const started = Date.now();
  run(folder, "npm", args);
  console.log(`npm ${args.join(" ")}: ${Math.round((Date.now() - started) / 1000)} s`);
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}

function askOnTerminal(): Ask {
  return async (text, usual) => {
    const line = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await line.question(usual === undefined ? `${text}: ` : `${text} [${usual}]: `);
    line.close();
    return answer;
  };
}

runMain(main, { usage: USAGE });
