import type { Page } from "@playwright/test";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

/** The text of the page below its tools. */
const textOf = (page: Page): Promise<string[]> =>
  page
    .locator("[data-page-tools] ~ :not([data-page-tools])")
    .evaluateAll((blocks) => blocks.map((block) => block.textContent));
const newer = (page: Page): Promise<number> => page.locator("[data-newer]").count();

test("a release in the address marks what is newer in prose and tables, on this page and the next", async ({
  page,
}) => {
  await page.goto("/how-to/cli");
  expect(await newer(page)).toBe(0);
  const text = await textOf(page);
  await open(page, "/how-to/cli?release=0.72");
  const marked = page.locator("[data-newer]");
  for (const mark of await marked.all())
    expect(Number((await mark.getAttribute("data-since"))?.split(".")[1])).toBeGreaterThan(71);
  expect(await newer(page)).toBeGreaterThan(5);
  await expect(page.locator("tr:has([data-newer])").first()).toBeVisible();
  // The words of marks are not part of the page's text: they are not copied, and no text is missing.
  expect(await textOf(page)).toEqual(text);
  const label = await marked.first().evaluate((mark) => getComputedStyle(mark, "::after").content);
  expect(label).toContain("newer than your");
  await page.locator("a[href='/how-to/profiles']").first().click();
  await expect(page.locator("article p[data-newer], article span[data-newer]").first()).toBeVisible();
});

test("a page that is newer as a whole says so at its top, and nobody else sees that line", async ({
  page,
}) => {
  const line = page.getByText("Everything on this page came with release 0.63.0.");
  await page.goto("/how-to/dns/zones");
  await expect(line).toBeHidden();
  await page.goto("/how-to/dns/zones?release=0.62");
  await expect(line).toBeVisible();
});

test("a release that is set in the panel marks the fields of the reference", async ({ page }) => {
  await open(page, "/api/resources/peers");
  await page.getByRole("button", { name: "Set your values" }).click();
  await page.getByLabel("Your release").fill("0.70");
  await page.getByRole("button", { name: "Use these values" }).click();
  await expect(page.locator("[data-property]:has([data-newer='0.70'])").first()).toBeVisible();
});
