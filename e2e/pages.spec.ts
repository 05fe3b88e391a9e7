import type { Page } from "@playwright/test";
import { pageViolations } from "./support/axe";
import { builtRoutes, htmlOf } from "./support/routes";
import { test } from "./support/tab";
import { expect, hydrate, nextPaint } from "./support/test";

/** Pages of the two sections whose frame is checked too. */
const WITH_FRAME: readonly string[] = ["/", "/api"];

/** The frame around the pages of a section, which takes a third of the time of axe. */
const FRAME = ["#__docusaurus > header", "#site-nav", "#site-search", "#__docusaurus > footer"];

/** Class names of style modules, which stand for the components of a page. */
const CLASS_NAMES = /\b\w+_\w{4}\b(?=[^<]*>)/g;
const seen = new Set<string>();

/** True for pages that load the application: those with a component that no page before them has, and all pages at night. */
function isHydrated(route: string): boolean {
  const fresh = (htmlOf(route).match(CLASS_NAMES) ?? []).filter((name) => !seen.has(name));
  fresh.forEach((name) => seen.add(name));
  return fresh.length > 0 || process.env["ALL_VISITS"] !== undefined;
}

for (const route of builtRoutes()) {
  const hydrated = isHydrated(route);
  test(`${route} is sound, and accessible in both themes`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(route);
    await (hydrated ? hydrate(page) : early(page));
    expect(await facts(page)).toEqual({
      headings: 1,
      mains: 1,
      canonicals: 1,
      lang: "en",
      title: expect.stringMatching(/ - \S.* (Docs|API)$/),
      description: expect.stringMatching(/^.{50,160}$/),
      theme: "light",
    });
    expect(await danglingReferences(page)).toEqual([]);
    expect(await pageViolations(page, WITH_FRAME.includes(route) ? [] : FRAME)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

/** Waits until the early script has run, and has seen which code scrolls. */
async function early(page: Page): Promise<void> {
  await page.locator("#site-nav[data-lights]").waitFor({ state: "attached" });
  await nextPaint(page);
}

/** Counts of elements that every page has once, and its metadata. */
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

/** ARIA references that point at no element, and ids that occur twice. */
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
