import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** What a page cost on a phone. Times in milliseconds, sizes in bytes on the wire, up to the end of loading. */
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
  /** From the press on a link to the other page's title, once the reader has shown intent. */
  readonly navigation: number;
  /** Elements of the page. */
  readonly nodes: number;
}

/** Slow 4G as Lighthouse has it, and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_RATE = 4;

const KINDS: Readonly<Record<string, keyof PageCost>> = {
  Document: "html",
  Script: "script",
  Stylesheet: "css",
  Font: "font",
};

/** Loads a page on a throttled phone with an empty cache, then follows its link to the next page. */
export async function measure(browser: Browser, url: string): Promise<PageCost> {
  const context = await phone(browser);
  const page = await context.newPage();
  const session = await throttle(page);
  const bytes = countBytes(session);
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(2_000);
  const loaded = { ...bytes };
  const vitals = await page.evaluate(() => ({ ...(window as unknown as VitalsWindow).vitals }));
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const navigation = await timeNavigation(page);
  await context.close();
  return { ...loaded, ...vitals, nodes, navigation };
}

function phone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true });
}

async function throttle(page: Page): Promise<CDPSession> {
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
      kinds.set(requestId, (KINDS[type] as keyof Bytes | undefined) ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    bytes.requests += 1;
  });
  return bytes;
}

interface VitalsWindow {
  vitals: Record<"fcp" | "lcp" | "cls" | "tbt", number>;
}

/** Runs in the page: sums up what the browser reports. */
function watchVitals(): void {
  const vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  (window as unknown as VitalsWindow).vitals = vitals;
  const watch = (type: string, add: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  watch("layout-shift", (entry) => (vitals.cls += (entry as PerformanceEntry & { value: number }).value));
  watch("longtask", (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
}

/** Shows intent, gives the page time to get ready, then presses a link of the page's own text or foot. */
async function timeNavigation(page: Page): Promise<number> {
  await page.mouse.move(200, 400);
  await page.locator("html[data-has-hydrated=true]").waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3_000);
  return page.evaluate(async () => {
    const here = location.pathname;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    const link = links.findLast(({ pathname, hash }) => pathname !== here && hash === "");
    if (!link) return NaN;
    link.scrollIntoView({ behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const before = document.title;
    const started = performance.now();
    link.click();
    while (document.title === before) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  });
}
