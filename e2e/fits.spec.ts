import { KINDS, MARKS, RESOURCE, SCREENS } from "./support/site";
import { test } from "./support/tab";
import { expect } from "./support/test";

/** Widths of the window, and sizes of the text in percent. */
const WINDOWS = [
  [320, 100],
  [768, 100],
  [1024, 100],
  [1280, 100],
  [1440, 100],
  [1920, 100],
  [320, 200],
  [390, 200],
] as const;

// Without the application, which adds nothing to the layout; the themes differ in colors alone.
for (const route of [...KINDS, MARKS, SCREENS]) {
  test(`${route} fits windows of every width and text twice as large, with the controls of its bar in reach`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const [width, text] of WINDOWS) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, controls } = await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
        return {
          scrollWidth: document.documentElement.scrollWidth,
          controls: [...document.querySelectorAll("header [data-act]")]
            .map((control) => [control.getAttribute("data-act"), control.getBoundingClientRect()] as const)
            .filter(([, { width, left, right }]) => width > 0 && left >= 0 && right <= window.innerWidth)
            .map(([name]) => name),
        };
      }, text);
      expect(scrollWidth, `${width}, ${text} %`).toBeLessThanOrEqual(width);
      expect(controls, `${width}, ${text} %`).toEqual([...(width < 1024 ? ["menu"] : []), "search", "theme"]);
    }
  });
}

test("on a phone the path of an operation stands above its heading, and nowhere else", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(RESOURCE);
  const before = await page.evaluate(() =>
    [...document.querySelectorAll("main [data-label]:not(td)")].map(
      (heading) => getComputedStyle(heading, "::before").content,
    ),
  );
  expect(before.length).toBeGreaterThan(0);
  expect([...new Set(before)]).toEqual(["none"]);
});
