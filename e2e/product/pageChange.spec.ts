import { expect, nextPaint, open, test } from "../support/test";

declare global {
  interface Window {
    /** Intersection observers made so far. */
    observers?: number;
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

test("after a change of page focus is in the page and the new title is spoken, across sections too", async ({
  page,
}) => {
  await open(page, "/how-to/ssh");
  const isSpoken = async (title: string): Promise<void> => {
    await expect(page).toHaveTitle(title);
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
  };
  await page
    .getByRole("navigation", { name: "Docs pages" })
    .getByRole("link", { name: "CLI", exact: true })
    .click();
  await isSpoken("CLI - Peerloom Docs");
  const logo = page.getByRole("link", { name: /home$/ }).locator("visible=true").first();
  const mark = await logo.innerHTML();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await isSpoken("API reference - Peerloom API");
  expect(await logo.innerHTML()).not.toBe(mark);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("contentinfo")).toContainText(`© ${String(new Date().getFullYear())} Peerloom`);
});

test("a change of page changes the title with the text, leaves links as they are, and Back restores the place", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { IntersectionObserver: Stock } = window;
    window.IntersectionObserver = class extends Stock {
      constructor(...options: ConstructorParameters<typeof Stock>) {
        super(...options);
        window.observers = (window.observers ?? 0) + 1;
      }
    };
  });
  await open(page, "/how-to/cli");
  const links = await page.locator("a[href]").count();
  const observers = await page.evaluate(() => window.observers ?? 0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const [before, heading, title] = await page.evaluate(async () => {
    const before = document.title;
    const shown = new Promise<string[]>((resolve) => {
      const heading = (): string => document.querySelector("h1")?.textContent ?? "";
      const old = heading();
      new MutationObserver((_, observer) => {
        if (heading() === old) return;
        observer.disconnect();
        resolve([before, heading(), document.title]);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    document.querySelector<HTMLAnchorElement>("a[rel=next]")?.click();
    return shown;
  });
  expect(title).not.toBe(before);
  expect(title).toBe(`${heading ?? ""} - Peerloom Docs`);
  await expect(page).toHaveTitle(title ?? "");
  await expect(page.locator("main")).toBeFocused();
  // A stock link that is rendered again makes a new observer.
  const made = (await page.evaluate(() => window.observers ?? 0)) - observers;
  expect(links).toBeGreaterThan(150);
  expect(made).toBeLessThan(30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test("pages are fetched ahead 200 px before their link comes into view, one tag a file", async ({ page }) => {
  await page.clock.install();
  await open(page, "/how-to/ssh");
  await page.evaluate(() => {
    document.querySelectorAll('a[href^="/"]').forEach((link) => link.remove());
    const link = document.createElement("a");
    link.href = "/api/guides/errors";
    link.textContent = "far";
    link.style.cssText = `position:absolute;top:${String(window.innerHeight + 260)}px`;
    document.body.append(link);
  });
  const hrefs = (): Promise<string[]> =>
    page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // Fetching ahead begins six seconds after the page has loaded.
  await page.clock.fastForward(7_000);
  await nextPaint(page);
  expect(await hrefs()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await hrefs()).length - new Set(await hrefs()).size).toBe(0);
});
