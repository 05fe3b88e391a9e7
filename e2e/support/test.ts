import { test as base, expect, type Page } from "@playwright/test";

/** Colour themes that every visual test runs in. */
export const THEMES = ["light", "dark"] as const;

interface Fixtures {
  /** Problems that the page reported: console errors and warnings, uncaught errors, failed requests. */
  readonly problems: string[];
}

/** Test with a page that keeps a list of everything that went wrong in it. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watch(page, problems);
      await use(problems);
    },
    { auto: true },
  ],
});

/** Adds everything that goes wrong in a page to a list. */
export function watch(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A navigation away cancels what is still under way; that is no failure of the page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`);
  });
}

/** Opens a route under the base URL of the build at hand, and waits until React runs the page. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route.replace(/^\//, ""));
  await hydrate(page);
}

/**
 * Shows the intent that makes a loaded page fetch the application, and waits until React runs the page.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.locator("html[data-has-hydrated=true]").waitFor();
}

/** Waits until the browser has drawn twice, so that what the last step moved stands where it will stay. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

export { expect };
