import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

const PORT = Number(process.env["E2E_PORT"] ?? 4173) + 100;
const BUILD = "build-hosted";

/** Browser tests of hosted search, on the build that `npm run build:hosted` makes. The tests start the service themselves. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/hosted",
  use: { ...base.use, baseURL: `http://127.0.0.1:${PORT}` },
  webServer: {
    cwd: "../..",
    command: `npx docusaurus serve --dir ${BUILD} --host 127.0.0.1 --port ${PORT} --no-open`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env["CI"],
    timeout: 60_000,
  },
});
