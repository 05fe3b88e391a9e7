import type { Locator, Page } from "@playwright/test";
import { test } from "../support/tab";
import { expect, nextPaint, open, test as ownTab } from "../support/test";

const ROUTE = "/how-to/dns/troubleshoot";
const SYSTEMS = ["Linux", "macOS", "Windows", "Android"];
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";

/** The last group: the page has one with fewer systems above it, which changes with it. */
const group = (page: Page): Locator => page.locator('[data-tabs="os"]').last();
const chosen = (page: Page): Locator => group(page).getByRole("tab", { selected: true });
const tab = (page: Page, name: string): Locator => group(page).getByRole("tab", { name, exact: true });

/** Each panel is labeled instead of having tabs. */
async function expectLabels(page: Page): Promise<void> {
  for (const name of SYSTEMS)
    await expect(group(page).getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(group(page).locator("[role=tablist]")).toBeHidden();
}

ownTab.describe("on Windows", () => {
  ownTab.use({ userAgent: WINDOWS });

  ownTab(
    "tabs start at the reader's system, before any other script runs and without a shift",
    async ({ page, problems }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifts: unknown[] }).shifts.push(entry);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.route("**/assets/js/**", (route) => route.abort());
      await page.goto(ROUTE);
      await expect(chosen(page)).toHaveText("Windows");
      await nextPaint(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0);
      problems.length = 0;
    },
  );
});

test("the pressed group stays where it is, arrows move along it, and the next page shows the choice at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, ROUTE);
  const windows = tab(page, "Windows");
  await windows.scrollIntoViewIfNeeded();
  const before = (await windows.boundingBox())?.y ?? 0;
  await windows.click();
  expect(Math.abs(((await windows.boundingBox())?.y ?? 999) - before)).toBeLessThanOrEqual(1);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Android")).toBeFocused();
  await expect(group(page).getByRole("tabpanel")).toContainText("Private DNS");
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "iOS")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Linux")).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  await windows.click();
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: "Profiles" }).click();
  await expect(page).toHaveURL(/\/how-to\/profiles$/);
  await expect(chosen(page)).toHaveText("Windows");
});

test("a link to an old id opens its panel and scrolls there, so does a hash; on paper all panels show", async ({
  page,
}) => {
  await open(page, `${ROUTE}#windows`);
  await expect(chosen(page)).toHaveText("Windows");
  await expect(group(page)).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    window.location.hash = "by-system-android";
  });
  await expect(chosen(page)).toHaveText("Android");
  await expect(group(page)).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expectLabels(page);
});

ownTab.describe("without scripts", () => {
  ownTab.use({ javaScriptEnabled: false });

  ownTab("all panels stand one after the other, each under its label", async ({ page }) => {
    await page.goto(ROUTE);
    for (const panel of await group(page).locator('[role="tabpanel"]').all())
      await expect(panel).toBeVisible();
    await expectLabels(page);
  });
});
