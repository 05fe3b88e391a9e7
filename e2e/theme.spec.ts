import { themeButton } from "./support/delay";
import { GUIDE } from "./support/site";
import { test } from "./support/tab";
import { expect, hydrate, open } from "./support/test";

// The test of `theme.ts` covers the effects of a choice with both systems. This one shows that Docusaurus, which shows the theme
// too, agrees.
test("a choice against the system is there at first paint, survives navigation and goes with the system", async ({
  page,
}) => {
  const [system, other] = ["dark", "light"] as const;
  await page.emulateMedia({ colorScheme: system });
  const shown = async (theme: string, choice: string | null): Promise<void> => {
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const facts = await page.evaluate(() => ({
      dark: document.documentElement.classList.contains("dark"),
      choice: localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith("theme")) ?? ""),
    }));
    expect(facts).toEqual({ dark: theme === "dark", choice });
  };
  await open(page, GUIDE);
  await shown(system, null);
  await themeButton(page).click();
  await shown(other, other);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", other);
  await hydrate(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  await expect(page).toHaveURL(/\/api$/);
  await shown(other, other);
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "system");
  await shown(other, null);
  await page.emulateMedia({ colorScheme: system });
  await shown(system, null);
});
