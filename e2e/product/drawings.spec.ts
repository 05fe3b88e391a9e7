import type { Page } from "@playwright/test";
import { builtRoutes, htmlOf } from "../support/routes";
import { test } from "../support/tab";
import { expect } from "../support/test";

/** The column of text is as wide in all windows from 1440 pixels on; the home page grows further. */
const WIDTHS = [320, 390, 576, 768, 1024, 1280, 1440];
const MIN_TEXT_PX = 11;

/** The page with a text diagram of each kind. No menu for readers has it. */
const HANDBOOK = "/neuralink-integration";

/** Pages whose drawings are not in a column of text. */
const OWN_COLUMN = ["/", HANDBOOK];

const DRAWING = /<svg[^>]+role="?img"?[^>]+aria-describedby/g;

/** Routes of the pages whose static HTML matches a pattern. */
function routesWith(pattern: RegExp): string[] {
  return [...builtRoutes(), HANDBOOK].filter((route) => htmlOf(route).search(pattern) >= 0);
}

/**
 * Adds the drawings of other pages to this one: its column is as wide as theirs, and one page is resized sooner than sixty.
 * Runs in the page.
 */
async function addDrawings(routes: readonly string[]): Promise<void> {
  const column = document.querySelector("main article > div");
  for (const route of routes) {
    const html = await (await fetch(route)).text();
    const page = new DOMParser().parseFromString(html, "text/html");
    column?.append(...page.querySelectorAll("article > div > figure:has(svg[role=img])"));
  }
}

/** Faults of the drawings in the layout of a page, one sentence each. Runs in the page. */
function faults(minText: number): string[] {
  const wrong: string[] = [];
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const frames = new Set(
    [...document.querySelectorAll("main svg[role=img][aria-describedby]")].map((svg) => svg.parentElement),
  );
  for (const frame of frames) {
    const shown = [...(frame?.children ?? [])].filter(isShown) as SVGSVGElement[];
    const [form] = shown;
    const name = frame?.querySelector("title")?.textContent ?? "?";
    if (!form || shown.length !== 1) {
      wrong.push(`${name}: ${shown.length} forms are shown`);
      continue;
    }
    // A diagram from text is scaled; the button below it shows it large.
    const isFromText = form.closest("figure")?.hasAttribute("data-mermaid") === true;
    const room = form.getBoundingClientRect();
    if (room.left < 0 || room.right > document.documentElement.clientWidth) wrong.push(`${name}: is cut`);
    if (frame && frame.scrollWidth > frame.clientWidth + 1) wrong.push(`${name}: scrolls sideways`);
    const { width, height } = form.viewBox.baseVal;
    const all = form.getBBox();
    if (all.x < 0 || all.y < 0 || all.x + all.width > width || all.y + all.height > height)
      wrong.push(`${name}: leaves its canvas`);
    const scale = room.width / width;
    const texts = [...form.querySelectorAll("text")];
    for (const text of texts) {
      const px = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (px < minText - 0.01 && !isFromText)
        wrong.push(`${name}: "${text.textContent}" is ${px.toFixed(1)} px high`);
    }
    const places = texts.map((text) => ({ text: text.textContent, at: text.getBBox() }));
    places.forEach(({ text, at }, i) => {
      for (const other of places.slice(i + 1)) {
        const across = Math.min(at.x + at.width, other.at.x + other.at.width) - Math.max(at.x, other.at.x);
        const down = Math.min(at.y + at.height, other.at.y + other.at.height) - Math.max(at.y, other.at.y);
        if (across > 1 && down > 5) wrong.push(`${name}: "${text}" is written over "${other.text}"`);
      }
    });
  }
  return wrong;
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  const found = await page.evaluate(faults, MIN_TEXT_PX);
  return found.map((fault) => `${width} px: ${fault}`);
}

test("a picture beside a page opens large when it is pressed, and Escape leads back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("docusaurus-features#images");
  const open = page.getByRole("button", { name: "Enlarge picture: A file becomes a page" });
  await open.click();
  const large = page.getByRole("region", { name: "Large picture" });
  await expect(large.getByRole("img")).toBeVisible();
  expect(await large.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(open).toBeFocused();
});

async function expectFitting(page: Page, widths: readonly number[]): Promise<void> {
  await expect(page.locator("main svg[role=img][aria-describedby]").first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const width of widths) found.push(...(await faultsAt(page, width)));
  expect(found).toEqual([]);
}

for (const route of OWN_COLUMN) {
  test(`drawings of ${route} fit at every width, with text that can be read`, async ({ page }) => {
    await page.goto(route.replace(/^\//, ""));
    await expectFitting(page, [...WIDTHS, 1600, 1920]);
  });
}

test("drawings of all other pages fit at every width, with text that can be read", async ({ page }) => {
  const routes = routesWith(DRAWING).filter((route) => !OWN_COLUMN.includes(route));
  expect(routes.length).toBeGreaterThan(40);
  const forms = routes.flatMap((route) => htmlOf(route).match(DRAWING) ?? []);
  const [first = "", ...others] = routes;
  await page.goto(first.replace(/^\//, ""));
  await page.evaluate(addDrawings, others);
  await expect(page.locator("main svg[role=img][aria-describedby]")).toHaveCount(forms.length);
  await expectFitting(page, WIDTHS);
});
