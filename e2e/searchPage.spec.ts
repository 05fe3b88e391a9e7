import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { layoutProblems, violations } from "./support/axe";
import { dialogOf, optionsOf, searchFor, serveIndex } from "./support/search";
import { test } from "./support/tab";
import { expect } from "./support/test";

const mainOf = (page: Page): Locator => page.getByRole("main");
const hitsOf = (page: Page): Locator => mainOf(page).locator("ol > li");
const statusOf = (page: Page): Locator => mainOf(page).getByRole("status");

test("the dialog leads to all results, with its query and its section; its rows stay the first", async ({
  page,
}) => {
  await searchFor(page, "peer");
  await expect(optionsOf(page).first()).toHaveAttribute("aria-selected", "true");
  await dialogOf(page).getByRole("button", { name: "API", exact: true }).click();
  await dialogOf(page).getByRole("link", { name: "All results for ‘peer’" }).click();
  await expect(page).toHaveURL("/search?q=peer&in=api");
  await expect(statusOf(page)).toContainText(/^20 of \d+ results for ‘peer’\.$/);
  await mainOf(page).getByRole("button", { name: "Show more results" }).click();
  await expect(statusOf(page)).toContainText(/^40 of/);
  await mainOf(page).getByRole("button", { name: "Docs", exact: true }).click();
  await expect(page).toHaveURL("/search?q=peer&in=docs");
  await page.goBack();
  await expect(page).toHaveURL("/how-to/ssh");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`${colorScheme}: an address with a query shows its hits, by section, and axe finds nothing`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/search?q=setup+key");
    await expect(hitsOf(page).first().getByRole("link")).toHaveAttribute("href", /setup-keys/);
    await expect(statusOf(page)).toContainText("‘setup key’");
    expect(await violations(page, "main")).toEqual([]);
    expect(await layoutProblems(mainOf(page))).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("hostile words in the address stay words, and too many are cut", async ({ page }) => {
  const words = `"><img src=x onerror="window.broken=1">\u0000`;
  for (const query of [words, words.repeat(400).slice(0, 6_000)]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(statusOf(page)).toContainText(/results? for|Nothing found/);
    expect(await page.evaluate(() => "broken" in window)).toBe(false);
  }
});

test("an index that cannot be had is said, and Try again fixes it", async ({ page }) => {
  await serveIndex(page, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/search?q=ssh");
  const again = mainOf(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(hitsOf(page).first()).toBeVisible();
});

test("browsers are told of the page, search engines are not", async ({ page }) => {
  const description = fs.readFileSync("build/opensearch.xml", "utf8");
  expect(description).toMatch(/template="https:\/\/[^"]+\/search\?q=\{searchTerms\}"/);
  expect(fs.readFileSync("build/sitemap.xml", "utf8")).not.toContain("/search<");
  await page.goto("/search");
  await expect(page.locator('link[rel="search"]')).toHaveAttribute("href", "/opensearch.xml");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});
