import type { Page } from "@playwright/test";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

test.describe("toast", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function showToast(page: Page) {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/how-to/ssh");
    await page.getByRole("button", { name: "Copy link" }).click();
    const toast = page.getByText("Page URL copied to clipboard!");
    await expect(toast).toBeVisible();
    return toast;
  }

  test("another press starts its time again", async ({ page }) => {
    await showToast(page);
    const bar = page.locator(".Toastify__progress-bar");
    await expect(bar).toHaveCount(1);
    const timer = await bar.elementHandle();
    await page.getByRole("button", { name: "Copy link" }).press("Enter");
    // A bar of its own runs from the start.
    await expect.poll(() => timer.evaluate((element) => element.isConnected)).toBe(false);
    await expect(bar).toHaveCount(1);
  });

  test("it is a status and stays as long as the pointer rests on it", async ({ page }) => {
    const toast = await showToast(page);
    await expect(page.getByRole("status").filter({ has: toast })).not.toHaveCount(0);
    await toast.hover();
    const bar = page.locator(".Toastify__progress-bar");
    await expect(bar).toHaveCSS("animation-play-state", "paused");
    await page.mouse.move(300, 300);
    await expect(bar).toHaveCSS("animation-play-state", "running");
    await expect(bar).toHaveCSS("animation-duration", "5s");
  });

  test("it waits while its close button has focus, and gives focus back when it is closed", async ({
    page,
  }) => {
    const toast = await showToast(page);
    const opener = page.getByRole("button", { name: "Copy link" });
    await opener.focus();
    const close = page.locator(".Toastify__toast").getByRole("button");
    await close.focus();
    const bar = page.locator(".Toastify__progress-bar");
    await expect(bar).toHaveCSS("animation-play-state", "paused");
    await opener.focus();
    await expect(bar).toHaveCSS("animation-play-state", "running");
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(opener).toBeFocused();
    await expect(toast).toBeHidden();
  });
});

test.describe("menu state", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a group that the reader opened stays open while navigating", async ({ page }) => {
    await open(page, "/how-to/cli");
    const menu = page.getByRole("navigation", { name: "Docs pages" });
    const networks = menu.getByRole("button", { name: "Networks", exact: true });
    await networks.click();
    await expect(page).toHaveURL(/\/how-to\/networks$/);
    await menu.getByRole("link", { name: "CLI", exact: true }).click();
    await expect(page).toHaveURL(/\/how-to\/cli$/);
    await expect(networks).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
    await expect(networks).toHaveAttribute("aria-expanded", "true");
  });

  test("the groups stand in the specified order", async ({ page }) => {
    await open(page, "/");
    const heads = page
      .getByRole("navigation", { name: "Docs pages" })
      .locator("ul[data-level='0'] > li > button");
    await expect(heads).toHaveText([
      "About",
      "Get started",
      "Manage Peerloom",
      "Client",
      "Use cases",
      "Self-host Peerloom",
      "Get more help",
    ]);
  });
});

test.describe("preferences of the reader", () => {
  test("focus is visible wherever the keyboard goes", async ({ page }) => {
    await open(page, "/how-to/ssh");
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
      });
      expect(ring, `after ${String(press + 1)} presses`).toBe(true);
    }
  });

  test("nothing moves under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/how-to/ssh");
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((node) =>
          getComputedStyle(node)
            .transitionDuration.split(", ")
            .some((time) => Number.parseFloat(time) > 0.01),
        )
        .map((node) => node.className),
    );
    expect(moving).toEqual([]);
  });

  test("in forced colors the active row and the buttons can still be told apart", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/how-to/ssh");
    await expect(page.getByRole("link", { name: "Try Peerloom (opens in a new tab)" })).toHaveCSS(
      "border-top-style",
      "solid",
    );
    await expect(page.locator('nav[aria-label="Docs pages"] > [aria-hidden]')).toHaveAttribute(
      "data-placed",
      "",
    );
  });

  ownTab("a change of page, theme and language works without storage", async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/how-to/ssh");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL(/\/api$/);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
  });
});
