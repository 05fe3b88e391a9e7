import type { Page } from "@playwright/test";
import { EARLY_SCRIPT, delayRequests, APPLICATION_SCRIPTS } from "./support/delay";
import { test } from "./support/tab";
import { expect, hydrate } from "./support/test";

const PAGE = "/how-to/cli";

/** Has the font at hand for the next page: it is optional, and a slow first visit has another one, with other heights. */
async function keepFont(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.evaluate(() => document.fonts.load("1em 'Geist Variable'"));
}

test("a page opened at a heading shows it", async ({ page }) => {
  await page.goto(`${PAGE}#which-value-wins`);
  const box = await page.locator("#which-value-wins").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(200);
});

for (const [when, held] of [
  ["before any script is there", EARLY_SCRIPT],
  ["before the application is there", APPLICATION_SCRIPTS],
] as const) {
  test(`a link of the table of contents pressed ${when} lands on its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const goOn = await delayRequests(page, held);
    await page.goto(PAGE, { waitUntil: "domcontentloaded" });
    if (held !== EARLY_SCRIPT) await page.locator("#site-nav[data-lights]").waitFor();
    const link = page.locator("#on-this-page ~ ul a[href^='#']").nth(-8);
    await link.focus();
    await page.keyboard.press("Enter");
    const heading = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1) ?? ""}"]`);
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(200);
    goOn();
    await hydrate(page);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBe(place?.y);
  });
}

test("a page that is loaded again stays where the reader was", async ({ page }) => {
  await keepFont(page);
  await page.goto(PAGE);
  await hydrate(page);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(4000);
});

test("the content of a closed drawer is not laid out, that of an open one shows the current page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/how-to/troubleshooting-client");
  const active = page.locator("#site-nav [aria-current=page]");
  const laidOut = (): Promise<boolean> =>
    active.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
  expect(await laidOut()).toBe(false);
  await page.getByRole("button", { name: /menu/i }).first().click();
  await expect.poll(laidOut).toBe(true);
  await expect(active).toBeInViewport();
});
