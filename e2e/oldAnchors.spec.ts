import { expect, hydrate, open, test } from "./support/test";

/** An old id of a real page, declared in its front matter under `anchors`, and the heading that took its place. */
const PAGE = "/how-to/ssh";
const OLD = "troubleshooting";
const NOW = "If a login fails";

/** Pixels; the top bar and some air stand above a heading that a link leads to. */
const NEAR_TOP = 160;

test.describe("an old anchor", () => {
  test("scrolls to the heading that took its place", async ({ page }) => {
    await page.goto(`${PAGE}#${OLD}`);
    await hydrate(page);
    const heading = page.getByRole("heading", { name: NOW });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(NEAR_TOP);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test("works when only the hash changes", async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate((hash) => void (window.location.hash = hash), OLD);
    const heading = page.getByRole("heading", { name: NOW });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(NEAR_TOP);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an old anchor scrolls too", async ({ page }) => {
    await page.goto(`${PAGE}#${OLD}`);
    const heading = page.getByRole("heading", { name: NOW });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeLessThan(NEAR_TOP);
  });
});
