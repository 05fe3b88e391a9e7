import type { Page } from "@playwright/test";
import { test as base } from "./test";

const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/**
 * Test whose page is a tab that its worker keeps: what the tab has fetched and compiled spares half of the processor
 * time of a visit (0.48 s against 0.9 s). For tests that leave nothing but storage, permissions, routes and
 * other tabs, which are removed after each. Init scripts and the clock stay in a tab, and a visit that must be the first
 * needs a new one: such tests use `test` of ./test. Listeners stay too; they may only fill a list of the test.
 */
export const test = base.extend({
  context: async ({ keptTab }, use) => use(keptTab.page.context()),
  page: async ({ keptTab: { page }, viewport, colorScheme, contextOptions: { reducedMotion } }, use) => {
    await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: reducedMotion ?? null,
    });
    await use(page);
    await empty(page);
  },
  problems: async ({ keptTab: { problems } }, use) => {
    problems.length = 0;
    await use(problems);
  },
});

/** Leaves the page, and removes what it has stored or was given. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  await context.clearPermissions();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  if (page.url().startsWith("http")) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  // The next address may differ in its hash alone.
  await page.goto("about:blank");
}
