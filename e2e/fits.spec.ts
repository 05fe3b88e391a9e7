import { test } from "./support/tab";
import { expect } from "./support/test";

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

// Without the application, which adds nothing to the layout; the themes differ in colors alone.
for (const route of KINDS) {
  test(`${route} fits windows of every width, with the controls of its bar in reach`, async ({ page }) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, controls } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        controls: [...document.querySelectorAll("header [data-act]")]
          .map((control) => [control.getAttribute("data-act"), control.getBoundingClientRect()] as const)
          .filter(([, { width, left, right }]) => width > 0 && left >= 0 && right <= window.innerWidth)
          .map(([name]) => name),
      }));
      expect(scrollWidth, String(width)).toBeLessThanOrEqual(width);
      expect(controls, String(width)).toEqual([...(width < 1024 ? ["menu"] : []), "search", "theme"]);
    }
  });
}
