import type { Locator, Page } from "@playwright/test";
import { at, expect, queriesOf, test } from "./support";

const mainOf = (page: Page): Locator => page.getByRole("main");
const fieldOf = (page: Page): Locator => mainOf(page).getByRole("searchbox", { name: "Search" });
const hitsOf = (page: Page): Locator => mainOf(page).locator("ol > li");

test("an address with a query shows its hits; filter and field keep it in step; a hit opens without a reload", async ({
  page,
  service,
  problems,
}) => {
  await page.goto(at("/search?q=key"));
  await expect(hitsOf(page)).toHaveCount(7);
  await expect(fieldOf(page)).toHaveValue("key");
  await expect(mainOf(page).getByRole("status")).toHaveText("7 results for ‘key’.");
  await expect(hitsOf(page).first().locator("mark")).toHaveText("key");
  expect(service.exchanges.map(({ path }) => path)).toEqual(["/1/indexes/*/queries"]);
  await mainOf(page).getByRole("button", { name: "API", exact: true }).click();
  await expect(page).toHaveURL(at("/search?q=key&in=api"));
  await expect(hitsOf(page)).toHaveCount(2);
  await fieldOf(page).fill("delete");
  await expect(page).toHaveURL(at("/search?q=delete&in=api"));
  await expect(hitsOf(page)).toHaveCount(1);
  expect(queriesOf(service)).toEqual(["key", "key", "delete"]);
  await page.evaluate(() => void Object.assign(window, { stayed: true }));
  await hitsOf(page).getByRole("link").press("Enter");
  await expect(page).toHaveURL(at("/api/resources/setup-keys#delete-a-setup-key"));
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(problems).toEqual([]);
});
