import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../../plugins/lib/chromium.mjs";

/** Starts the browser of this machine, or Playwright's own if there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
}
