import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";

const PORT = Number(process.env["E2E_PORT"] ?? 4173);
const executablePath = findChromium();

/** Browser tests run on the built site, in the system's own Chromium. */
export default defineConfig({
  testDir: ".",
  testIgnore: ["hosted/**", "live/**", "subPath/**"],
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: "line",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
  webServer: {
    cwd: "..",
    command: `npx docusaurus serve --host 127.0.0.1 --port ${PORT} --no-open`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env["CI"],
    timeout: 60_000,
  },
});
