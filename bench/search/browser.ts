import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import {
  firstSearch,
  OWN_SEARCH,
  recordMarks,
  slowDown,
  workerSurcharge,
  type FirstSearch,
  type Speed,
} from "../lib/firstSearch";
import { serve } from "../lib/server";
import { TYPED } from "./trial";
import { percentile } from "./percentile";

/** What was measured in Chromium. */
export interface InBrowser {
  /** Medians of several visits. */
  readonly slow: FirstSearch;
  readonly fast: FirstSearch;
  /** Milliseconds from a letter to its results on screen at a quarter of the processor, once all prose has arrived. */
  readonly p50: number;
  readonly p95: number;
}

const VISITS = 5;
const PAGE = "/how-to/ssh";

/** Measures the dialog of a built site. */
export async function measureInBrowser(folder: string): Promise<InBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const { url, close } = await serve(path.resolve(folder));
  try {
    const slow = await firstVisits(browser, url, "slow");
    const fast = await firstVisits(browser, url, "fast");
    return { slow, fast, ...(await keystrokes(browser, url)) };
  } finally {
    close();
    await browser.close();
  }
}

async function firstVisits(browser: Browser, url: string, speed: Speed): Promise<FirstSearch> {
  const visits: FirstSearch[] = [];
  for (let count = 0; count < VISITS; count += 1)
    visits.push(await firstSearch(browser, url + PAGE, speed, OWN_SEARCH));
  const median = (key: keyof FirstSearch): number =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  return { field: median("field"), firstResult: median("firstResult"), bytes: median("bytes") };
}

async function keystrokes(browser: Browser, url: string): Promise<Pick<InBrowser, "p50" | "p95">> {
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
  for (const text of TYPED) {
    for (let end = 1; end <= text.length; end += 1)
      latencies.push(await timeToResults(page, text.slice(0, end)));
  }
  await context.close();
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
  return total + workerSurcharge(worker, "slow");
}
