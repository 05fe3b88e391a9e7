import { expect, open, test } from "../support/test";

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

test.describe("pages of links that come near", () => {
  test.use({ savesData: false });

  test("are fetched ahead, 200 px before the link is in view, one tag a file", async ({ page }) => {
    /** Opens a page, and returns the scripts that it loads. */
    const scriptsOf = async (route: string): Promise<string[]> => {
      await open(page, route);
      return page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ initiatorType }) => initiatorType === "script")
          .map(({ name }) => name),
      );
    };
    const near = await scriptsOf("/api/guides/authentication");
    const far = await scriptsOf("/api/guides/errors");
    const nearOnly = near.find((name) => !far.includes(name)) ?? "";
    const farOnly = far.find((name) => !near.includes(name)) ?? "";
    await page.clock.install();
    await open(page, "/how-to/ssh");
    await page.evaluate(() => {
      const addLink = (href: string, below: number): void => {
        const link = document.createElement("a");
        link.href = href;
        link.textContent = href;
        link.style.cssText = `position:absolute;top:${String(window.innerHeight + below)}px`;
        document.body.append(link);
      };
      addLink("/api/guides/authentication", 150);
      addLink("/api/guides/errors", 260);
    });
    const hrefs = (): Promise<string[]> =>
      page
        .locator('link[rel="prefetch"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    // Fetching ahead begins six seconds after the page has loaded.
    await page.clock.fastForward(7_000);
    await expect.poll(hrefs).toContain(nearOnly);
    expect(await hrefs()).not.toContain(farOnly);
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect.poll(hrefs).toContain(farOnly);
    await expect.poll(async () => (await hrefs()).length - new Set(await hrefs()).size).toBe(0);
  });
});
