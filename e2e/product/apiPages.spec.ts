import type { Locator } from "@playwright/test";
import { COLORS, violations } from "../support/axe";
import { test } from "../support/tab";
import { expect, open, test as ownTab } from "../support/test";

/** The page with the most properties that have properties themselves. */
const MANY_NESTED = "/api/resources/posture-checks";

/** Distance of a part of the page from the top of the window, in whole pixels. */
const topOf = (part: Locator): Promise<number> =>
  part.evaluate((node) => Math.round(node.getBoundingClientRect().top));

test("requests stay where they are while their description scrolls by, at 1440 px", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/api/resources/policies");
  const row = page.locator("hgroup:has(#create-a-policy) + div");
  const aside = row.locator('> [data-search="skip"]');
  await row.evaluate((node) => node.scrollIntoView());
  await page.mouse.move(500, 350);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await topOf(aside)) - (await topOf(row))).toBeGreaterThan(50);
  const [before, held] = [await topOf(row), await topOf(aside)];
  await page.mouse.wheel(0, 100);
  await expect.poll(() => topOf(row)).toBe(before - 100);
  expect(await topOf(aside)).toBe(held);
});

test("axe finds nothing in what is closed at first, in both themes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, MANY_NESTED);
  const nested = "article details:not([name])";
  await page.locator(nested).evaluateAll((all) => {
    for (const details of all) details.toggleAttribute("open", true);
  });
  expect(await violations(page, nested)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await violations(page, nested, COLORS)).toEqual([]);
});

ownTab.describe("without scripts", () => {
  ownTab.use({ javaScriptEnabled: false });

  ownTab("nested properties and bodies of answers open; nothing needs the application", async ({ page }) => {
    await page.goto("/api/resources/policies");
    const nested = page.locator("article details:not([name])").first();
    await nested.locator("summary").first().click();
    await expect(nested.locator("dl").first()).toBeVisible();
    // The answer of success is open.
    const body = page.getByRole("group", { name: "Response bodies" }).first().locator("details").first();
    await expect(body.locator("pre").first()).toBeVisible();
    // An error with words of its own has its body too.
    await page.goto("/api/resources/tenants");
    const error = page
      .getByRole("group", { name: "Response bodies" })
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: "501" }) });
    await error.locator("summary").click();
    await expect(error.locator("pre").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("button", { name: /^(Try it|Set your values)/ })).toHaveCount(0);
  });
});
