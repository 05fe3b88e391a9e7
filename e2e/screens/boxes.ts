import type { Locator, Page } from "@playwright/test";
import { dialogOf, fieldOf, triggerOf } from "../support/search";

/**
 * Place and size in whole pixels: x, y, width, height. Boxes below the article are measured upwards from the end
 * of the page, so its y is negative. Null is a length that the words of the page decide.
 */
export type Box = readonly [x: number, y: number | null, width: number | null, height: number | null];

/** Boxes of the visible parts of a screen, by name. Hidden parts are omitted. */
export type Boxes = Readonly<Record<string, Box>>;

/** Two machines draw the same text with widths that differ by a pixel or two; a row of texts adds them up. */
const TOLERANCE = 4;

interface Part {
  readonly find: (page: Page) => Locator;
  /** Lengths that the words of the page decide. */
  readonly open?: readonly ("y" | "width" | "height")[];
}

const main = (page: Page): Locator => page.getByRole("main");
/** A column of the page, or a dialog over it. */
const menu = (page: Page): Locator => page.locator("[data-side-nav]");
const tools = (page: Page): Locator => page.getByRole("complementary", { name: "Page tools" });
const contents = (page: Page): Locator => page.getByRole("navigation", { name: "On this page" });
const feedback = (page: Page): Locator => page.getByRole("group", { name: "Was this page helpful?" });

/** The first visible element of each is measured. */
const PARTS: Readonly<Record<string, Part>> = {
  "top bar": { find: (page) => page.getByRole("banner") },
  "menu button": { find: (page) => page.getByRole("button", { name: "Open menu" }) },
  logo: { find: (page) => page.getByRole("link", { name: /home$/ }) },
  "search button": { find: triggerOf },
  "main links": { find: (page) => page.getByRole("navigation", { name: "Main" }) },
  "theme button": { find: (page) => page.getByRole("button", { name: /theme$/ }) },
  "link to the app": { find: (page) => page.getByRole("link", { name: /^Try / }) },
  menu: { find: menu },
  "menu: close button": { find: (page) => page.getByRole("button", { name: "Close menu" }) },
  "menu: first link": { find: (page) => menu(page).getByRole("navigation").getByRole("link") },
  "menu: first group": { find: (page) => menu(page).getByRole("button", { expanded: true }) },
  "menu: current page": { find: (page) => menu(page).locator("[aria-current=page]"), open: ["y"] },
  main: { find: main, open: ["height"] },
  title: { find: (page) => main(page).getByRole("heading", { level: 1 }) },
  "first heading": { find: (page) => main(page).getByRole("heading", { level: 2 }), open: ["y", "height"] },
  "first code": { find: (page) => main(page).locator("pre"), open: ["y", "height"] },
  "first copy button": {
    find: (page) => main(page).getByRole("button", { name: "Copy", exact: true }),
    open: ["y"],
  },
  "first tabs": { find: (page) => main(page).getByRole("tablist"), open: ["y"] },
  "first table": { find: (page) => main(page).getByRole("table"), open: ["y", "height"] },
  "page tools": { find: tools, open: ["height"] },
  "copy link": { find: (page) => tools(page).getByRole("button", { name: "Copy link" }) },
  "edit link": { find: (page) => tools(page).getByRole("link", { name: "Edit on Github" }) },
  contents: { find: contents, open: ["height"] },
  "contents: first entry": { find: (page) => contents(page).getByRole("link"), open: ["height"] },
  feedback: { find: feedback },
  "feedback: Yes": { find: (page) => feedback(page).getByRole("button", { name: "Yes" }) },
  "previous and next": { find: (page) => page.getByRole("navigation", { name: "Previous and next page" }) },
  footer: { find: (page) => page.getByRole("contentinfo") },
  "footer: first link": { find: (page) => page.getByRole("contentinfo").getByRole("link") },
  "search dialog": { find: dialogOf },
  "search: field": { find: fieldOf },
  "search: close button": { find: (page) => dialogOf(page).getByRole("button", { name: "Close" }) },
  "search: first page": { find: (page) => dialogOf(page).getByRole("link") },
};

/** Measures the elements whose names begin with this text, on a page that is scrolled to its top. */
export async function measure(page: Page, beginning = ""): Promise<Boxes> {
  const boxes: Record<string, Box> = {};
  // The menu scrolls to the current page.
  await menu(page)
    .locator("[data-scroller]")
    .evaluate((scroller) => scroller.scrollTo(0, 0));
  for (const [name, { find, open = [] }] of Object.entries(PARTS)) {
    if (!name.startsWith(beginning)) continue;
    const box = await find(page).evaluateAll(boxOfFirst);
    if (!box) continue;
    const [x, y, width, height] = box;
    const known = (value: number, length: "y" | "width" | "height"): number | null =>
      open.includes(length) ? null : value;
    boxes[name] = [x, known(y, "y"), known(width, "width"), known(height, "height")];
  }
  return boxes;
}

/** Runs in the page. */
function boxOfFirst(
  elements: readonly (HTMLElement | SVGElement)[],
): [number, number, number, number] | undefined {
  const shown = (element: Element): boolean => {
    const { width, right, left } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 0 &&
      right > 0 &&
      left < window.innerWidth
    );
  };
  const element = elements.find(shown);
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  const end = document.querySelector("article")?.getBoundingClientRect().bottom ?? Infinity;
  const top = y < end ? y : y - document.documentElement.scrollHeight;
  const [left = 0, above = 0, wide = 0, high = 0] = [x, top, width, height].map(Math.round);
  return [left, above, wide, high];
}

/**
 * Differences between recorded and present boxes, one line each: "search button: was at 300, 12 with 400 x 32,
 * is at 312, 12 with 400 x 32".
 */
export function differences(recorded: Boxes, present: Boxes): string[] {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(present)])];
  return names.flatMap((name) => {
    const [was, is] = [recorded[name], present[name]];
    if (!was) return [`${name}: is there, and was not: ${shown(is)}`];
    if (!is) return [`${name}: is not there any more; it was ${shown(was)}`];
    return was.every((value, at) => isNear(value, is[at] ?? null))
      ? []
      : [`${name}: was ${shown(was)}, is ${shown(is)}`];
  });
}

function isNear(was: number | null, is: number | null): boolean {
  return was === null || is === null ? was === is : Math.abs(was - is) <= TOLERANCE;
}

function shown(box: Box | undefined): string {
  const [x, y, width, height] = (box ?? []).map((value) => (value === null ? "?" : String(value)));
  return `${width ?? ""} x ${height ?? ""} at ${x ?? ""}, ${y ?? ""}`;
}
