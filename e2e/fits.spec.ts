import { test } from "./support/tab";
import { expect, open } from "./support/test";

/** Pages of each kind, with wide tables and long lines of code among them. */
const KINDS = [
  "/",
  "/about/how-it-works",
  "/how-to/cli",
  "/how-to/audit-events-logging",
  "/api",
  "/api/resources/setup-keys",
  "/api/resources/networks",
  "/api/guides/errors",
  "/selfhosted/guide",
];

const WIDTHS = [320, 768, 1024, 1280, 1440, 1920] as const;

// The themes differ in colors alone, which the recorded screens show.
for (const route of KINDS) {
  test(`${route} fits windows of every width, with its controls in reach`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        String(width),
      ).toBeLessThanOrEqual(width);
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
