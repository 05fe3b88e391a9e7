import type { Page, Route } from "@playwright/test";
import { startPieces, type Pieces } from "./support/pieces";
import { GUIDE, KINDS } from "./support/site";
import { nextPaint, expect, hydrate, test } from "./support/test";

/** Pages, and whether they are complete without the application; it is fetched at once where they are not. */
const ROUTES = [
  ...KINDS.map((route) => [route, true] as const),
  ["/api/resources/nope", false],
  ["/search?q=install", false],
] as const;
const WIDTHS = [390, 1440];
/** Layout shift that counts as none: the smallest that Lighthouse shows. */
const NONE = 0.001;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Keeps every layout shift, with what moved. Runs in the page. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = ({ node }: { node: Node | null }): string =>
    node instanceof HTMLElement ? `${node.tagName}.${node.className}` : (node?.textContent ?? "");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Holds every font back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route("**/*.woff2", async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const total = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

test.describe("a page whose file arrives in pieces", () => {
  let pieces: Pieces;
  test.beforeAll(async ({ baseURL }) => {
    pieces = await startPieces(baseURL ?? "", [
      'data-act="theme"',
      "</header>",
      // In the middle of the menu, the article, a drawing in two forms, and the code beside its fields.
      `id="site-nav"`,
      "<h2",
      "narrow_",
      `data-tabs="code"`,
    ]);
  });
  test.afterAll(() => pieces.stop());

  for (const width of WIDTHS)
    for (const [route, isComplete] of ROUTES) {
      test(`${route} stands still at ${width} pixels, with a font that comes late and with the application`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(watchShifts);
        const release = await holdFonts(page);
        await page.goto(pieces.url + route, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await nextPaint(page);
        const pieceByPiece = await shiftsOf(page);
        if (isComplete) expect(total(pieceByPiece), JSON.stringify(pieceByPiece)).toBe(0);
        await release();
        await page.evaluate(() => document.fonts.ready);
        await nextPaint(page);
        await hydrate(page);
        await page.waitForLoadState("networkidle");
        await nextPaint(page);
        const shifts = await shiftsOf(page);
        expect(total(shifts), JSON.stringify(shifts)).toBeLessThan(NONE);
      });
    }

  test("has its bar in place before the menu is there", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    // Recorded in the page, when the piece with the bar has been parsed.
    await page.addInitScript(() => {
      const recorded = new MutationObserver(() => {
        const bar = document.querySelector("body header");
        if (!bar) return;
        recorded.disconnect();
        const place = bar.getBoundingClientRect().x;
        Object.assign(window, { first: { place, hadMenu: document.getElementById("site-nav") !== null } });
      });
      recorded.observe(document, { childList: true, subtree: true });
    });
    await page.goto(pieces.url + GUIDE);
    const first = await page.evaluate(() => (window as Window & { first?: unknown }).first);
    const place = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().x);
    expect(first).toEqual({ place, hadMenu: false });
  });
});

test("the font is asked for before the style sheet has arrived", async ({ page }) => {
  let sheetArrived = false;
  const fontAsked = page.waitForRequest("**/*.woff2");
  await page.route("**/*.css", async (route) => {
    await fontAsked;
    sheetArrived = true;
    await route.continue();
  });
  await page.goto(GUIDE);
  expect(sheetArrived).toBe(true);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toContain("loaded");
});
