// Code shared by the two bootstrap commands. Plain JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Holds the hash of the lock file whose packages are installed. */
export const STAMP = "node_modules/.installed-lock";
const LOCK = "package-lock.json";

/** Prints a headline. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a command in the foreground; a failure ends this process with the command's exit code. */
export function run(command, args) {
  const code = tryRun(command, args);
  if (code !== 0) process.exit(code);
}

/** Runs a command in the foreground and returns its exit code. */
export function tryRun(command, args, env = {}) {
  const shell = process.platform === "win32";
  const result = spawnSync(command, args, { stdio: "inherit", shell, env: { ...process.env, ...env } });
  return result.status ?? 1;
}

/** Runs a command in the background. Resolves to its exit code, duration in whole seconds, and output. */
export function capture(command, args, env = {}) {
  const shell = process.platform === "win32";
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    shell,
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  return new Promise((resolve) => {
    const end = (code) => resolve({ code, seconds: Math.round((Date.now() - started) / 1000), output });
    child.once("error", (error) => {
      output += error.message;
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Installs the packages of the lock file, unless they are installed already. */
export function installPackages() {
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === lockHash(".")) return console.log("Packages match the lock file.");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  markInstalled(".");
}

/** Writes that the packages of the lock file in a folder are installed. */
export function markInstalled(folder) {
  mkdirSync(path.join(folder, "node_modules"), { recursive: true });
  writeFileSync(path.join(folder, STAMP), lockHash(folder));
}

function lockHash(folder) {
  return createHash("sha256")
    .update(readFileSync(path.join(folder, LOCK)))
    .digest("hex");
}
