import { test as base, type Page } from "@playwright/test";
import { watchProblems } from "./test";

/** A tab that is reused for several pages, and the problems that occurred in it during a test. */
export interface Tab {
  readonly page: Page;
  readonly problems: string[];
}

/**
 * Test in a tab that its worker keeps, for tests that look at pages and leave nothing behind but storage, which is
 * emptied after each: what the tab has fetched and compiled spares half of the time of a new one.
 */
export const test = base.extend<{ tab: Tab }, { keptTab: Tab }>({
  keptTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
      const page = await context.newPage();
      const problems: string[] = [];
      watchProblems(page, problems);
      await use({ page, problems });
      await context.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ keptTab }, use) => {
    keptTab.problems.length = 0;
    await use(keptTab);
    await keptTab.page.unrouteAll();
    await keptTab.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
