import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../lib/browser";
import { medians, percentile, repeat } from "../lib/figures";
import {
  firstSearch,
  OWN_SEARCH,
  recordMarks,
  slowDown,
  timedWorker,
  workerSurcharge,
  type FirstSearch,
  type Speed,
} from "../lib/firstSearch";
import { serve } from "../../scripts/lib/server";

/** Queries that are typed letter by letter. */
const TYPED_QUERIES = [
  "how do i connect two laptops",
  "setup key expires",
  "--allow-server-ssh",
  "why is my connection relayed",
  "kuberntes operator",
  "/api/setup-keys/123",
] as const;

/** Measurements in Chromium. */
export interface BrowserResults {
  /** Medians of several first visits, on a slow and on a fast line. */
  readonly slow: FirstSearch;
  readonly fast: FirstSearch;
  /**
   * Percentiles of the milliseconds from a typed letter to its results on the screen, with the processor slowed down to a
   * quarter, after all prose is loaded.
   */
  readonly p50: number;
  readonly p95: number;
}

const VISIT_COUNT = 5;
const PAGE = "/how-to/ssh";

/** Measures the dialog of a built site. */
export async function measureInBrowser(folder: string): Promise<BrowserResults> {
  const browser = await launchBrowser();
  const { url, close } = await serve(path.resolve(folder), { addition: timedWorker });
  try {
    const slow = await measureFirstVisits(browser, url, "slow");
    const fast = await measureFirstVisits(browser, url, "fast");
    return { slow, fast, ...(await measureKeystrokes(browser, url)) };
  } finally {
    close();
    await browser.close();
  }
}

async function measureFirstVisits(browser: Browser, url: string, speed: Speed): Promise<FirstSearch> {
  return medians(await repeat(VISIT_COUNT, () => firstSearch(browser, url + PAGE, speed)));
}

async function measureKeystrokes(
  browser: Browser,
  url: string,
): Promise<Pick<BrowserResults, "p50" | "p95">> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(recordMarks, OWN_SEARCH);
  await page.goto(url + PAGE);
  const prose = page.waitForResponse("**/search-text.json");
  await page.keyboard.press("Control+k");
  await timeToResults(page, "setup key", 20_000);
  await (await prose).finished();
  await page.waitForTimeout(3000);
  await slowDown(page);
  const latencies: number[] = [];
  for (const text of TYPED_QUERIES) {
    for (let end = 1; end <= text.length; end += 1)
      latencies.push(await timeToResults(page, text.slice(0, end)));
  }
  await context.close();
  const measured = latencies.filter((time) => !Number.isNaN(time));
  return { p50: percentile(measured, 0.5), p95: percentile(measured, 0.95) };
}

/**
 * Types a text as one input event, and waits until the panel changes to its results or to the message that there are none.
 *
 * @returns milliseconds; NaN when nothing changes within `timeoutMs`
 */
async function timeToResults(page: Page, text: string, timeoutMs = 1500): Promise<number> {
  const { total, worker } = await page.evaluate(
    async ({ query, timeoutMs }) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[role="combobox"]');
      const panel = input?.closest("dialog");
      if (!input || !panel) throw new Error("The search dialog is not open.");
      const changed = new Promise<number>((resolve) => {
        // After some letters the results are the same as before, so the panel does not change: these are not counted.
        setTimeout(() => resolve(Number.NaN), timeoutMs);
        const observer = new MutationObserver(() => {
          if (input.getAttribute("aria-expanded") !== "true" && !panel.textContent.includes("Nothing found"))
            return;
          observer.disconnect();
          resolve(performance.now());
        });
        observer.observe(panel.querySelector("#site-search-panel") ?? panel, {
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
    { query: text, timeoutMs },
  );
  return total + workerSurcharge(worker, "slow");
}
