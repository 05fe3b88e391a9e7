import type { Page } from "@playwright/test";
import { fieldOf, triggerOf } from "../support/search";
import { nextPaint, expect, hydrate } from "../support/test";
import PAGES from "./pages.json";

/** Parts of a screen. */
export const SELECTORS = {
  all: "body",
  page: ":has(> main)",
  dialog: "[role=dialog], dialog[open]",
} as const;

/** A kind of screen, shown by one page in one state. */
export interface Kind {
  /** Name of its files. */
  readonly name: string;
  readonly route: string;
  /** Widths of the window in pixels, if the kind exists only at some. */
  readonly widths?: readonly number[];
  /** Actions of a reader that lead there from the loaded page. */
  readonly enter?: (page: Page) => Promise<void>;
  /** The part whose tree for assistive technology is compared; parts that all pages share are compared on two. */
  readonly part: keyof typeof SELECTORS;
  /** Prefix of the names of the boxes to measure; without it, all are measured. */
  readonly measured?: string;
}

/** A phone, a tablet, a laptop (the right column begins here), a large screen. */
const WIDTHS = [390, 768, 1280, 1600];
const HEIGHT = 900;

export const KINDS: readonly Kind[] = [
  { name: "home", route: "/", part: "all" },
  { name: "guide", route: PAGES.guide, part: "page" },
  { name: "long-page", route: PAGES.longPage, part: "page" },
  { name: "api-resource", route: PAGES.resource, part: "all" },
  { name: "api-guide", route: PAGES.apiGuide, part: "page" },
  { name: "not-found", route: "/no-such-page", part: "page" },
  { name: "search-dialog", route: PAGES.guide, part: "dialog", enter: openDialog, measured: "search" },
  {
    name: "open-menu",
    route: PAGES.guide,
    part: "dialog",
    widths: [390, 768],
    enter: openMenu,
    measured: "menu",
  },
];

export const widthsOf = ({ widths = WIDTHS }: Kind): readonly number[] => widths;

/** Brings a page into the state of a kind, at a width: at its top, with the site's own font, and with nothing moving. */
export async function show(page: Page, { route, enter }: Kind, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(route);
  await hydrate(page);
  await waitForFont(page);
  await enter?.(page);
  await nextPaint(page);
}

/** Makes the window of a page that is shown already as wide as another one. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await nextPaint(page);
}

/** The font is optional: if it arrives late, a visit keeps the fallback, whose widths depend on the machine. */
async function waitForFont(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "block");
    await document.fonts.load('1rem "Geist Variable"');
    await document.fonts.ready;
    return document.fonts.check('1rem "Geist Variable"');
  });
  expect(loaded).toBe(true);
}

async function openDialog(page: Page): Promise<void> {
  await triggerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("button", { name: "Close menu" }).first()).toBeVisible();
}
