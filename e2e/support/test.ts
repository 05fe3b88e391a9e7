import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";

/** Color themes that every visual test runs in. */
export const THEMES = ["light", "dark"] as const;

interface Fixtures {
  /**
   * Whether pages are opened as for a reader who saves data (the default). They fetch nothing because time has passed, neither the
   * application nor the next pages: a busy machine takes longer to run a test than a page waits.
   */
  readonly savesData: boolean;
  /** Problems that the page reported: console errors and warnings, uncaught errors, failed requests. */
  readonly problems: string[];
}

interface WorkerFixtures {
  /** A tab that is used for several tests, and the problems of the one that runs; see ./tab. */
  readonly keptTab: { readonly page: Page; readonly problems: string[] };
}

async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }),
  );
}

/** Test with its own page, and a list of everything that went wrong in it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Here and not in ./tab: a worker ends where the next test has other fixtures of this scope.
  keptTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      await saveData(context);
      const page = await context.newPage();
      const problems: string[] = [];
      watchProblems(page, problems);
      await use({ page, problems });
      await context.close();
    },
    { scope: "worker" },
  ],
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watchProblems(page, problems);
      await use(problems);
    },
    { auto: true },
  ],
});

/** Adds every problem of a page to a list. */
function watchProblems(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving the page cancels requests that are under way; that is not a failure of the page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`);
  });
}

/** Opens a route under the base URL of the tested build, and waits for hydration. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route.replace(/^\//, ""));
  await hydrate(page);
}

/**
 * Simulates the first sign of intent, which makes a page load the application. The first move of a real pointer on a page may be
 * one of 0 px, which does not count.
 */
export async function showIntent(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
}

/** Simulates intent, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await showIntent(page);
  await page.locator(HYDRATED).waitFor();
}

/** Waits for two animation frames, so that layout changes of the last step are complete. */
export function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

export { expect };
