import type { Page } from "@playwright/test";
import { test } from "../support/tab";
import { expect, hydrate, open } from "../support/test";

test.use({ viewport: { width: 1440, height: 900 } });

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a reader does, and returns the place that was reached. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return place(page);
}

/** Follows a link of the menu to another page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(
    (to) => document.querySelector<HTMLElement>(`#site-nav a[href="${to}"]`)?.click(),
    href,
  );
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator("#site-nav [aria-current=page]")).toHaveAttribute("href", href);
}

test("Back and Forward return to the reader's place, at an address with a hash too", async ({ page }) => {
  await open(page, "/how-to/ssh#turn-on-ssh-for-a-machine");
  const first = await scrollTo(page, 2100);
  await follow(page, "/how-to/networks");
  const second = await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveTitle(/^SSH/);
  await expect.poll(() => place(page)).toBe(first);
  await page.goForward();
  await expect(page).toHaveTitle(/^Networks/);
  await expect.poll(() => place(page)).toBe(second);
});

test("Back after a reload returns to the place", async ({ page }) => {
  await open(page, "/how-to/ssh");
  const first = await scrollTo(page, 2500);
  // This page is too short for the other place.
  await follow(page, "/how-to/approve-users");
  await scrollTo(page, 200);
  await page.reload();
  await hydrate(page);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveTitle(/^SSH/);
  await expect.poll(() => place(page)).toBe(first);
});

test("a link to a heading that was left before leads to the heading", async ({ page }) => {
  await open(page, "/how-to/ssh");
  const link = page.locator('a[href="#turn-on-ssh-for-a-machine"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/#turn-on/);
  await expect(page.locator("#turn-on-ssh-for-a-machine")).toBeInViewport();
  const heading = await place(page);
  await scrollTo(page, heading + 700);
  await page.evaluate(() => window.history.back());
  await expect(page).not.toHaveURL(/#turn-on/);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => place(page)).toBe(heading);
});

test("a page that is printed from the dark theme has the colors of the light one", async ({ page }) => {
  const colors = (): Promise<string[]> =>
    page.evaluate(() =>
      ["h1", ".markdown p", "pre code"].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).color,
      ),
    );
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  await page.goto("/how-to/ssh");
  const light = await colors();
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await colors()).toEqual(light);
});

test("a toast closes with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/how-to/ssh");
  await page.getByRole("button", { name: "Copy link" }).first().click();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toBeVisible();
  await page.mouse.move(400, 300);
  await expect(toast).toHaveCount(0, { timeout: 9_000 });
});
