import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, open, test } from "./support/test";

const ROUTE = "/how-to/dns/troubleshoot";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36";

const group = (page: Page): Locator => page.locator('[data-tabs="os"]').first();
const chosen = (page: Page): Locator => group(page).getByRole("tab", { selected: true });
const tab = (page: Page, name: string): Locator => group(page).getByRole("tab", { name, exact: true });

test.use({ viewport: { width: 1280, height: 900 }, userAgent: LINUX });

test.describe("on Windows", () => {
  test.use({ userAgent: WINDOWS });

  test("tabs start at the reader's system, before any other script runs and without a shift", async ({
    page,
    problems,
  }) => {
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
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0);
    problems.length = 0;
  });

  test("the address wins over the system, and a choice is remembered over it", async ({ page }) => {
    await open(page, `${ROUTE}?os=macos`);
    await expect(chosen(page)).toHaveText("macOS");
    await open(page, ROUTE);
    await expect(chosen(page)).toHaveText("Windows");
    await tab(page, "Linux").click();
    await expect(page).toHaveURL(/\?os=linux$/);
    await open(page, "/how-to/ssh");
    await expect(chosen(page)).toHaveText("Linux and macOS");
  });
});

test("a group on a page that is reached by a link shows the choice at once", async ({ page }) => {
  await open(page, ROUTE);
  await tab(page, "Windows").click();
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link", { name: "Profiles" }).click();
  await expect(page).toHaveURL(/\/how-to\/profiles$/);
  await expect(chosen(page)).toHaveText("Windows");
});

test("the pressed group stays where it is, and arrows move along it", async ({ page }) => {
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
  await expect(tab(page, "Linux")).toBeFocused();
});

for (const [kind, hash] of [
  ["the label of a panel", "#by-system-windows"],
  ["an old id", "#windows"],
] as const) {
  test(`a link to ${kind} opens the panel and scrolls there`, async ({ page }) => {
    await open(page, ROUTE + hash);
    await expect(chosen(page)).toHaveText("Windows");
    await expect(group(page)).toBeInViewport();
    // Whoever reads with another system gets their own back on the next page.
    await open(page, "/how-to/ssh");
    await expect(chosen(page)).toHaveText("Linux and macOS");
  });
}

test("a hash that is typed opens its panel", async ({ page }) => {
  await open(page, ROUTE);
  await page.evaluate(() => (window.location.hash = "by-system-android"));
  await expect(chosen(page)).toHaveText("Android");
  await expect(group(page)).toBeInViewport();
});

test("storage that is denied forgets the choice, and nothing else", async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, ROUTE);
  await tab(page, "macOS").click();
  await expect(group(page).getByRole("tabpanel")).toContainText("dscacheutil");
  expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
});

test("on paper all panels show, each under its label", async ({ page }) => {
  await open(page, ROUTE);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Linux", "macOS", "Windows", "Android"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(group(page).getByRole("tablist")).toBeHidden();
});

test("axe finds nothing on a page with tabs", async ({ page }) => {
  await open(page, ROUTE);
  expect(await violations(page, "main")).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels stand one after the other, each under its label", async ({ page }) => {
    await page.goto(ROUTE);
    for (const panel of await group(page).locator('[role="tabpanel"]').all())
      await expect(panel).toBeVisible();
    for (const name of ["Linux", "macOS", "Windows", "Android"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(group(page).locator('[role="tablist"]')).toBeHidden();
  });
});
