// Finds a Chrome or Chromium of the system, and installs Debian's where none is.
import { existsSync } from "node:fs";
import { aptInstall, which } from "./aptInstall.mjs";

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
  // Older releases have no package of the headless shell alone.
  const reason = aptInstall("chromium-headless-shell") && aptInstall("chromium");
  return findChromium() ?? void console.error(helpText(reason ?? "apt-get left none behind"));
}

function helpText(reason) {
  return `The browser tests need Chrome or Chromium, and ${reason}. Fix: install one and run npm test again, or set CHROME_PATH to its program file.`;
}
