// Finds a Chrome or Chromium of the system, and installs one through the system's package manager where none is.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Program names. The headless shell is first: it runs the browser tests in three quarters of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const FIXED_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Installation commands by package manager; the first that works is used. */
const INSTALLERS = [
  {
    tool: "apt-get",
    steps: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    ],
  },
  { tool: "apt-get", steps: [["apt-get", "install", "-y", "--no-install-recommends", "chromium"]] },
  { tool: "dnf", steps: [["dnf", "install", "-y", "chromium"]] },
  { tool: "apk", steps: [["apk", "add", "chromium"]] },
  { tool: "pacman", steps: [["pacman", "-S", "--noconfirm", "chromium"]] },
  { tool: "brew", steps: [["brew", "install", "--cask", "chromium"]] },
];

/** Path of an installed browser, or undefined. `CHROME_PATH` takes precedence. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return NAMES.map(which).find(Boolean) ?? FIXED_PLACES.find((place) => existsSync(place));
}

/** Finds or installs a browser. Returns its path; if there is none, prints the reason and returns undefined. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) {
    return void console.error(
      `CHROME_PATH="${process.env.CHROME_PATH}" names no file. Fix: set it to a browser's program file, or leave it unset.`,
    );
  }
  const installers = INSTALLERS.filter(({ tool }) => which(tool));
  if (installers.length === 0) return void console.error(helpText("no known package manager was found"));
  console.log(`No Chrome or Chromium found: installing one with ${installers[0].tool}.`);
  const failed = [];
  for (const { tool, steps } of installers) {
    const wrong = steps.find((step) => !succeeds(withRights(step, tool)));
    if (wrong) failed.push(wrong.join(" "));
    else return findChromium() ?? void console.error(helpText(`${tool} left no browser behind`));
  }
  return void console.error(helpText(`"${failed.join('" and "')}" failed`));
}

function succeeds([command, ...args]) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Adds `sudo` to a command when the tool needs root and the caller is not root. */
export function withRights(step, tool) {
  const needsRoot = tool !== "brew" && process.getuid?.() !== 0;
  return needsRoot && which("sudo") ? ["sudo", ...step] : step;
}

function helpText(reason) {
  return `The browser tests need Chrome or Chromium, and ${reason}. Fix: install one and run npm test again, or set CHROME_PATH to its program file.`;
}

/** Path of a program on the PATH, or undefined. */
export function which(name) {
  const tool = process.platform === "win32" ? "where" : "which";
  const result = spawnSync(tool, [name], { encoding: "utf8" });
  return result.status === 0 ? result.stdout.split("\n")[0].trim() : undefined;
}
