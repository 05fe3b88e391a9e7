import type { Page } from "@playwright/test";
import { startNginx, type RunningNginx } from "../../test/nginx";
import { test as siteTest } from "./test";

interface Fixtures {
  /** Violations of the content security policy, and requests that left the site. */
  readonly violations: string[];
}

interface WorkerFixtures {
  readonly build: string;
  readonly nginx: RunningNginx;
}

/** Test on the build as a real nginx serves it, with every header, and with what the browser refused. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  build: ["build", { option: true, scope: "worker" }],
  nginx: [
    async ({ build }, use) => {
      const nginx = await startNginx(build);
      await use(nginx);
      await nginx.stop();
    },
    { scope: "worker" },
  ],
  baseURL: [
    async ({ nginx }, use) => {
      await use(nginx.url);
    },
    { scope: "test" },
  ],
  violations: [
    async ({ page, nginx }, use) => {
      const violations: string[] = [];
      watchRequests(page, nginx.url, violations);
      await watchPolicy(page, violations);
      await use(violations);
    },
    { auto: true },
  ],
});

function watchRequests(page: Page, origin: string, violations: string[]): void {
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) violations.push(`outside: ${url}`);
  });
}

/** Records violations of the content security policy on pages that are opened from now on. */
export async function watchPolicy(page: Page, violations: string[]): Promise<void> {
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
