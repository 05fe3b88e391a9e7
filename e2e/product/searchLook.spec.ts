import { expectSoundDialog } from "../support/axe";
import { activeOf, dialogOf, fieldOf, openSearch, optionsOf, serveIndex } from "../support/search";
import { test } from "../support/tab";
import { expect } from "../support/test";

/**
 * Two states are not tested: a closed list has a message like the one while waiting, and the start with recent searches
 * includes the start without them.
 */
test("in every state axe finds nothing, and everything fits and can be hit, in both themes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await serveIndex(page, async (route) => {
    await held;
    await route.fulfill({ body: '{"what":"is this"}' });
  });
  // A short page: axe walks the page behind the dialog too.
  const field = await openSearch(page, "/about");
  await test.step("waiting", async () => {
    await field.fill("ssh");
    await expect(dialogOf(page).getByText("Searching…").first()).toBeVisible();
    await expectSoundDialog(page, dialogOf(page));
  });
  await test.step("failure", async () => {
    goOn();
    await expect(dialogOf(page).getByText("The search index is damaged", { exact: true })).toBeVisible();
    await expectSoundDialog(page, dialogOf(page));
  });
  await test.step("results, after Try again", async () => {
    await page.unrouteAll();
    await dialogOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(optionsOf(page)).toHaveCount(5);
    await expect(field).toBeFocused();
    await field.fill("delete a setup key");
    await expect(activeOf(page)).toHaveAccessibleName(/^DELETE /);
    await expectSoundDialog(page, dialogOf(page));
  });
  await test.step("recent searches", async () => {
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(dialogOf(page).getByRole("navigation", { name: "Recent searches" })).toBeVisible();
    await expectSoundDialog(page, dialogOf(page));
  });
  await test.step("nothing found", async () => {
    await fieldOf(page).fill("zzzqqqzz");
    await expect(dialogOf(page).getByText("Nothing found for", { exact: false }).first()).toBeVisible();
    await expectSoundDialog(page, dialogOf(page));
  });
});

test("at 400 % zoom the list can be read and used; with forced colors the active row and the pressed filter can be told", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: "active" });
  const field = await openSearch(page);
  await field.fill("setup key");
  const rows = optionsOf(page);
  await expect(rows.first()).toBeInViewport({ ratio: 0.9 });
  // The text of the pages adds rows when it has come.
  await expect(rows).toHaveCount(5);
  const outline = (row: number): Promise<string> =>
    rows.nth(row).evaluate((option) => getComputedStyle(option).outlineStyle);
  expect([await outline(0), await outline(1)]).toEqual(["solid", "none"]);
  const border = (name: string): Promise<string> =>
    dialogOf(page)
      .getByRole("button", { name, exact: true })
      .evaluate((filter) => getComputedStyle(filter).borderBlockStartColor);
  expect(await border("All")).not.toBe(await border("API"));
  await page.keyboard.press("ArrowUp");
  await expect(rows.last()).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("ArrowDown");
  await expect(rows.first()).toBeInViewport({ ratio: 0.5 });
  for (let row = 1; row < 5; row += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(row)).toBeInViewport({ ratio: 0.5 });
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
