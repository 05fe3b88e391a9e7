import type { Page } from "@playwright/test";
import { delayApplication, delayRequests } from "../support/delay";
import {
  activeOf,
  dialogOf,
  expectAnswered,
  fieldOf,
  optionsOf,
  SETUP_KEYS,
  triggerOf,
} from "../support/search";
import { test } from "../support/tab";
import { expect, showIntent, test as ownTab } from "../support/test";

/** Everything that search fetches. */
const SEARCH = /\/search-index\.json|\/assets\/(?:js|css)\/search/;

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset["hasHydrated"] === "true");

ownTab(
  "before anything of search is there: the field is there at once and stays the field; the page is not hydrated for it",
  async ({ page, problems }) => {
    const goOn = await delayRequests(page, SEARCH);
    await page.goto("/how-to/ssh", { waitUntil: "commit" });
    await expect(triggerOf(page)).toBeVisible();
    await triggerOf(page).click();
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(triggerOf(page)).toBeFocused();
    await triggerOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).evaluate((field) => Object.assign(window, { field }));
    await page.keyboard.type("setup");
    goOn();
    await page.keyboard.type(" key");
    await expect(optionsOf(page)).toHaveCount(5);
    await expect(fieldOf(page)).toHaveValue("setup key");
    await expectAnswered(page);
    expect(await fieldOf(page).evaluate((field) => "field" in window && window.field === field)).toBe(true);
    expect(await isHydrated(page)).toBe(false);
    await page.keyboard.press("ArrowDown");
    const href = (await activeOf(page).getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    expect(problems).toEqual([]);
  },
);

test("an open search stays as it is when the application arrives, and then goes by its router", async ({
  page,
}) => {
  const release = await delayApplication(page);
  await page.goto("/how-to/ssh");
  await showIntent(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("setup key");
  await release();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue("setup key");
  await expect(optionsOf(page)).toHaveCount(5);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(SETUP_KEYS);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("search whose code is gone comes back on a fresh page, once, with the query", async ({
  page,
  problems,
}) => {
  await page.route(SEARCH, (route) => route.fulfill({ status: 404 }));
  await page.goto("/how-to/ssh");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Control+k");
  await loaded;
  await expect(dialogOf(page).getByText("Search did not load", { exact: false }).first()).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(SEARCH);
  await page.keyboard.type("setup key");
  await expect(optionsOf(page)).toHaveCount(5);
  problems.length = 0;
});
