import type { Page } from "@playwright/test";
import { EARLY, holdBack, SCRIPTS } from "./support/hold";
import { drawn, expect, hydrate, test } from "./support/test";

const PAGE = "/how-to/cli";

/** Blocks that the browser does not lay out for now. Runs in the page. */
const skipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll(".markdown > *")].filter(
        (block) =>
          block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false &&
          block.checkVisibility(),
      ).length,
  );

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const isSettling = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute("data-settling"));

test("a long page opened at its top skips what is far below, until the reader moves", async ({ page }) => {
  await page.goto(PAGE);
  await expect.poll(() => skipped(page)).toBeGreaterThan(10);
  await page.mouse.move(200, 300);
  await expect.poll(() => isSettling(page)).toBe(false);
  expect(await skipped(page)).toBe(0);
  expect(await page.locator(".markdown > [style*=content-visibility]").count()).toBe(0);
});

/** Has the font at hand for the next page: it is optional, and a slow first visit has another one, with other heights. */
async function keepFont(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.evaluate(() => document.fonts.load("1em 'Geist Variable'"));
}

test("a settled page is as high as one that was laid out whole", async ({ page }) => {
  await keepFont(page);
  await page.goto(PAGE);
  await hydrate(page);
  await expect.poll(() => isSettling(page)).toBe(false);
  const settled = await heightOf(page);
  await page.goto("about:blank");
  await page.goto(`${PAGE}#cli`);
  expect(await isSettling(page)).toBe(false);
  expect(await heightOf(page)).toBe(settled);
});

for (const [idle, init] of [
  ["has time for each part", () => undefined],
  // A busy page: parts come late, and several of them before the next frame.
  [
    "is busy",
    () =>
      (window.requestIdleCallback = (act) => {
        queueMicrotask(() => act({ didTimeout: true, timeRemaining: () => 0 }));
        return 0;
      }),
  ],
] as const) {
  test(`nothing on screen moves while the page settles under a reader who has scrolled, and ${idle}`, async ({
    page,
  }) => {
    await page.addInitScript(init);
    await page.goto(PAGE);
    const heading = page.locator("h2").nth(3);
    await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await drawn(page);
    const place = (await heading.boundingBox())?.y ?? NaN;
    expect(await skipped(page)).toBeGreaterThan(10);
    await hydrate(page);
    await drawn(page);
    expect(Math.abs(((await heading.boundingBox())?.y ?? NaN) - place)).toBeLessThan(2);
  });
}

test("a page opened at a heading shows it, laid out whole", async ({ page }) => {
  await page.goto(`${PAGE}#which-value-wins`);
  expect(await isSettling(page)).toBe(false);
  const box = await page.locator("#which-value-wins").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(200);
});

for (const [when, held] of [
  ["before any script is there", EARLY],
  ["before the application is there", SCRIPTS],
  ["while the page settles", null],
] as const) {
  test(`a link of the table of contents pressed ${when} lands on its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const goOn = held ? await holdBack(page, held) : () => undefined;
    await page.goto(PAGE, { waitUntil: "domcontentloaded" });
    if (held !== EARLY) await page.waitForFunction(() => window.siteEarly);
    const link = page.locator("#on-this-page ~ ul a[href^='#']").nth(-8);
    await link.focus();
    await page.keyboard.press("Enter");
    expect(await isSettling(page)).toBe(false);
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
  await expect.poll(() => isSettling(page)).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
  await page.reload();
  expect(await isSettling(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(4000);
});

test("the content of a closed drawer is not laid out, that of an open one shows the page at hand", async ({
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
