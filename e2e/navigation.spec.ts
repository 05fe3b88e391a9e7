import type { Page } from "@playwright/test";
import { delayApplication } from "./support/delay";
import { fieldOf, searchFor } from "./support/search";
import { test } from "./support/tab";
import { expect, open } from "./support/test";

const docsMenu = (page: Page) => page.getByRole("navigation", { name: "Docs pages" });

test.describe("menu on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the current page is marked and its groups are open, after load and after navigation", async ({
    page,
  }) => {
    await open(page, "/how-to/installation/docker");
    const docker = docsMenu(page).getByRole("link", { name: "Docker", exact: true });
    await expect(docker).toHaveAttribute("aria-current", "page");
    await expect(docker).toBeInViewport();
    await docsMenu(page).getByRole("link", { name: "CLI", exact: true }).click();
    await expect(page).toHaveURL(/\/how-to\/cli$/);
    await expect(docsMenu(page).getByRole("link", { name: "CLI", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(docsMenu(page).locator("[aria-current=page]")).toHaveCount(1);
    await page.goBack();
    await expect(docker).toHaveAttribute("aria-current", "page");
    await page.goForward();
    await expect(docsMenu(page).getByRole("link", { name: "CLI", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("a closed group without the active page opens and goes to its first page", async ({ page }) => {
    await open(page, "/how-to/cli");
    const group = docsMenu(page).getByRole("button", { name: "Access control", exact: false }).first();
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await group.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/how-to\/manage-network-access$/);
    await expect(group).toHaveAttribute("aria-expanded", "true");
  });

  test("a group with the active page only toggles", async ({ page }) => {
    await open(page, "/how-to/ssh");
    const group = docsMenu(page).getByRole("button", { name: "Peers", exact: true });
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await group.click();
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/\/how-to\/ssh$/);
    await group.press("Space");
    await expect(group).toHaveAttribute("aria-expanded", "true");
  });

  test("the marker moves 250 ms after a change, to the active row", async ({ page }) => {
    await open(page, "/how-to/cli");
    const menu = docsMenu(page);
    const offset = (): Promise<number> =>
      menu.evaluate((nav) => {
        const row = nav.querySelector('[aria-current="page"]');
        const marker = nav.querySelector(":scope > [aria-hidden]");
        return Math.abs(
          (row?.getBoundingClientRect().top ?? 0) - (marker?.getBoundingClientRect().top ?? 999),
        );
      });
    await expect.poll(offset).toBeLessThan(1);
    await menu
      .getByRole("link", { name: "SSH", exact: true })
      .or(menu.getByRole("link", { name: "Quickstart guide" }))
      .first()
      .click();
    await expect.poll(offset).toBeLessThan(1);
  });

  for (const when of ["before", "after"] as const) {
    test(`opening a group closes no other and moves no row, ${when} the application is there`, async ({
      page,
    }) => {
      const release = await delayApplication(page);
      await page.goto("/how-to/ssh");
      if (when === "after") {
        await page.mouse.move(700, 400);
        await release();
      }
      const row = docsMenu(page).getByRole("button", { name: "Networks", exact: true });
      await row.scrollIntoViewIfNeeded();
      const place = (await row.boundingBox())?.y;
      await row.click();
      await expect(page).toHaveURL(/\/how-to\/networks$/);
      if (when === "before") return;
      expect((await row.boundingBox())?.y).toBe(place);
      await expect(docsMenu(page).getByRole("button", { name: "Peers", exact: true })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
    });
  }

  test("the highlight of a row and the marker both wait 250 ms", async ({ page }) => {
    await open(page, "/how-to/cli");
    const waited = await docsMenu(page).evaluate(async (menu) => {
      const row = [...menu.querySelectorAll<HTMLElement>("a[href]")].find(
        (link) => link.textContent === "Quickstart guide",
      );
      const isLit = (): boolean => row !== undefined && getComputedStyle(row).fontWeight === "550";
      const marker = menu.querySelector<HTMLElement>("[data-marker]");
      const before = marker?.style.getPropertyValue("--marker-top");
      row?.click();
      while (row?.getAttribute("aria-current") !== "page") await new Promise(requestAnimationFrame);
      const start = performance.now();
      const times: number[] = [];
      for (const isDone of [isLit, () => marker?.style.getPropertyValue("--marker-top") !== before]) {
        while (!isDone()) await new Promise(requestAnimationFrame);
        times.push(performance.now() - start);
      }
      return times;
    });
    for (const time of waited) {
      expect(time).toBeGreaterThan(200);
      expect(time).toBeLessThan(2_000);
    }
  });

  test("the active row is in sight after a search hit, Next, Back and loading again", async ({ page }) => {
    await searchFor(page, "postgres store", "/");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/\/$/);
    await expect(docsMenu(page).locator("[aria-current=page]")).toBeInViewport();
    await open(page, "/selfhosted/troubleshooting");
    const active = docsMenu(page).locator("[aria-current=page]");
    await expect(active).toBeInViewport();
    await page.locator("a[rel=prev]").click();
    await expect(page).not.toHaveURL(/troubleshooting$/);
    await expect(active).toBeInViewport();
    await open(page, "/");
    await page.getByRole("article").getByRole("link", { name: "Move your store to Postgres" }).click();
    await expect(active).toHaveText(/Postgres/);
    await expect(active).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await expect(active).toBeInViewport();
    await page.reload();
    await expect(active).toHaveText(/Postgres/);
    await expect(active).toBeInViewport();
  });

  test("Enter on an operation leads focus into the section", async ({ page }) => {
    await open(page, "/api/resources/setup-keys");
    const menu = page.getByRole("navigation", { name: "API pages" });
    await menu.getByRole("link", { name: /^DELETE / }).press("Enter");
    await expect(page.locator("#delete-a-setup-key")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("a resource page lists its headings, operations with their method", async ({ page }) => {
    await open(page, "/api/resources/setup-keys");
    const menu = page.getByRole("navigation", { name: "API pages" });
    await expect(menu.getByRole("link", { name: /^(GET|POST|PUT|DELETE) / })).toHaveCount(5);
    await expect(menu.getByRole("link", { name: "The setup key object", exact: true })).toBeVisible();
    await menu.getByRole("link", { name: /^DELETE / }).click();
    await expect(page).toHaveURL(/#delete-a-setup-key$/);
    await expect(page.locator("#delete-a-setup-key")).toBeInViewport();
  });
});

test.describe("drawer on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("opens as a modal, closes by Escape, gives focus and scrolling back", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("hidden");
    expect(await drawer(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer"))).toBeNull();
    }
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  test("closes by the backdrop and by its button", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await opener(page).click();
    await page.mouse.click(380, 400);
    await expect(drawer(page)).toHaveCount(0);
    await opener(page).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(drawer(page)).toHaveCount(0);
  });

  test("closes on a change of route and of hash", async ({ page }) => {
    await open(page, "/api/resources/setup-keys");
    await opener(page).click();
    await drawer(page)
      .getByRole("link", { name: /^DELETE / })
      .click();
    await expect(page).toHaveURL(/#delete-a-setup-key$/);
    await expect(drawer(page)).toHaveCount(0);
    await opener(page).click();
    await drawer(page).getByRole("link", { name: "Errors" }).click();
    await expect(page).toHaveURL(/\/api\/guides\/errors$/);
    await expect(drawer(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
  });

  test("search by its shortcut closes it, and takes what is typed at once", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await opener(page).click();
    await expect(page.locator("[inert]").first()).toBeAttached();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("setup key");
    await expect(fieldOf(page)).toHaveValue("setup key");
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  for (const when of ["before", "after"] as const) {
    test(`it closes and frees the page when the device is turned, ${when} the application is there`, async ({
      page,
    }) => {
      const release = await delayApplication(page);
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.goto("/how-to/ssh");
      await opener(page).click();
      if (when === "after") await release();
      await expect(drawer(page)).toBeVisible();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.locator("#site-nav")).toHaveAttribute("data-open", "false");
      await expect(page.locator("[inert]")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      expect(await page.evaluate(() => document.activeElement?.closest("#site-nav") !== null)).toBe(true);
      await page.getByRole("button", { name: "Switch between light and dark theme" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });
  }

  for (const font of ["its font", "the system's"])
    test(`Try stands at the same outer gap at every width, in ${font}`, async ({ page }) => {
      if (font !== "its font") await page.route("**/*.woff2", (route) => route.abort());
      await page.goto("/how-to/ssh");
      for (const width of [417, 600, 767, 768, 780, 900, 1023, 1024, 1100, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" }).boundingBox();
        expect(width - (box?.x ?? 0) - (box?.width ?? 0), String(width)).toBe(20);
      }
    });

  test("Sign in shows up to 416 px, Try above", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await expect(page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" })).toBeHidden();
    await opener(page).click();
    await expect(page.getByRole("link", { name: "Sign in (opens in a new tab)" })).toBeVisible();
    await page.setViewportSize({ width: 417, height: 780 });
    await expect(page.getByRole("link", { name: "Sign in (opens in a new tab)" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" })).toBeVisible();
  });
});

test.describe("top bar", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("links stand in the specified order", async ({ page }) => {
    await open(page, "/");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(["Home", "Docs", "API", "Learn", "Source", "Support"]);
    await expect(links.nth(5)).toHaveAttribute("href", "/slack-url");
    const tryLink = page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" });
    await expect(tryLink).toHaveAttribute("target", "_blank");
    await expect(tryLink).toHaveAttribute("rel", /noopener/);
  });

  test("the background grows opaque over 72 px of scrolling", async ({ page }) => {
    await open(page, "/how-to/cli");
    const alpha = (): Promise<number> =>
      page
        .locator("header")
        .first()
        .evaluate((bar) => {
          const color = getComputedStyle(bar).backgroundColor;
          return Number(/\/\s*([\d.]+)/.exec(color)?.[1] ?? 1);
        });
    for (const [scroll, expected] of [
      [0, 0.5],
      [36, 0.7],
      [72, 0.9],
      [500, 0.9],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), scroll);
      await expect.poll(alpha).toBeCloseTo(expected, 2);
    }
  });

  test("the skip link is first in the tab order and leads into the page", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /skip to main content/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });
});
