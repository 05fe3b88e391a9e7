import type { Locator, Page } from "@playwright/test";
import { optionsOf, searchFor } from "./support/search";
import { test } from "./support/tab";
import { expect, open } from "./support/test";
import { WALKS } from "./support/walks";

/** Most clicks from the home page to the page that serves the need. Search takes three: open, type, choose. */
const MOST_STEPS = 3;

/** Links to a page or to a heading of it. */
const linkTo = (page: Page, route: string): Locator => page.locator(`[href="${route}"], [href^="${route}#"]`);

const endOf = (route: string): RegExp => new RegExp(`${route}(#.*)?$`);

/** A group of the menu that is closed, or a page that shows. */
function entryOf(page: Page, name: string): Locator {
  const menu = page.getByRole("navigation", { name: "Docs pages" });
  const link = menu.getByRole("link", { name, exact: true });
  return link.or(menu.getByRole("button", { name, exact: true })).first();
}

async function expectSolved(page: Page, route: string, solvedBy: readonly RegExp[]): Promise<void> {
  await expect(page).toHaveURL(endOf(route));
  const article = page.getByRole("article");
  for (const text of solvedBy) await expect(article).toContainText(text);
}

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

for (const { need, route, tile, menu, searches, solvedBy } of WALKS) {
  test.describe(need, () => {
    test("by a tile of the home page", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("article").getByRole("link", { name: tile }).click();
      await expectSolved(page, route, solvedBy);
    });

    test("by the menu", async ({ page }) => {
      expect(menu.length).toBeLessThanOrEqual(MOST_STEPS);
      await open(page, "/");
      for (const name of menu) await entryOf(page, name).click();
      await expectSolved(page, route, solvedBy);
    });

    test("by a search in these words, and in others", async ({ page }) => {
      const field = await searchFor(page, need, "/");
      const row = optionsOf(page).and(linkTo(page, route)).first();
      for (const words of [need, ...searches]) {
        // So that no row of the last query is taken for one of this query.
        await field.fill("");
        await expect(optionsOf(page)).toHaveCount(0);
        await field.fill(words);
        await expect(row, words).toBeVisible();
      }
      await row.click();
      await expectSolved(page, route, solvedBy);
    });
  });
}
