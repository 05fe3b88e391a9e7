import { expect, test, type Page } from "@playwright/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";
import { dialogOf, fieldOf, optionsOf } from "../support/search";

const PAGE = "/how-to/ssh";
const QUERY = "setup keys";
const PHONE = { width: 390, height: 800 };

/** Opens a page and waits until React runs it, which a first key press starts. */
async function openReady(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.keyboard.press("Shift");
  await page.locator(HYDRATED).waitFor();
}

/** Opens search by its shortcut and types at once. */
async function search(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(QUERY);
  await expect(fieldOf(page)).toHaveValue(QUERY);
  await expect(optionsOf(page).first()).toBeVisible();
}

test("a group of the menu closes and opens", async ({ page }) => {
  await page.goto(PAGE);
  const group = page.locator("#site-nav button[aria-controls][aria-expanded=true]").last();
  const list = (await group.getAttribute("aria-controls")) ?? "";
  const button = page.locator(`#site-nav button[aria-controls="${list}"]`);
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("the drawer opens, Escape closes it, and focus returns", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PAGE);
  await page.locator("[data-act=menu]").click();
  await expect(page.locator("#site-nav[role=dialog]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#site-nav[role=dialog]")).toHaveCount(0);
  await expect(page.locator("[data-act=menu]")).toBeFocused();
});

test("a tab chosen by the arrow key is chosen in every group", async ({ page }) => {
  await page.goto("/api/resources/setup-keys");
  const tab = page.locator('[data-code-group] [role=tab][data-choice="cURL"]').first();
  await tab.click();
  await page.keyboard.press("ArrowRight");
  await expect(tab).toHaveAttribute("aria-selected", "false");
  await expect(page.locator('[role=tab][data-choice="cURL"][aria-selected=true]')).toHaveCount(0);
});

test("the theme switches and stays after reloading", async ({ page }) => {
  await page.goto(PAGE);
  const theme = (): Promise<string | null> => page.locator("html").getAttribute("data-theme");
  const before = await theme();
  await page.locator("[data-act=theme]").click();
  await expect.poll(theme).not.toBe(before);
  await page.reload();
  await expect.poll(theme).not.toBe(before);
});

test("search takes what is typed right after its shortcut, and Enter opens the first result", async ({
  page,
}) => {
  await search(page);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(PAGE);
  await expect(dialogOf(page)).toHaveCount(0);
});

test("Escape leaves the list, the query and the dialog", async ({ page }) => {
  await search(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("a deep link shows its heading below the bar", async ({ page }) => {
  await page.goto(`${PAGE}#next`);
  const top = async (): Promise<number> => (await page.locator("#next").boundingBox())?.y ?? NaN;
  await expect.poll(top).toBeGreaterThanOrEqual(56);
  await expect.poll(top).toBeLessThan(900);
});

test("Next changes the page without reloading, and Back returns to the place that was left", async ({
  page,
}) => {
  await openReady(page);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const next = page.locator("a[rel=next]");
  await next.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  await next.click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(page.locator("body:focus")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await page.evaluate(() => "sameVisit" in window)).toBe(true);
});

test("Copy says that it copied", async ({ page }) => {
  await page.goto(PAGE);
  const copy = page.locator("[data-act=copy]").first();
  await copy.click();
  await expect(copy).toHaveText("Copied!");
  await expect(copy).toHaveText("Copy");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("the article comes first and every panel shows", async ({ page }) => {
    await page.goto("/api/resources/setup-keys");
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).first().boundingBox())?.y ?? NaN;
    expect(await top("article")).toBeLessThan(await top("#site-nav"));
    const panels = page.locator("[role=tabpanel]:not(details:not([open]) *)");
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});
