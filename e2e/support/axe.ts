import fs from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const MIN_TARGET_PX = 24;

/** The axe rules to run: those with certain tags, or certain names. */
interface RunOnly {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

const ALL_RULES: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** The rules whose outcome depends on the theme. */
export const COLORS: RunOnly = { type: "rule", values: ["color-contrast"] };

/** Selectors of the parts of a page that axe looks at, or leaves out. */
type Context = string | { readonly include: readonly string[]; readonly exclude: readonly string[] };

interface Axe {
  readonly run: (
    context: Context,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Violations that axe finds in a part of the page, as "rule: element". */
export async function violations(
  page: Page,
  context: Context = "html",
  runOnly = ALL_RULES,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, only]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What passes is not described: on a long page that takes a quarter of the time.
      const options = { runOnly: only, resultTypes: ["violations"], selectors: false };
      const found = await axe.run(part, options);
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [context, runOnly] as const,
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
 * Checks an open search dialog on a narrow and a wide screen in both themes: no axe violations, and its controls
 * fit and are large enough. Only colors differ between the themes.
 */
export async function expectSoundDialog(page: Page, dialog: Locator): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page, "dialog")).toEqual([]);
    expect(await layoutProblems(dialog)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, "dialog", COLORS)).toEqual([]);
  }
}
