import { KINDS, MARKS } from "./support/site";
import { test } from "./support/tab";
import { expect } from "./support/test";

const WIDTHS = [320, 768, 1024, 1280, 1440, 1920] as const;

// Without the application, which adds nothing to the layout; the themes differ in colors alone.
for (const route of [...KINDS, MARKS]) {
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
