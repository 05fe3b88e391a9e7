import fs from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const MIN_TARGET_PX = 24;

/** The axe rules to run: those with certain tags or names, without some. */
interface Rules {
  readonly runOnly: { readonly type: "tag" | "rule"; readonly values: readonly string[] };
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

const ALL_RULES: Rules = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
};

/** The rules whose outcome depends on the theme. */
export const COLORS: Rules = { runOnly: { type: "rule", values: ["color-contrast"] } };

/** All other rules. */
export const STRUCTURE: Rules = { ...ALL_RULES, rules: { "color-contrast": { enabled: false } } };

interface Axe {
  readonly run: (
    context: Context,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe looks at: a selector, or a part of the page without other parts of it. */
type Context = string | { readonly include: string; readonly exclude: string };

/** The page without its menu, which is the same on all pages of a section and has most of their elements. */
export const WITHOUT_MENU: Context = { include: "html", exclude: "[data-side-nav]" };

/** Violations that axe finds in a part of the page, as "rule: element". */
export async function violations(
  page: Page,
  context: Context = "html",
  rules = ALL_RULES,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, asked]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What passes is not described: on a long page that takes a quarter of the time.
      const options = { ...asked, resultTypes: ["violations"], selectors: false };
      const found = await axe.run(part, options);
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [context, rules] as const,
  );
}

/** Controls that are too small to press, and elements that overflow the window. */
export async function layoutProblems(part: Locator): Promise<string[]> {
  return part.evaluate((element, least) => {
    const controls = [...element.querySelectorAll("a, button, input")]
      .filter((node) => node.checkVisibility())
      .map((node) => [node, node.getBoundingClientRect()] as const);
    const small = controls.filter(([, box]) => box.height < least || box.width < least);
    const wide = controls.filter(([, box]) => box.left < 0 || box.right > window.innerWidth);
    return [...small, ...wide].map(([node]) => node.outerHTML);
  }, MIN_TARGET_PX);
}

/**
 * Checks an open search dialog in both themes: no axe violations, and on a narrow and a wide screen its controls fit and
 * are large enough. Only colors differ between the themes.
 */
export async function expectSoundDialog(page: Page, dialog: Locator): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutProblems(dialog)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page, "dialog")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, "dialog", COLORS)).toEqual([]);
}
