import type { Page } from "@playwright/test";

/** Tags and bookmarks come from the page's elements and headings; sizes from its style sheet. */
const OPTIONS = {
  format: "A4",
  tagged: true,
  outline: true,
  printBackground: true,
  preferCSSPageSize: true,
} as const;

/** Prints the current page. */
export async function printPdf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.pdf(OPTIONS);
}
