import { themeButton } from "./support/delay";
import { GUIDE } from "./support/site";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

test.use({ viewport: { width: 1440, height: 900 } });

test("a toast is a status in its corner, waits for pointer and focus, starts again at another press and goes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${GUIDE}?utm_source=mail&q=1#next`);
  const copy = page.getByRole("button", { name: "Copy link" });
  const toast = page.getByText("Page URL copied to clipboard!");
  const bar = page.locator(".Toastify__progress-bar");
  await copy.click();
  await expect(page.getByRole("status").filter({ has: toast })).not.toHaveCount(0);
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search + copied.hash).toBe(`${GUIDE}?q=1#next`);
  await expect(copy).toBeFocused();

  await test.step("it waits while the pointer rests on it", async () => {
    await toast.hover();
    await expect(bar).toHaveCSS("animation-play-state", "paused");
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(900);
    expect(box?.y).toBeGreaterThan(600);
    await page.mouse.move(300, 300);
    await expect(bar).toHaveCSS("animation-play-state", "running");
    await expect(bar).toHaveCSS("animation-duration", "5s");
  });
  const close = page.locator(".Toastify__toast").getByRole("button");
  await test.step("it waits while its close button has focus", async () => {
    await close.focus();
    await expect(bar).toHaveCSS("animation-play-state", "paused");
    await copy.focus();
    await expect(bar).toHaveCSS("animation-play-state", "running");
  });
  await test.step("another press starts its time again", async () => {
    const timer = await bar.elementHandle();
    await copy.press("Enter");
    await expect.poll(() => timer.evaluate((element) => element.isConnected)).toBe(false);
    await expect(bar).toHaveCount(1);
  });
  await test.step("it goes when its time is over", async () => {
    await bar.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
    await expect(toast).toHaveCount(0);
  });
  await test.step("its close button gives focus back", async () => {
    await copy.press("Enter");
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(copy).toBeFocused();
    await expect(toast).toHaveCount(0);
  });
});

test("preferences of the reader: focus is visible, nothing moves, colors may be forced", async ({ page }) => {
  await open(page, GUIDE);

  await test.step("the skip link is first, and focus is visible wherever the keyboard goes", async () => {
    const skip = page.getByRole("link", { name: /skip to main content/i });
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      if (press === 0) await expect(skip).toBeFocused();
      if (press === 0) await expect(skip).toBeInViewport();
      const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1;
      });
      expect(ring, `after ${String(press + 1)} presses`).toBe(true);
    }
    await skip.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });
  await test.step("nothing moves under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
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
  await test.step("in forced colors the active row and the buttons can still be told apart", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await expect(page.getByRole("banner").getByRole("button", { name: /^Search/ })).toHaveCSS(
      "border-top-style",
      "solid",
    );
    await expect(page.locator('nav[aria-label="Docs pages"] > [aria-hidden]')).toHaveAttribute(
      "data-placed",
      "",
    );
  });
});

ownTab.describe("without storage", () => {
  ownTab.use({ viewport: { width: 1440, height: 900 } });

  ownTab("the theme, a change of page and search work", async ({ page, problems }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, GUIDE);
    await themeButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL(/\/api$/);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
  });
});
