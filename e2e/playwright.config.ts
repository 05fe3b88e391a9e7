import "../docusaurus.config";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { VARIANT } from "../tools/lib/variant.mjs";

const PORT = Number(process.env["E2E_PORT"] ?? 4173);
const VARIANT_PORT = PORT + 100;
const executablePath = findChromium();

type TestConfigWebServer = Extract<NonNullable<PlaywrightTestConfig["webServer"]>, { command: string }>;

/** Serves a build as `npm run serve` does. */
function server(outDir: string, port: number, base: string): TestConfigWebServer {
  return {
    cwd: "..",
    command: `npx docusaurus serve --dir ${outDir} --host 127.0.0.1 --port ${port} --no-open`,
    env: { BASE_URL: base },
    url: `http://127.0.0.1:${port}${base}`,
    reuseExistingServer: !process.env["CI"],
    timeout: 180_000,
  };
}

/** Browser tests run on the built site and on its variant, in the system's own Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // On two cores three workers take a tenth less time than two: tests wait for timers and the network too.
  workers: 3,
  retries: 0,
  // Six times the usual: a busy machine must not fail a test.
  timeout: 180_000,
  reporter: "line",
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/screens/{arg}{ext}", children: "deep-equal" },
  },
  use: {
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    {
      name: "site",
      testIgnore: ["variant/**", "live/**", "pixels/**", "engines/**"],
      use: { baseURL: `http://127.0.0.1:${PORT}` },
    },
    {
      name: "variant",
      testMatch: "variant/**/*.spec.ts",
      use: { baseURL: `http://127.0.0.1:${VARIANT_PORT}${VARIANT.base}` },
    },
  ],
  webServer: [server("build", PORT, "/"), server(VARIANT.outDir, VARIANT_PORT, VARIANT.base)],
});
