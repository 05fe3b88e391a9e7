import type { Page } from "@playwright/test";
import { delayApplication } from "./support/delay";
import { test } from "./support/tab";
import { expect, hydrate, open, THEMES, test as ownTab } from "./support/test";

const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark theme" });

async function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("theme"));
    return key === undefined ? null : localStorage.getItem(key);
  });
}

async function themeOf(page: Page): Promise<{ theme: string | null; dark: boolean }> {
  return page.evaluate(() => ({
    theme: document.documentElement.getAttribute("data-theme"),
    dark: document.documentElement.classList.contains("dark"),
  }));
}

for (const system of THEMES) {
  const other = system === "light" ? "dark" : "light";

  test.describe(`with a ${system} system`, () => {
    test.use({ colorScheme: system });

    test("the choice is stored only while it differs from the system", async ({ page }) => {
      await open(page, "/how-to/ssh");
      expect(await themeOf(page)).toEqual({ theme: system, dark: system === "dark" });
      expect(await storedTheme(page)).toBeNull();
      await toggle(page).click();
      expect(await themeOf(page)).toEqual({ theme: other, dark: other === "dark" });
      expect(await storedTheme(page)).toBe(other);
      await toggle(page).click();
      expect(await themeOf(page)).toEqual({ theme: system, dark: system === "dark" });
      expect(await storedTheme(page)).toBeNull();
    });

    test("without a stored choice the page follows the system live", async ({ page }) => {
      await open(page, "/how-to/ssh");
      await page.emulateMedia({ colorScheme: other });
      await expect(page.locator("html")).toHaveAttribute("data-theme", other);
      expect((await themeOf(page)).dark).toBe(other === "dark");
    });

    for (const application of ["absent", "there"] as const) {
      test(`a stored choice goes when the system becomes the same, application ${application}`, async ({
        page,
      }) => {
        if (application === "absent") await delayApplication(page);
        await page.goto("/how-to/ssh");
        if (application === "there") await hydrate(page);
        await toggle(page).click();
        await expect.poll(() => storedTheme(page)).toBe(other);
        await page.emulateMedia({ colorScheme: other });
        await expect.poll(() => storedTheme(page)).toBeNull();
        await page.emulateMedia({ colorScheme: system });
        await expect(page.locator("html")).toHaveAttribute("data-theme", system);
      });
    }

    test("a stored choice is there at first paint and survives navigation", async ({ page }) => {
      await open(page, "/how-to/ssh");
      await toggle(page).click();
      await page.reload({ waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", other);
      await hydrate(page);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
      await expect(page).toHaveURL(/\/api$/);
      expect(await themeOf(page)).toEqual({ theme: other, dark: other === "dark" });
    });
  });
}

test("other tabs follow", async ({ page, context }) => {
  await open(page, "/how-to/ssh");
  const second = await context.newPage();
  await open(second, "/api");
  await toggle(page).click();
  await expect(second.locator("html")).toHaveAttribute("data-theme", "dark");
});

ownTab("the theme works where storage is denied", async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/how-to/ssh");
  await toggle(page).click();
  expect((await themeOf(page)).theme).toBe("dark");
  expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
});
