import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { TYPED } from "./growth";
import { percentile } from "./percentile";

/** Milliseconds in Chromium at 150 ms, 1.6 Mbit/s and a quarter of the processor. */
export interface InBrowser {
  /** From the press on the search button to the dialog. */
  readonly open: number;
  /** From the first letter of the first query, typed at once, to the first result. */
  readonly firstResult: number;
  /** From a letter to its results on screen, when all prose is there. */
  readonly p50: number;
  readonly p95: number;
}

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Measures the dialog of a served site. */
export async function measureInBrowser(url: string): Promise<InBrowser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}) });
  try {
    return await measure(browser, url);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string): Promise<InBrowser> {
  const page = await browser.newPage();
  await page.goto(`${url}/how-to/ssh`);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const open = await openDialog(page);
  const prose = page.waitForResponse("**/search-text.json");
  const firstResult = await timeOf(page, "setup key", 20_000);
  await (await prose).finished();
  await page.waitForTimeout(3000);
  const latencies: number[] = [];
  for (const text of TYPED) {
    for (let end = 1; end <= text.length; end += 1) latencies.push(await timeOf(page, text.slice(0, end)));
  }
  const seen = latencies.filter((time) => !Number.isNaN(time));
  return { open, firstResult, p50: percentile(seen, 0.5), p95: percentile(seen, 0.95) };
}

function openDialog(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    document
      .querySelector<HTMLElement>('header button[aria-haspopup="dialog"], nav button[aria-haspopup="dialog"]')
      ?.click();
    while (!document.querySelector('dialog input[role="combobox"]')) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });
}

/** Types a text as one input event and waits until the list, or the message that there is none, speaks of it. */
function timeOf(page: Page, text: string, patience = 1500): Promise<number> {
  return page.evaluate(
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
        watch.observe(panel, { childList: true, subtree: true, characterData: true, attributes: true });
      });
      const started = performance.now();
      // React notices a value only that was set past its own watch on the field.
      Reflect.set(HTMLInputElement.prototype, "value", query, input);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return (await changed) - started;
    },
    { query: text, patience },
  );
}
