import type { Locator, Page } from "@playwright/test";
import { COLORS, violations } from "../support/axe";
import { test } from "../support/tab";
import { expect, open, test as ownTab } from "../support/test";

const PAGE = "how-to/routing-peers";
const GLOSSARY = /\/about\/glossary#masquerade$/;

const termOf = (page: Page): Locator => page.locator("a[data-term]", { hasText: "masquerade" });
const tipOf = (page: Page): Locator => page.getByRole("tooltip");
const definitionOf = async (page: Page): Promise<string> =>
  (await termOf(page).getAttribute("data-term")) ?? "";

test("before the application, pointer and focus show the definition, Escape hides it, and the link can be followed", async ({
  page,
}) => {
  await page.route("**/assets/js/main.*.js", () => new Promise(() => undefined));
  await page.goto(PAGE);
  await test.step("the pointer shows it after a moment, and may move onto it", async () => {
    await termOf(page).scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await termOf(page).hover();
      await expect(tipOf(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(tipOf(page)).toHaveText(await definitionOf(page));
    await expect(termOf(page)).toHaveAccessibleDescription(await definitionOf(page));
    await tipOf(page).hover();
    // Longer than the definition stays without the pointer.
    await page.waitForTimeout(400);
    await expect(tipOf(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tipOf(page)).toBeHidden();
    await expect(termOf(page)).not.toHaveAttribute("aria-describedby");
  });
  await test.step("focus shows it, Escape hides it and leaves focus, Enter follows the link", async () => {
    await page.keyboard.press("Tab");
    await termOf(page).focus();
    await expect(tipOf(page)).toBeVisible();
    await expect(termOf(page)).toHaveAccessibleDescription(await definitionOf(page));
    await page.keyboard.press("Escape");
    await expect(tipOf(page)).toBeHidden();
    await expect(termOf(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(GLOSSARY);
  });
});

ownTab.describe("on a touch screen", () => {
  ownTab.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  ownTab(
    "the first tap shows the definition within the window, a tap elsewhere hides it",
    async ({ page }) => {
      await open(page, PAGE);
      await termOf(page).tap();
      await expect(tipOf(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      const box = await tipOf(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await page.locator("h1").tap();
      await expect(tipOf(page)).toBeHidden();
      await termOf(page).tap();
      await expect(tipOf(page)).toBeVisible();
      await termOf(page).tap();
      await expect(page).toHaveURL(GLOSSARY);
    },
  );
});

test("a definition is sound in both themes, is not printed, follows its term and goes with the page", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, PAGE);
  await termOf(page).hover();
  await expect(tipOf(page)).toBeVisible();
  expect(await violations(page, "#term-tip")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await violations(page, "#term-tip", COLORS)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#term-tip")).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.mouse.move(0, 0);
  await termOf(page).hover();
  await expect(tipOf(page)).toBeVisible();
  // Measured in the frame of the scrolling: the term leaves the pointer, so the definition is hidden soon after.
  const moved = await tipOf(page).evaluate(async (tip) => {
    const before = tip.getBoundingClientRect().y;
    window.scrollBy({ top: 60, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    return tip.getBoundingClientRect().y - before;
  });
  expect(moved).toBeCloseTo(-60, 0);
  await termOf(page).click();
  await expect(page).toHaveURL(GLOSSARY);
  await expect(tipOf(page)).toBeHidden();
  const place = page.locator("#masquerade");
  await expect(place).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
