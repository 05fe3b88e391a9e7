import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { delayApplication, themeButton } from "../support/delay";
import { fieldOf } from "../support/search";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

const docsMenu = (page: Page) => page.getByRole("navigation", { name: "Docs pages" });

test.describe("menu on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("groups stand in the specified order; one that is opened leads to its first page, moves no row, closes no other and stays open", async ({
    page,
  }) => {
    await open(page, "/how-to/ssh");
    const menu = docsMenu(page);
    await expect(menu.locator(":scope > ul > li > button")).toHaveText([
      "About",
      "Get started",
      "Manage Peerloom",
      "Client",
      "Use cases",
      "Self-host Peerloom",
      "Get more help",
    ]);
    const group = menu.getByRole("button", { name: "Networks", exact: true });
    await group.scrollIntoViewIfNeeded();
    const place = (await group.boundingBox())?.y;
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await group.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/how-to\/networks$/);
    await expect(group).toHaveAttribute("aria-expanded", "true");
    expect((await group.boundingBox())?.y).toBe(place);
    await expect(menu.getByRole("button", { name: "Peers", exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await menu.getByRole("link", { name: "CLI", exact: true }).click();
    await expect(page).toHaveURL(/\/how-to\/cli$/);
    await expect(group).toHaveAttribute("aria-expanded", "true");
    // The menu of the other section takes its place.
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL(/\/api$/);
    await main.getByRole("link", { name: "Docs" }).click();
    await expect(group).toHaveAttribute("aria-expanded", "true");
  });

  test("the highlight of a row and the marker both wait 250 ms after a change", async ({ page }) => {
    await open(page, "/how-to/cli");
    const offset = (): Promise<number> =>
      docsMenu(page).evaluate((nav) => {
        const row = nav.querySelector('[aria-current="page"]');
        const marker = nav.querySelector(":scope > [aria-hidden]");
        return Math.abs(
          (row?.getBoundingClientRect().top ?? 0) - (marker?.getBoundingClientRect().top ?? 999),
        );
      });
    await expect.poll(offset).toBeLessThan(1);
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
    await expect.poll(offset).toBeLessThan(1);
  });

  test("while the browser loads the page of a pressed row, the row stays in place and open groups stay open", async ({
    page,
  }) => {
    // The font arrives when the row is in place.
    await page.route("**/*.woff2", async (route) => {
      await setTimeout(40);
      await route.continue();
    });
    await delayApplication(page);
    await page.goto("how-to/ssh");
    for (const name of ["DNS", "Activity"]) {
      // The menu works.
      await page.locator("#site-nav[data-lights]").waitFor();
      const group = docsMenu(page).getByRole("button", { name, exact: true });
      await group.scrollIntoViewIfNeeded();
      const before = await group.boundingBox();
      const { pathname } = new URL(page.url());
      await group.click();
      await page.waitForURL((url) => url.pathname !== pathname);
      await expect(group).toHaveAttribute("aria-expanded", "true");
      await expect.poll(() => group.boundingBox()).toEqual(before);
    }
    await expect(docsMenu(page).getByRole("button", { name: "DNS", exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("the active row is in sight after a link of the page, Previous, Back and loading again", async ({
    page,
  }) => {
    await open(page, "/");
    const active = docsMenu(page).locator("[aria-current=page]");
    await page.getByRole("article").getByRole("link", { name: "Set up single sign-on" }).click();
    await expect(active).toHaveText(/Single sign-on/);
    await expect(active).toHaveCount(1);
    await expect(active).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await expect(active).toHaveText(/Single sign-on/);
    await expect(active).toBeInViewport();
    await page.locator("a[rel=prev]").click();
    await expect(page).not.toHaveURL(/single-sign-on$/);
    await expect(active).not.toHaveText(/Single sign-on/);
    await expect(active).toBeInViewport();
    await page.reload();
    await expect(active).toBeInViewport();
  });

  test("a resource page lists its headings, operations with their method; Enter leads focus into the section", async ({
    page,
  }) => {
    await open(page, "/api/resources/setup-keys");
    const menu = page.getByRole("navigation", { name: "API pages" });
    await expect(menu.getByRole("link", { name: /^(GET|POST|PUT|DELETE) / })).toHaveCount(5);
    await expect(menu.getByRole("link", { name: "The setup key object", exact: true })).toBeVisible();
    await menu.getByRole("link", { name: /^DELETE / }).press("Enter");
    await expect(page).toHaveURL(/#delete-a-setup-key$/);
    await expect(page.locator("#delete-a-setup-key")).toBeInViewport();
    await expect(page.locator("#delete-a-setup-key")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    const inView = menu.locator('[aria-current="location"]');
    await expect(inView).toHaveText(/Delete a setup key/);
    await page.evaluate(() => document.getElementById("list-all-setup-keys")?.scrollIntoView());
    await expect(inView).toHaveText(/List all setup keys/);
    await expect(inView).toBeInViewport();
  });
});

test.describe("drawer on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  // `early.spec.ts` tests the other effects of opening and closing.
  test("holds focus; search by its shortcut closes it, and takes what is typed at once", async ({ page }) => {
    await open(page, "/how-to/ssh");
    await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator("[inert]").first()).toBeAttached();
    expect(await drawer(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    // The bar and the text are beyond the ends of the menu.
    for (const [key, end] of [
      ["Shift+Tab", drawer(page).getByRole("link").first()],
      ["Tab", drawer(page).getByRole("link").locator("visible=true").last()],
    ] as const) {
      await end.focus();
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer"))).toBeNull();
      }
    }
    await page.keyboard.press("Control+k");
    await page.keyboard.type("setup key");
    await expect(fieldOf(page)).toHaveValue("setup key");
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator("[inert]")).toHaveCount(0);
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

  test("it closes and frees the page when the device is turned, before the application is there and after", async ({
    page,
  }) => {
    const release = await delayApplication(page);
    await page.goto("/how-to/ssh");
    for (const theme of ["dark", "light"]) {
      await page.setViewportSize({ width: 820, height: 1180 });
      await opener(page).click();
      await expect(drawer(page)).toBeVisible();
      if (theme === "light") await release();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.locator("#site-nav")).toHaveAttribute("data-open", "false");
      await expect(page.locator("[inert]")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
      expect(await page.evaluate(() => document.activeElement?.closest("#site-nav") !== null)).toBe(true);
      await themeButton(page).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    }
  });

  const tryLink = (page: Page) => page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" });

  test("Sign in shows up to 416 px; above, Try stands at the same outer gap at every width", async ({
    page,
  }) => {
    await open(page, "/how-to/ssh");
    await expect(tryLink(page)).toBeHidden();
    await expect(page.locator("header a[target=_blank][rel=noopener]")).toHaveCount(1);
    await opener(page).click();
    await expect(page.getByRole("link", { name: "Sign in (opens in a new tab)" })).toBeVisible();
    await page.setViewportSize({ width: 417, height: 780 });
    await expect(page.getByRole("link", { name: "Sign in (opens in a new tab)" })).toBeHidden();
    await page.keyboard.press("Escape");
    await hasOuterGap(page);
  });

  test("the gap is the same in the font of the system", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/how-to/ssh");
    await hasOuterGap(page);
  });

  /** Widths on both sides of each breakpoint. */
  async function hasOuterGap(page: Page): Promise<void> {
    for (const width of [417, 767, 768, 1023, 1024, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await tryLink(page).boundingBox();
      expect(width - (box?.x ?? 0) - (box?.width ?? 0), String(width)).toBe(20);
    }
  }
});
