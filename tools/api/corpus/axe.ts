import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { ensureChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { serve } from "docusaurus-plugin-waymark-publish/server";

const AXE = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Axe {
  readonly run: (
    part: string,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
}

/**
 * Checks pages with axe, in the light theme.
 *
 * @param pages paths in the build, without `.html`
 */
export async function axeMistakes(build: string, pages: readonly string[]): Promise<string[]> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error("There is no browser. Fix: install Chromium.");
  const site = await serve(build);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const found: string[] = [];
  try {
    const page = await browser.newPage({ bypassCSP: true });
    for (const name of pages) {
      await page.goto(`${site.url}/${name}`);
      await page.evaluate(settled);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(
        (tags) =>
          (window as unknown as { axe: Axe }).axe.run("article", {
            runOnly: { type: "tag", values: tags },
            resultTypes: ["violations"],
          }),
        TAGS,
      );
      for (const { id, nodes } of violations)
        found.push(`${name} axe ${id}: ${nodes.length} times, ${nodes[0]?.html.slice(0, 200) ?? ""}`);
    }
  } finally {
    await browser.close();
    site.close();
  }
  return found;
}

/** In a page: waits for its fonts and two frames, after which code that scrolls sideways is a tab stop. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
