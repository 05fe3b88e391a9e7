import type { Page } from "@playwright/test";
import { expectSoundDialog } from "./support/axe";
import { dialogOf, openSearch, optionsOf, serveIndex } from "./support/search";
import { test } from "./support/tab";
import { expect } from "./support/test";

/** Brings the dialog into each of its states. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async (page) => {
    await openSearch(page);
  },
  results: async (page) => {
    await (await openSearch(page)).fill("delete a setup key");
    await expect(optionsOf(page)).toHaveCount(5);
  },
  closed: async (page) => {
    await (await openSearch(page)).fill("ssh");
    await expect(optionsOf(page)).toHaveCount(5);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page).getByText("The list is closed.", { exact: false })).toBeVisible();
  },
  "nothing found": async (page) => {
    await (await openSearch(page)).fill("zzzqqqzz");
    await expect(dialogOf(page).getByText("Nothing found for", { exact: false }).first()).toBeVisible();
  },
  failure: async (page) => {
    await serveIndex(page, (route) => route.fulfill({ status: 404, body: "" }));
    await (await openSearch(page)).fill("ssh");
    await expect(dialogOf(page).getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

for (const [state, enter] of Object.entries(STATES)) {
  test(`${state}: axe finds nothing, everything fits and can be hit, in both themes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await enter(page);
    await expectSoundDialog(page, dialogOf(page));
  });
}

test("at 400 % zoom the list can be read and used", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const field = await openSearch(page);
  await field.fill("setup key");
  await expect(optionsOf(page).first()).toBeInViewport({ ratio: 0.9 });
  for (let row = 1; row < 5; row += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(optionsOf(page).nth(row)).toBeInViewport({ ratio: 0.5 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("on touch screens the key hints are absent and rows are at least 44 px high", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await (await openSearch(page)).fill("setup key");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(dialogOf(page).getByText("to move")).toBeHidden();
  const heights = await optionsOf(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await context.close();
});

test("with forced colors the active row and the pressed filter can be told", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await (await openSearch(page)).fill("setup key");
  const outline = (row: number) =>
    optionsOf(page)
      .nth(row)
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  expect(await outline(0)).toBe("solid");
  expect(await outline(1)).toBe("none");
});
