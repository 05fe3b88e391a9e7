import type { Page } from "@playwright/test";
import { delayApplication } from "./support/delay";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const toc = (page: Page) => page.getByRole("navigation", { name: "On this page" });

test.describe("right column", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("entries equal the page's h2 and h3 headings; labels of panels are none", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const headings = await page
      .locator("article :is(h2, h3):not([role=tabpanel] > *)")
      .evaluateAll((nodes) => nodes.map(({ id }) => `#${id}`));
    const entries = await toc(page)
      .getByRole("link")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href")));
    expect(entries).toEqual(headings);
  });

  test("the last heading at or above the offset is current", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const current = toc(page).locator("[aria-current]");
    await expect(current).toHaveCount(0);
    const ids = await page.locator("article h2").evaluateAll((nodes) => nodes.map(({ id }) => id));
    for (const id of ids.slice(0, 3)) {
      await page.evaluate((target) => {
        document.getElementById(target)?.scrollIntoView();
      }, id);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute("href", `#${id}`);
    }
  });

  test("a click moves to the heading below the bar and sets the hash", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const link = toc(page).getByRole("link").nth(2);
    const hash = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash ?? ""}$`));
    const top = await page.locator(hash ?? "").evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(56);
    expect(top).toBeLessThan(90);
  });

  for (const when of ["before", "after"] as const) {
    test(`the entry that the reader chose is lit until they scroll, ${when} the application is there`, async ({
      page,
    }) => {
      const release = await delayApplication(page);
      await page.goto("/how-to/ssh#next");
      if (when === "after") {
        await page.mouse.move(700, 400);
        await release();
      }
      const current = toc(page).locator("[aria-current]");
      await expect(current).toHaveAttribute("href", "#next");
      const links = toc(page).locator("a");
      const before = links.nth((await links.count()) - 2);
      await before.click();
      await expect(current).toHaveAttribute("href", (await before.getAttribute("href")) ?? "");
      await links.last().click();
      await expect(current).toHaveAttribute("href", "#next");
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(current).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: "instant" }));
      await expect(current).not.toHaveAttribute("href", "#next");
    });
  }

  test("below 1280 px and on resource pages there is no table of contents, for assistive technology too", async ({
    page,
  }) => {
    await open(page, "/api/resources/setup-keys");
    await expect(toc(page)).toHaveCount(0);
    await open(page, "/how-to/ssh");
    await expect(toc(page)).toHaveCount(1);
    await page.setViewportSize({ width: 1279, height: 900 });
    await expect(toc(page)).toHaveCount(0);
  });

  test("Edit on Github leads to the page's source", async ({ page }) => {
    await open(page, "/how-to/installation/docker");
    await expect(page.getByRole("link", { name: "Edit on Github" })).toHaveAttribute(
      "href",
      "https://code.peerloom.example/peerloom/docs/blob/main/docs/how-to/installation/docker.mdx",
    );
  });

  test("Copy page as Markdown takes the page's twin to the last byte", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/how-to/ssh");
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await expect(page.getByText("Page copied to the clipboard as Markdown!")).toBeVisible();
    const address = await page.locator('link[type="text/markdown"]').getAttribute("href");
    const twin = await (await page.request.get(address ?? "")).text();
    expect(twin).toContain("# SSH {#ssh}");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  });

  test("Copy page as Markdown says when the twin cannot be had", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("**/*.md", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<p>" }),
    );
    await open(page, "/how-to/ssh");
    await page.getByRole("button", { name: "Copy page as Markdown" }).click();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
  });

  test("Copy link writes the address and says so for 5 s", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/how-to/ssh?utm_source=mail&q=1#next");
    await page.getByRole("button", { name: "Copy link" }).click();
    const toast = page.getByText("Page URL copied to clipboard!");
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(900);
    expect(box?.y).toBeGreaterThan(600);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search + new URL(copied).hash).toBe(
      "/how-to/ssh?q=1#next",
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
    await expect(toast).toBeHidden({ timeout: 9000 });
  });

  ownTab("a refused clipboard is said clearly", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      });
    });
    await open(page, "/how-to/ssh");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("The browser refused access to the clipboard.")).toBeVisible();
  });
});

for (const [route, source] of [
  ["/", "docs/index.mdx"],
  ["/how-to/ssh", "docs/how-to/ssh.mdx"],
  ["/api/resources/setup-keys", "api/resources/setup-keys.mdx"],
] as const) {
  test(`${route} can be copied and edited at every width`, async ({ page }) => {
    await page.goto(route);
    for (const width of [390, 1279, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tools = page.getByRole("complementary", { name: "Page tools" });
      await expect(tools.getByRole("button", { name: "Copy link" })).toBeVisible();
      await expect(tools.getByRole("button", { name: "Copy page as Markdown" })).toBeVisible();
      await expect(tools.getByRole("link", { name: "Edit on Github" })).toHaveAttribute(
        "href",
        new RegExp(`/blob/main/${source}$`),
      );
    }
  });
}

test.describe("page foot", () => {
  test("either answer thanks, focus stays, nothing is sent, and a new page asks again", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const group = page.getByRole("group", { name: "Was this page helpful?" });
    await group.scrollIntoViewIfNeeded();
    const requests: string[] = [];
    page.on("request", (request) => {
      // Links that come into view are fetched ahead at any time; what counts is what the answer sends.
      if (!new URL(request.url()).pathname.startsWith("/assets/")) requests.push(request.url());
    });
    await group.getByRole("button", { name: "No" }).click();
    await expect(page.getByText("Thanks for your feedback!")).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(requests).toEqual([]);
    await page.evaluate(() => {
      window.location.hash = "next";
    });
    await expect(page.getByText("Thanks for your feedback!")).toBeVisible();
    await page.getByRole("navigation", { name: "Previous and next page" }).getByRole("link").first().click();
    await expect(
      page.getByRole("group", { name: "Was this page helpful?" }).getByRole("button", { name: "Yes" }),
    ).toBeVisible();
  });

  test("previous and next go through the whole menu", async ({ page }) => {
    // Twenty pages, the largest of the site among them.
    test.setTimeout(120_000);
    await open(page, "/api");
    const seen: string[] = [];
    const next = page
      .getByRole("navigation", { name: "Previous and next page" })
      .getByRole("link", { name: /^Next/ });
    while ((await next.count()) > 0) {
      const address = (await next.getAttribute("href")) ?? "";
      // By the keyboard: a pointer would have to wait until the text above is whole, which moves the foot.
      await next.press("Enter");
      // The address and the head of the page change before its foot, whose link leads here until then.
      await expect(next.and(page.locator(`[href="${address}"]`))).toHaveCount(0);
      seen.push(page.url());
    }
    const menu = await page
      .getByRole("navigation", { name: "API pages" })
      .locator("a:not([href*='#'])")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(seen).toEqual(menu.slice(1));
  });

  test("copyright with the current year, and the social links", async ({ page }) => {
    await open(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(`© ${String(new Date().getFullYear())} Peerloom`);
    await expect(footer.getByRole("link")).toHaveCount(3);
    await expect(footer.getByRole("link").nth(2)).toHaveAttribute("href", "/slack-url");
  });
});
