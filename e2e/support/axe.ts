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
export const COLORS: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Elements of a whole page for the rules of `COLORS`: one text and one link of each look. */
const FIRST_OF_EACH_LOOK = [
  { id: "color-contrast", selector: "[data-look]" },
  { id: "link-in-text-block", selector: "[data-link-look]" },
];

/** Selectors of the parts of a page that axe checks, or skips. */
type Context = string | { readonly include: readonly string[]; readonly exclude: readonly string[] };

interface Axe {
  readonly configure: (settings: object) => void;
  readonly reset: () => void;
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
  return runAxe(page, context, runOnly, []);
}

/** @param rules settings of rules that differ from their defaults in this run */
async function runAxe(
  page: Page,
  context: Context,
  runOnly: RunOnly,
  rules: readonly object[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, only, settings]) => {
      const { axe } = window as unknown as { axe: Axe };
      axe.reset();
      axe.configure({ rules: settings });
      // Rules that pass are not described: on a long page that takes a quarter of the time.
      const found = await axe.run(part, { runOnly: only, resultTypes: ["violations"], selectors: false });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [context, runOnly, rules] as const,
  );
}

/** Looks whose colors this worker has checked, on any page. */
const checkedLooks = new Set<string>();

/**
 * Violations that axe finds in a whole page in the light and in the dark theme. Texts of one look have one contrast, so
 * it checks the colors of the first text and the first link of each look only, once for all pages of a worker, which takes a
 * third of the time. Texts that lie over another part of the page are found by `violations`, with which axe checks whole parts.
 *
 * @param exclude selectors of parts that are omitted
 */
export async function pageViolations(page: Page, exclude: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ["light", ALL_RULES],
    ["dark", COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    const looks = await page.evaluate(markLooks, [exclude.join() || ":not(*)", [...checkedLooks]] as const);
    looks.forEach((look) => checkedLooks.add(look));
    if (rules === COLORS && looks.length === 0) continue;
    found.push(...(await runAxe(page, { include: ["html"], exclude }, rules, FIRST_OF_EACH_LOOK)));
  }
  return found;
}

/**
 * In a page: marks the first visible text of each look, which is its color, size, weight and all backgrounds behind it, and
 * the first link of each look, which also has a line or none and the color of the text around it. Returns the looks, without
 * those that are known.
 */
function markLooks([excluded, known]: readonly [excluded: string, known: readonly string[]]): string[] {
  const backgrounds = new Map<Element | null, string>([[null, ""]]);
  const backgroundOf = (element: Element | null): string => {
    const before = backgrounds.get(element);
    if (before !== undefined || !element) return before ?? "";
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity};`;
    const isClear = own === "rgba(0, 0, 0, 0) none 1;";
    const all = backgroundOf(element.parentElement) + (isClear ? "" : own);
    backgrounds.set(element, all);
    return all;
  };
  const looks = new Set(known);
  const markFirst = (element: Element, name: string, look: string): void => {
    element.toggleAttribute(name, !looks.has(name + look));
    looks.add(name + look);
  };
  for (const element of document.body.querySelectorAll("*")) {
    element.removeAttribute("data-look");
    element.removeAttribute("data-link-look");
    const isLink = element.matches("a[href]");
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    if (!(hasText || isLink) || !element.checkVisibility() || element.closest(excluded)) continue;
    const { color, fontSize, fontWeight, textDecoration, borderBottom, display } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, backgroundOf(element)].join();
    if (hasText) markFirst(element, "data-look", look);
    const around = getComputedStyle(element.parentElement ?? element);
    const block = element.closest("p, li, td, dd, figcaption, h1, h2, h3, h4")?.nodeName;
    if (isLink) {
      const own = [look, textDecoration, borderBottom, display, around.color, around.fontWeight, block];
      markFirst(element, "data-link-look", own.join());
    }
  }
  return [...looks].slice(known.length);
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
 * Checks an open search dialog: its controls fit and are large enough on a narrow and a wide screen, and axe finds nothing
 * on the wide one, where no part is hidden. Only colors differ between the themes.
 */
export async function expectSoundDialog(page: Page, dialog: Locator): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutProblems(dialog)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page, "dialog")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, "dialog", COLORS)).toEqual([]);
}
