// Finds programs, and installs missing ones with apt-get (Debian, Ubuntu). Elsewhere a person installs them.
import { spawnSync } from "node:child_process";

/** Path of a program on the PATH, or undefined. */
export function which(name) {
  const tool = process.platform === "win32" ? "where" : "which";
  const result = spawnSync(tool, [name], { encoding: "utf8" });
  return result.status === 0 ? result.stdout.split("\n")[0].trim() : undefined;
}

/** Installs packages, with `sudo` unless the caller is root. Returns why it could not, or undefined. */
export function aptInstall(...packages) {
  if (!which("apt-get")) return "this system has no apt-get to install it with";
  console.log(`Installing ${packages.join(" and ")} with apt-get.`);
  const rights = process.getuid?.() !== 0 && which("sudo") ? ["sudo"] : [];
  const steps = [["update"], ["install", "-y", "--no-install-recommends", ...packages]];
  const failed = steps.find((step) => {
    const [command, ...args] = [...rights, "apt-get", ...step];
    return spawnSync(command, args, { stdio: "inherit" }).status !== 0;
  });
  return failed && `"apt-get ${failed.join(" ")}" failed`;
}
