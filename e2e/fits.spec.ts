import { test } from "./support/tab";
import { expect, open, THEMES } from "./support/test";

/** One page of each kind. */
const KINDS = [
  "/",
  "/about/how-it-works",
  "/how-to/cli",
  "/how-to/audit-events-logging",
  "/api",
  "/api/resources/setup-keys",
];

const WIDTHS = [320, 768, 1024, 1280, 1440, 1920] as const;

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`every kind of page fits ${String(width)} px in the ${theme} theme, with its controls in reach`, async ({
      tab: { page, problems },
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const route of KINDS) {
        await open(page, route);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(
          width,
        );
        await expect(
          page.getByRole("button", { name: "Switch between light and dark theme" }),
        ).toBeInViewport();
        await expect(page.getByRole("button", { name: /^Search/ }).first()).toBeInViewport();
        const menuButton = page.getByRole("button", { name: "Open menu" });
        await (width < 1024 ? expect(menuButton).toBeInViewport() : expect(menuButton).toBeHidden());
      }
      expect(problems).toEqual([]);
    });
  }
}
