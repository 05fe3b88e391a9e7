import { chromium } from "@playwright/test";
import { ensureChromium } from "docusaurus-waymark-core/build/chromium.mjs";
import { serve } from "docusaurus-plugin-waymark-publish/server";
import { violations } from "../../../e2e/support/axe";

const RULES = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;

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
      const wrong = await violations(page, "article", RULES);
      if (wrong.length > 0)
        found.push(`${name} axe: ${wrong.length} times, ${wrong[0]?.slice(0, 200) ?? ""}`);
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
