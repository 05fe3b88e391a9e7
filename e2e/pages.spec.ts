import fs from "node:fs";
import type { Page } from "@playwright/test";
import { builtRoutes } from "./support/routes";
import { expect, open, test } from "./support/test";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that axe checks, by their tags or by their names. */
interface RunOnly {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

for (const route of builtRoutes()) {
  test(`${route} is sound, and accessible in both themes`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, route);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).toHaveCount(1);
    await expect(page).toHaveTitle(/ - \S+ (Docs|API)$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await danglingReferences(page)).toEqual([]);
    await page.evaluate(AXE);
    expect(await violations(page, { type: "tag", values: TAGS })).toEqual([]);
    // Only colors differ in the other theme.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await violations(page, { type: "rule", values: ["color-contrast"] })).toEqual([]);
    expect(problems).toEqual([]);
  });
}

/** What axe finds wrong with the page as it stands. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  const result = await page.evaluate(async (only): Promise<AxeResult> => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResult> };
    };
    return axe.run(document, { runOnly: only });
  }, runOnly);
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
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
