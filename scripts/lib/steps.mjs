// What the two bootstrap commands share. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const STAMP = "node_modules/.installed-lock";
const LOCK = "package-lock.json";

/** Prints a headline. */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Runs a command in the foreground; a failure ends this process with the command's exit code. */
export function run(command, args, env = {}) {
  const code = tryRun(command, args, env);
  if (code !== 0) process.exit(code);
}

/** Runs a command in the foreground and returns its exit code. */
export function tryRun(command, args, env = {}) {
  const shell = process.platform === "win32";
  const result = spawnSync(command, args, { stdio: "inherit", shell, env: { ...process.env, ...env } });
  return result.status ?? 1;
}

/** Installs exactly what the lock file names, unless that is there already. */
export function installPackages() {
  const wanted = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  const installed = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (installed === wanted) return console.log("Packages match the lock file.");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(STAMP, wanted);
}
