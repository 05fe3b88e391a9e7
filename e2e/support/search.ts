import type { Locator, Page, Route } from "@playwright/test";
import { expect, open } from "./test";

/** Title of the page that the tests search for. */
export const SETUP_KEYS = "/how-to/register-machines-using-setup-keys";

/** A flag that occurs only in prose, and the section that describes it. */
export const PROSE_ONLY = {
  query: "--snap-len",
  href: /\/how-to\/cli#debug-capture-record-packets$/,
} as const;

/** The dialog while it is open; closed, it has no accessible role. */
export const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
export const fieldOf = (page: Page): Locator => dialogOf(page).getByRole("combobox", { name: "Search" });
export const optionsOf = (page: Page): Locator => dialogOf(page).getByRole("option");
export const activeOf = (page: Page): Locator => dialogOf(page).getByRole("option", { selected: true });
export const triggerOf = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^Search/ });

/** Opens a route and the dialog over it. */
export async function openSearch(page: Page, route = "/how-to/ssh"): Promise<Locator> {
  await open(page, route);
  await triggerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

/** Opens a route and searches there. */
export async function searchFor(page: Page, query: string, route?: string): Promise<Locator> {
  const field = await openSearch(page, route);
  await field.fill(query);
  await expect(optionsOf(page).first()).toBeVisible();
  return field;
}

/** Waits until the rows are those of the text in the field: until then they are those of an earlier text. */
export async function expectAnswered(page: Page): Promise<void> {
  await expect(page.locator("dialog[data-loading]")).toHaveCount(0);
  await expect(page.locator('dialog[data-status="idle"]')).toBeVisible();
}

/** Replaces the response for the index file. */
export async function serveIndex(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/search-index.json", answer);
}
