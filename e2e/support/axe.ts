import fs from "node:fs";
import type { Locator, Page } from "@playwright/test";

const AXE = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const LEAST_TARGET = 24;

interface Axe {
  readonly run: (
    context: string,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong in a part of the page, as "rule: element". */
export async function violations(page: Page, context: string): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([part, values]) => {
      const { axe } = window as unknown as { axe: Axe };
      const found = await axe.run(part, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        selectors: false,
      });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [context, TAGS] as const,
  );
}

/** Controls that are too small to hit, and whatever sticks out of the window. */
export async function misfits(part: Locator): Promise<string[]> {
  return part.evaluate((element, least) => {
    const controls = [...element.querySelectorAll("a, button, input")]
      .filter((node) => node.checkVisibility())
      .map((node) => [node, node.getBoundingClientRect()] as const);
    const small = controls.filter(([, box]) => box.height < least || box.width < least);
    const wide = controls.filter(([, box]) => box.left < 0 || box.right > window.innerWidth);
    return [...small, ...wide].map(([node]) => node.outerHTML);
  }, LEAST_TARGET);
}
