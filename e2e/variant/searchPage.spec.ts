import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { VARIANT } from "../../scripts/lib/variant.mjs";
import { layoutProblems, violations } from "../support/axe";
import { open, THEMES } from "../support/test";
import { at, expect, queriesOf, test, withoutIndex } from "./support";

const mainOf = (page: Page): Locator => page.getByRole("main");
const fieldOf = (page: Page): Locator => mainOf(page).getByRole("searchbox", { name: "Search" });
const hitsOf = (page: Page): Locator => mainOf(page).locator("ol > li");

test("opensearch leads to the page, which is not for search engines", async ({ page }) => {
  const description = fs.readFileSync(`${VARIANT.outDir}/opensearch.xml`, "utf8");
  expect(description).toMatch(/template="https:\/\/[^"]+\/docs-preview\/search\?q=\{searchTerms\}"/);
  expect(fs.readFileSync(`${VARIANT.outDir}/sitemap.xml`, "utf8")).not.toContain("/search<");
  await page.goto(at("/search"));
  await expect(page.locator('link[rel="search"]')).toHaveAttribute("href", at("/opensearch.xml"));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page).toHaveTitle(/^Search - /);
});

test("an address with a query shows its hits without a key pressed, one client for page and dialog", async ({
  page,
  service,
  problems,
}) => {
  await page.goto(at("/search?q=key"));
  await expect(hitsOf(page)).toHaveCount(7);
  await expect(fieldOf(page)).toHaveValue("key");
  await expect(mainOf(page).getByRole("status")).toHaveText("7 of 7 results for ‘key’.");
  await expect(hitsOf(page).first().locator("mark")).toHaveText("key");
  expect(service.exchanges.map(({ path }) => path)).toEqual(["/1/indexes/*/queries"]);
  expect(problems).toEqual([]);
});

test("typing searches and keeps the address in step; a hit opens without a reload", async ({
  page,
  service,
}) => {
  await open(page, "/search");
  await fieldOf(page).fill("delete");
  await expect(page).toHaveURL(at("/search?q=delete"));
  await expect(hitsOf(page)).toHaveCount(1);
  expect(queriesOf(service)).toEqual(["delete"]);
  await page.evaluate(() => void Object.assign(window, { stayed: true }));
  await fieldOf(page).press("Tab");
  await hitsOf(page).getByRole("link").press("Enter");
  await expect(page).toHaveURL(at("/api/resources/setup-keys#delete-a-setup-key"));
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("the filter is part of the address", async ({ page }) => {
  await page.goto(at("/search?q=key"));
  await mainOf(page).getByRole("button", { name: "API", exact: true }).click();
  await expect(page).toHaveURL(at("/search?q=key&in=api"));
  await expect(hitsOf(page)).toHaveCount(2);
});

test("without a host the page's own index answers and says so", async ({ page, service, log }) => {
  service.fail("all", "reset");
  await page.goto(at("/search?q=setup+key"));
  await expect(
    mainOf(page).getByText("The search service cannot be reached.", { exact: false }),
  ).toBeVisible();
  await expect(hitsOf(page).first()).toBeVisible();
  expect(log.join("\n")).toContain("RetryError");
});

test("a refusal shows the server's words, and Try again fixes it", async ({ page, service }) => {
  service.fail("all", { status: 403, message: "Not today" });
  await page.goto(at("/search?q=key"));
  await expect(mainOf(page).getByText("Not today", { exact: false })).toBeVisible();
  service.reset();
  await mainOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(hitsOf(page)).toHaveCount(7);
});

test("hostile text in the address and in hits stays text", async ({ page }) => {
  await page.goto(at(`/search?q=${encodeURIComponent('"><img src=x onerror="window.broken=1">')}`));
  await expect(mainOf(page).getByRole("status")).toContainText("Nothing found for");
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

const STATES: Readonly<Record<string, string>> = {
  empty: "/search",
  results: "/search?q=key",
  nothing: "/search?q=zzzqqq",
};

for (const [state, address] of Object.entries(STATES)) {
  test(`${state}: axe finds nothing in both themes, everything fits and can be hit`, async ({ page }) => {
    await page.goto(at(address));
    if (state !== "empty") await expect(mainOf(page).getByRole("status")).toContainText("‘");
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, "main")).toEqual([]);
      }
      expect(await layoutProblems(mainOf(page))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("a failure of both has words of its own", async ({ page, service }) => {
  await withoutIndex(page);
  service.fail("all", "reset");
  await page.goto(at("/search?q=key"));
  await expect(mainOf(page).getByRole("status")).toHaveText("Search cannot be reached.");
});
