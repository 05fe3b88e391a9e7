import type { Browser } from "@playwright/test";
import { CPU_RATE, PRESS_AFTER_MS, throttle } from "./phone";

/** Search on a first visit: the shortcut is pressed 1.5 s after loading, and a query is typed at once. */
export interface FirstSearch {
  /** Milliseconds from the press to a field that takes text. */
  readonly field: number;
  /** Milliseconds from the press to the first result. */
  readonly firstResult: number;
}

const QUERY = "setup key";

/** Selectors of the search field and of one result. */
const SELECTORS = {
  input: 'dialog input[role="combobox"]',
  result: 'dialog[open] [role="option"]',
};

declare global {
  interface Window {
    /** Times of `performance.now()`, NaN until they happen; `worker` sums the milliseconds that `timedWorker` reports. */
    searchMarks: Record<"press" | "field" | "result" | "worker" | "workerToResult", number>;
  }
}

/** Searches on a first visit with an empty cache, on the line and with the processor of a phone. */
export async function firstSearch(browser: Browser, url: string): Promise<FirstSearch> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(recordMarks, SELECTORS);
  await page.goto(url);
  await page.waitForTimeout(PRESS_AFTER_MS);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText(QUERY);
  await page.waitForSelector(SELECTORS.result, { timeout: 60_000 });
  const { press, field, result, workerToResult } = await page.evaluate(() => window.searchMarks);
  await context.close();
  // Chromium slows down the main thread only. The worker's time is added until it counts as often as the page's.
  return { field: field - press, firstResult: result - press + (CPU_RATE - 1) * workerToResult };
}

/** Runs in the page before its own scripts: records in `window.searchMarks` what happens when. */
function recordMarks({ input, result }: typeof SELECTORS): void {
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
      if (Number.isNaN(marks.field) && (target as Element).matches(input)) marks.field = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (!Number.isNaN(marks.result) || !document.querySelector(result)) return;
    marks.result = performance.now();
    marks.workerToResult = marks.worker;
  }).observe(document, { subtree: true, childList: true });

  window.Worker = class extends Worker {
    constructor(...source: ConstructorParameters<typeof Worker>) {
      super(...source);
      this.addEventListener("message", ({ data }: MessageEvent<{ readonly worked?: number } | null>) => {
        marks.worker += data?.worked ?? 0;
      });
    }
  };
}

/**
 * Code to add to a script of a build: each reply of the worker then has the milliseconds that it worked on it. Seen
 * from the page, the time between a request and its reply also has the page's own work, which is slowed down already.
 */
export function timedWorker(file: string): string {
  return /search-worker[^/]*\.js$/.test(file) ? TIMED_WORKER : "";
}

const TIMED_WORKER = `;{
  const [handle, post] = [onmessage, postMessage.bind(self)];
  const started = new Map();
  onmessage = (event) => {
    started.set(event.data.number, performance.now());
    handle(event);
  };
  postMessage = (reply) => post({ ...reply, worked: performance.now() - started.get(reply.number) });
}`;
