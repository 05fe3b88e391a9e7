import type { Page } from "@playwright/test";
import { pagesOfPlaces } from "./places";

/** Tags and bookmarks come from the page's elements and headings; sizes and page numbers from its style sheet. */
const OPTIONS = {
  format: "A4",
  tagged: true,
  outline: true,
  printBackground: true,
  preferCSSPageSize: true,
} as const;

/** Prints the current page, with the numbers of pages in its table of contents. */
export async function printPdf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The first print shows the page of each entry. Filling in the numbers moves nothing: their column has a fixed width.
  const places = pagesOfPlaces((await page.pdf(OPTIONS)).toString("latin1"));
  await page.evaluate((numbers) => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-page-of]"))
      place.textContent = String(numbers[place.dataset["pageOf"] ?? ""] ?? "");
  }, Object.fromEntries(places));
  return page.pdf(OPTIONS);
}
