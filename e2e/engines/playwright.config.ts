import "../../docusaurus.config";
import { defineConfig } from "@playwright/test";

const PORT = 4391;

/**
 * What a reader does, in Firefox and WebKit, on the built site: `npx playwright install --with-deps firefox webkit`, then
 * `npm run test:e2e -- -c e2e/engines`. At night only, because the browsers are downloaded.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "line",
  use: { baseURL: `http://127.0.0.1:${PORT}`, viewport: { width: 1440, height: 900 } },
  projects: [
    { name: "firefox", use: { browserName: "firefox" } },
    { name: "webkit", use: { browserName: "webkit" } },
  ],
  webServer: {
    cwd: "../..",
    command: `npx docusaurus serve --host 127.0.0.1 --port ${PORT} --no-open`,
    url: `http://127.0.0.1:${PORT}`,
    timeout: 180_000,
  },
});
