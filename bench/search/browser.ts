import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { serve } from "../lib/server";
import { TYPED } from "./trial";
import { percentile } from "./percentile";

/** A first visit: a press on the shortcut 1.5 s after loading, and a query typed at once. */
export interface FirstVisit {
  /** Milliseconds from the press to a field that takes text, and to the first result. */
  readonly field: number;
  readonly firstResult: number;
  /** Bytes of all that was asked for from the beginning of the visit to the first result. */
  readonly bytes: number;
}

/** What was measured in Chromium. */
export interface InBrowser {
  /** Medians of several visits at 150 ms, 1.6 Mbit/s and a quarter of the processor, and without limits. */
  readonly slow: FirstVisit;
  readonly fast: FirstVisit;
  /** Milliseconds from a letter to its results on screen at a quarter of the processor, when all prose is there. */
  readonly p50: number;
  readonly p95: number;
}

const VISITS = 5;
const CPU_RATE = 4;
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

declare global {
  interface Window {
    /** Times of `performance.now()`, NaN until they happen, and milliseconds between questions to workers and replies. */
    searchMarks: Record<"press" | "field" | "result" | "worker" | "workerToResult", number>;
  }
}

/** Measures the dialog of a built site. */
export async function measureInBrowser(folder: string): Promise<InBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const slow = await firstVisits(browser, folder, true);
    const fast = await firstVisits(browser, folder, false);
    return { slow, fast, ...(await keystrokes(browser, folder)) };
  } finally {
    await browser.close();
  }
}

async function firstVisits(browser: Browser, folder: string, isSlow: boolean): Promise<FirstVisit> {
  const visits: FirstVisit[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await firstVisit(browser, folder, isSlow));
  const median = (key: keyof FirstVisit): number =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  return { field: median("field"), firstResult: median("firstResult"), bytes: median("bytes") };
}

async function firstVisit(browser: Browser, folder: string, isSlow: boolean): Promise<FirstVisit> {
  const { url, close } = await serve(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  if (isSlow) await slowDown(context, page, true);
  await page.addInitScript(recordMarks);
  await page.goto(`${url}/how-to/ssh`);
  await page.waitForTimeout(1500);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("setup key");
  await page.waitForSelector('dialog [role="option"]', { timeout: 60_000 });
  const { press, field, result, workerToResult } = await page.evaluate(() => window.searchMarks);
  // What was asked for before the first result counts whole, also where it arrives later.
  await page.waitForLoadState("networkidle");
  const bytes = await page.evaluate(bytesAskedForBefore, result);
  await context.close();
  close();
  return {
    field: field - press,
    firstResult: result - press + workerSurcharge(workerToResult, isSlow),
    bytes,
  };
}

/**
 * Chromium slows down the thread of the page only. The worker's time, which its questions and replies enclose, is
 * therefore added until it counts as often as the page's.
 */
function workerSurcharge(ms: number, isSlow: boolean): number {
  return isSlow ? (CPU_RATE - 1) * ms : 0;
}

/** Runs in the page: bytes of what it asked for before a time of `performance.now()`, as they were sent. */
function bytesAskedForBefore(time: number): number {
  const entries = ["navigation", "resource"].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  return entries
    .filter(({ startTime }) => startTime < time)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Runs in the page before its own scripts. */
function recordMarks(): void {
  const marks = { press: NaN, field: NaN, result: NaN, worker: 0, workerToResult: 0 };
  window.searchMarks = marks;
  addEventListener(
    "keydown",
    ({ key, ctrlKey }) => {
      if (key === "k" && ctrlKey) marks.press = performance.now();
    },
    true,
  );
  addEventListener(
    "focusin",
    ({ target }) => {
      if (Number.isNaN(marks.field) && target instanceof HTMLInputElement) marks.field = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (!Number.isNaN(marks.result) || !document.querySelector('dialog[open] [role="option"]')) return;
    marks.result = performance.now();
    marks.workerToResult = marks.worker;
  }).observe(document, { subtree: true, childList: true });
  const sent = new Map<number, number>();
  const numberOf = (data: unknown): number => (data as { readonly number: number }).number;
  window.Worker = class extends Worker {
    constructor(...source: ConstructorParameters<typeof Worker>) {
      super(...source);
      this.addEventListener("message", ({ data }) => {
        marks.worker += performance.now() - (sent.get(numberOf(data)) ?? NaN);
      });
    }

    override postMessage(message: unknown): void {
      sent.set(numberOf(message), performance.now());
      super.postMessage(message);
    }
  };
}

async function slowDown(context: BrowserContext, page: Page, isLineSlow: boolean): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isLineSlow) await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
}

async function keystrokes(browser: Browser, folder: string): Promise<Pick<InBrowser, "p50" | "p95">> {
  const { url, close } = await serve(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(recordMarks);
  await page.goto(`${url}/how-to/ssh`);
  const prose = page.waitForResponse("**/search-text.json");
  await page.keyboard.press("Control+k");
  await timeToResults(page, "setup key", 20_000);
  await (await prose).finished();
  await page.waitForTimeout(3000);
  await slowDown(context, page, false);
  const latencies: number[] = [];
  for (const text of TYPED) {
    for (let end = 1; end <= text.length; end += 1)
      latencies.push(await timeToResults(page, text.slice(0, end)));
  }
  await context.close();
  close();
  const seen = latencies.filter((time) => !Number.isNaN(time));
  return { p50: percentile(seen, 0.5), p95: percentile(seen, 0.95) };
}

/** Types a text as one input event and waits until the list, or the message that there is none, speaks of it. */
async function timeToResults(page: Page, text: string, timeoutMs = 1500): Promise<number> {
  const { total, worker } = await page.evaluate(
    async ({ query, patience }) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]');
      const panel = input?.closest("dialog");
      if (!input || !panel) throw new Error("The search dialog is not open.");
      const changed = new Promise<number>((resolve) => {
        // A list that stays as it is gives no sign: such a letter is left out.
        setTimeout(() => resolve(Number.NaN), patience);
        const watch = new MutationObserver(() => {
          if (input.getAttribute("aria-expanded") !== "true" && !panel.textContent.includes("Nothing found"))
            return;
          watch.disconnect();
          resolve(performance.now());
        });
        watch.observe(panel.querySelector("#site-search-panel") ?? panel, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      });
      const [started, worker] = [performance.now(), window.searchMarks.worker];
      input.value = query;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return { total: (await changed) - started, worker: window.searchMarks.worker - worker };
    },
    { query: text, patience: timeoutMs },
  );
  return total + workerSurcharge(worker, true);
}
