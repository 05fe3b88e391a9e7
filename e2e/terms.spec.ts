import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { test } from "./support/tab";
import { expect, open, THEMES, test as ownTab } from "./support/test";

const PAGE = "how-to/site-to-site";
const GLOSSARY = /\/about\/glossary#masquerade$/;

const termOf = (page: Page): Locator => page.locator("a[data-term]", { hasText: "masquerade" });
const tipOf = (page: Page): Locator => page.getByRole("tooltip");
const definitionOf = async (page: Page): Promise<string> =>
  (await termOf(page).getAttribute("data-term")) ?? "";

/** What happens is the same before the application and after. */
const STATES: readonly (readonly [name: string, arrive: (page: Page) => Promise<unknown>])[] = [
  ["before the application", (page) => page.goto(PAGE)],
  ["after the application", (page) => open(page, PAGE)],
];

for (const [state, arrive] of STATES) {
  test.describe(state, () => {
    test.beforeEach(async ({ page }) => {
      if (state.startsWith("before"))
        await page.route("**/assets/js/main.*.js", () => new Promise(() => undefined));
      await arrive(page);
      await page.waitForLoadState("load");
    });

    test("the pointer shows the definition after a moment, and may move onto it", async ({ page }) => {
      await termOf(page).scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.mouse.move(0, 0);
        await termOf(page).hover();
        await expect(tipOf(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(tipOf(page)).toHaveText(await definitionOf(page));
      await expect(termOf(page)).toHaveAccessibleDescription(await definitionOf(page));
      await tipOf(page).hover();
      await page.waitForTimeout(600);
      await expect(tipOf(page)).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(tipOf(page)).toBeHidden();
      await expect(termOf(page)).not.toHaveAttribute("aria-describedby");
    });

    test("focus shows it, Escape hides it and leaves focus, Enter follows the link", async ({ page }) => {
      await page.keyboard.press("Tab");
      await expect(async () => {
        await page.locator("h1").evaluate((heading) => {
          heading.tabIndex = -1;
          heading.focus();
        });
        await termOf(page).focus();
        await expect(tipOf(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(termOf(page)).toHaveAccessibleDescription(await definitionOf(page));
      await page.keyboard.press("Escape");
      await expect(tipOf(page)).toBeHidden();
      await expect(termOf(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(GLOSSARY);
    });
  });
}

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

test("the definition goes with the page and follows its term while the page scrolls", async ({ page }) => {
  await open(page, PAGE);
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

for (const theme of THEMES) {
  test(`axe finds nothing with a definition on screen, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, PAGE);
    await termOf(page).hover();
    await expect(tipOf(page)).toBeVisible();
    expect(await violations(page, "article")).toEqual([]);
    expect(await violations(page, "#term-tip")).toEqual([]);
  });
}

test("definitions are not printed", async ({ page }) => {
  await open(page, PAGE);
  await termOf(page).hover();
  await expect(tipOf(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#term-tip")).toBeHidden();
});

ownTab.describe("without scripts", () => {
  ownTab.use({ javaScriptEnabled: false });

  ownTab("a term leads to its place in the glossary", async ({ page }) => {
    await page.goto(PAGE);
    await termOf(page).click();
    await expect(page).toHaveURL(GLOSSARY);
    await expect(page.locator("#masquerade")).toBeInViewport();
  });
});
