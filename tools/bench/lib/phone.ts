import path from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";

/** Cost of a page on a phone until loading ends. Times in milliseconds, transferred sizes in bytes. */
export interface PageCost {
  readonly html: number;
  readonly script: number;
  readonly css: number;
  readonly font: number;
  readonly other: number;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Blocking time in the six seconds after the first sign of intent. */
  readonly intentTbt: number;
  /** All that was fetched in them. */
  readonly intentBytes: number;
  /** From a press on the menu button, 1.5 s after loading and as the first action, to the open menu. */
  readonly press: number;
  /** From the press on a link to the other page's title, once the reader has shown intent. */
  readonly navigation: number;
  /** Elements of the page. */
  readonly nodes: number;
}

/** Slow 4G as in Lighthouse, with a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
export const CPU_RATE = 4;

/** Time after the first sign of intent in which its cost is measured. */
const INTENT_WINDOW_MS = 6_000;

/** Time after loading at which the reader presses a control. */
export const PRESS_AFTER_MS = 1_500;

const REQUEST_KINDS: Readonly<Record<string, keyof PageCost>> = {
  Document: "html",
  Script: "script",
  Stylesheet: "css",
  Font: "font",
};

declare global {
  interface Window {
    vitals: Record<"fcp" | "lcp" | "cls" | "tbt", number>;
  }
}

/**
 * Loads a page on a throttled phone with an empty cache, waits until the cost of the first sign of intent is known, follows the
 * page's link to the next one, and presses the menu button of a second visit.
 */
export async function measurePage(browser: Browser, url: string): Promise<PageCost> {
  const context = await newPhoneContext(browser);
  const page = await context.newPage();
  const session = await throttle(page);
  const bytes = countBytes(session);
  await page.addInitScript({ path: path.join(__dirname, "vitals.js") });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(2_000);
  const loaded = { ...bytes };
  const vitals = await page.evaluate(() => window.vitals);
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.mouse.move(200, 400, { steps: 2 });
  await page.waitForTimeout(INTENT_WINDOW_MS);
  const tbt = await page.evaluate(() => window.vitals.tbt);
  const intent = {
    intentTbt: tbt - vitals.tbt,
    intentBytes: sum(bytes) - sum(loaded),
  };
  const navigation = await timeNavigation(page);
  await context.close();
  const press = await timePress(browser, url);
  return { ...loaded, ...vitals, nodes, ...intent, press, navigation };
}

function sum({ html, script, css, font, other }: Bytes): number {
  return html + script + css + font + other;
}

/** Reloads the page and presses the menu button 1.5 s after loading, as the first action of the reader. */
async function timePress(browser: Browser, url: string): Promise<number> {
  const context = await newPhoneContext(browser);
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(PRESS_AFTER_MS);
  const time = await page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLElement>('[data-act="menu"], .navbar__toggle')?.click();
    while (!document.querySelector('#site-nav[data-open="true"], .navbar-sidebar--show')) {
      if (performance.now() - started > 10_000) return NaN;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  });
  await context.close();
  return time;
}

/** A browser context with the screen of a phone. */
function newPhoneContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true });
}

/** Slows a page down to the line and the processor of a phone. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  return session;
}

type Bytes = Record<"html" | "script" | "css" | "font" | "other" | "requests", number>;

function countBytes(session: CDPSession): Bytes {
  const bytes: Bytes = { html: 0, script: 0, css: 0, font: 0, other: 0, requests: 0 };
  const kinds = new Map<string, keyof Bytes>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("http"))
      kinds.set(requestId, (REQUEST_KINDS[type] as keyof Bytes | undefined) ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    bytes.requests += 1;
  });
  return bytes;
}

/**
 * Waits until the page is ready, moves the pointer to the link to the next page and presses it. The time runs from
 * the press to the frame that shows the other page's title and heading; NaN for a page without such a link.
 */
async function timeNavigation(page: Page): Promise<number> {
  await page.locator(HYDRATED).waitFor({ timeout: 60_000 });
  if ((await page.locator(NEXT_PAGE).count()) === 0) return NaN;
  const link = page.locator(NEXT_PAGE).last();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  await link.hover();
  await page.waitForTimeout(200);
  return page.evaluate(async (selector) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(selector)].at(-1);
    if (!link) return NaN;
    const before = document.title;
    const started = performance.now();
    link.click();
    while (document.title === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  }, NEXT_PAGE);
}

/** The foot's link to the next page, in both themes. Stock's home page has none: there it is the link of the text to the same page. */
const NEXT_PAGE = 'a[rel=next], a.pagination-nav__link--next, article a[href="/about/how-it-works"]';
