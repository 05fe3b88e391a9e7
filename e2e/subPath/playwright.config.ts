import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

const PORT = Number(process.env["E2E_PORT"] ?? 4173) + 200;

/** Browser tests of the build that lives under a path of its host: `build-sub`, made with `BASE_URL=/docs-preview/`. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../test-results/subPath",
  use: { ...base.use, baseURL: `http://127.0.0.1:${PORT}` },
  webServer: {
    cwd: "../..",
    command: `npx docusaurus serve --dir build-sub --host 127.0.0.1 --port ${PORT} --no-open`,
    env: { BASE_URL: "/docs-preview/" },
    url: `http://127.0.0.1:${PORT}/docs-preview/`,
    reuseExistingServer: !process.env["CI"],
    timeout: 60_000,
  },
});
