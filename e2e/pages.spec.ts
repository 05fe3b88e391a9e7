import fs from "node:fs";
import { test as base, type Page } from "@playwright/test";
import { builtRoutes } from "./support/routes";
import { expect, open, watch } from "./support/test";

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

/** One tab in which a worker opens one route after another, and what went wrong in it. */
interface Tab {
  readonly page: Page;
  readonly problems: string[];
}

const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
      const page = await context.newPage();
      const problems: string[] = [];
      watch(page, problems);
      await use({ page, problems });
      await context.close();
    },
    { scope: "worker" },
  ],
});

for (const route of builtRoutes()) {
  test(`${route} is sound, and accessible in both themes`, async ({ tab: { page, problems } }) => {
    problems.length = 0;
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
    await page.evaluate(AXE);
    expect(await violations(page, { type: "tag", values: TAGS })).toEqual([]);
    // Only colors differ in the other theme.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await violations(page, { type: "rule", values: ["color-contrast"] })).toEqual([]);
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

/** What axe finds wrong with the page as it stands. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  const result = await page.evaluate(async (only): Promise<AxeResult> => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResult> };
    };
    // What passes is not described: on a long page that takes a quarter of the time.
    return axe.run(document, { runOnly: only, resultTypes: ["violations"], selectors: false });
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
