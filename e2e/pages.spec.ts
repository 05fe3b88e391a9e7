import type { Page } from "@playwright/test";
import { COLORS, STRUCTURE, violations, WITHOUT_MENU } from "./support/axe";
import { builtRoutes, coveringRoutes } from "./support/routes";
import { test } from "./support/tab";
import { expect, open, THEMES } from "./support/test";

/** One page of each menu, which is checked with it: the docs menu, and the API menu. */
const WITH_MENU = new Set(["/how-to/ssh", "/api/resources/networks"]);

/**
 * Pages that between them have every class of the site, on which colors are checked: that takes three quarters of the
 * time, and a page without a class of its own has no colors of its own. `COLORS=every-page` checks them on all, at night.
 */
const covering = coveringRoutes(builtRoutes());
const COLORED = process.env["COLORS"] === "every-page" ? new Set(builtRoutes()) : covering;

test("colors are checked on some pages, not on most", () => {
  expect(covering.size).toBeGreaterThan(5);
  expect(covering.size).toBeLessThan(builtRoutes().length / 2);
});

for (const route of builtRoutes()) {
  const inThemes = COLORED.has(route) ? ", in both themes" : "";
  test(`${route} is sound and accessible${inThemes}`, async ({ tab: { page, problems } }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, route);
    expect(await facts(page)).toEqual({
      headings: 1,
      mains: 1,
      canonicals: 1,
      lang: "en",
      title: expect.stringMatching(/ - \S+ (Docs|API)$/),
      description: expect.stringMatching(/^.{50,160}$/),
      theme: "light",
    });
    expect(await danglingReferences(page)).toEqual([]);
    const part = WITH_MENU.has(route) ? "html" : WITHOUT_MENU;
    expect(await violations(page, part, STRUCTURE)).toEqual([]);
    for (const theme of COLORED.has(route) ? THEMES : []) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await violations(page, part, COLORS)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

/** What every page has once, and says of itself. */
function facts(page: Page): Promise<object> {
  return page.evaluate(() => {
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    return {
      headings: count("h1"),
      mains: count("main"),
      canonicals: count('link[rel="canonical"]'),
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
      theme: document.documentElement.dataset["theme"],
    };
  });
}

/** ARIA references that point at no element, and ids that stand twice. */
async function danglingReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant", "for"];
    const dangling = names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(/\s+/)
          .filter((id) => id !== "" && !document.getElementById(id))
          .map((id) => `${name}=${id}`),
      ),
    );
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `repeated id ${id}`);
    return [...dangling, ...repeated];
  });
}
