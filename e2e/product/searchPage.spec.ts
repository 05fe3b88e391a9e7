import type { Locator, Page } from "@playwright/test";
import { COLORS, layoutProblems, violations } from "../support/axe";
import { dialogOf, fieldOf, optionsOf, searchFor, serveIndex } from "../support/search";
import { test } from "../support/tab";
import { expect } from "../support/test";

const mainOf = (page: Page): Locator => page.getByRole("main");
const hitsOf = (page: Page): Locator => mainOf(page).locator("ol > li");
const statusOf = (page: Page): Locator => mainOf(page).getByRole("status");

test("the dialog leads to all results, with its query and its section; its rows stay the first", async ({
  page,
}) => {
  await searchFor(page, "peer");
  await expect(optionsOf(page).first()).toHaveAttribute("aria-selected", "true");
  await dialogOf(page).getByRole("button", { name: "API", exact: true }).click();
  await expect(fieldOf(page)).toBeFocused();
  await dialogOf(page).getByRole("link", { name: "All results for ‘peer’" }).click();
  await expect(page).toHaveURL("/search?q=peer&in=api");
  await expect(mainOf(page).getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(statusOf(page)).toContainText(/^20 of \d+ results for ‘peer’\.$/);
  await mainOf(page).getByRole("button", { name: "Show more results" }).click();
  await expect(statusOf(page)).toContainText(/^40 of/);
  await mainOf(page).getByRole("button", { name: "Docs", exact: true }).click();
  await expect(page).toHaveURL("/search?q=peer&in=docs");
  await page.goBack();
  await expect(page).toHaveURL("/how-to/ssh");
});

test("every state of an address with a query: axe finds nothing in both themes, and everything fits", async ({
  page,
  problems,
}) => {
  const field = mainOf(page).getByRole("searchbox", { name: "Search" });
  const expectSound = async (): Promise<void> => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutProblems(mainOf(page))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page, "main")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, "main", COLORS)).toEqual([]);
  };
  await serveIndex(page, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/search?q=setup+key");
  await test.step("the index cannot be had", async () => {
    await expect(statusOf(page)).toContainText("There is no search index.");
    await expectSound();
  });
  await test.step("Try again finds hits", async () => {
    await page.unrouteAll();
    problems.length = 0;
    await mainOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(hitsOf(page).first().getByRole("link")).toHaveAttribute("href", /setup-keys/);
    await expect(statusOf(page)).toContainText("‘setup key’");
    await expectSound();
  });
  await test.step("nothing is found", async () => {
    await field.fill("zzzqqq");
    await expect(statusOf(page)).toContainText("Nothing found for ‘zzzqqq’");
    await expectSound();
  });
  await test.step("there is no query", async () => {
    await field.fill("");
    await expect(page).toHaveURL("/search");
    await expectSound();
  });
  expect(problems).toEqual([]);
});

test("hostile words in the address stay words, and too many are cut", async ({ page }) => {
  const words = `"><img src=x onerror="window.broken=1">\u0000`;
  await page.goto(`/search?q=${encodeURIComponent(words.repeat(400).slice(0, 6_000))}`);
  await expect(statusOf(page)).toContainText(/results? for|Nothing found/);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});
