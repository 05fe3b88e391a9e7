import "../../docusaurus.config";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import site from "../playwright.config";

const folder = process.env["PICTURES"];
if (!folder)
  throw new Error(
    "PICTURES names no folder. Fix: set it to a folder for pictures; with --update-snapshots=all this build's are taken, without they are compared.",
  );

/**
 * Takes pictures of one build and compares those of another with them, on the same machine: fonts and drawing differ
 * between machines. `npm run upgrade:rehearse` does so with both releases.
 */
export default defineConfig({
  ...site,
  testDir: ".",
  // Pale lines that move count too.
  expect: { toHaveScreenshot: { threshold: 0.05 } },
  outputDir: path.join(folder, "differences"),
  snapshotPathTemplate: path.join(folder, "{arg}{ext}"),
  projects: [{ name: "pictures" }],
  use: { ...site.use, screenshot: "off", baseURL: `http://127.0.0.1:${process.env["E2E_PORT"] ?? "4173"}` },
  webServer: [site.webServer ?? []]
    .flat()
    .slice(0, 1)
    .map((server) => ({ ...server, cwd: "../.." })),
});
