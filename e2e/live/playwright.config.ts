import "../../docusaurus.config";
import { defineConfig } from "@playwright/test";
import { findChromium } from "docusaurus-waymark-core/build/chromium.mjs";

const executablePath = findChromium();

/** Runs the dev server on a copy of the project: `npm run test:e2e -- -c e2e/live`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/live",
  forbidOnly: true,
  workers: 1,
  retries: 0,
  // The first compilation of all pages is part of it.
  timeout: 1_200_000,
  expect: { timeout: 300_000 },
  reporter: "line",
  use: { launchOptions: { ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] } },
});
