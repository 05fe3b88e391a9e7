import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { TYPED } from "./growth";
import { percentile } from "./percentile";

/** A first visit: a press on the shortcut 1.5 s after loading, and a query typed at once. */
export interface FirstVisit {
  /** Milliseconds from the press to a field that takes text, and to the first result. */
  readonly field: number;
  readonly firstResult: number;
  /** Bytes asked for from the beginning of the visit to the first result. */
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
  return {
    slow: await firstVisits(browser, url, true),
    fast: await firstVisits(browser, url, false),
    ...(await keystrokes(browser, url)),
  };
}

async function firstVisits(browser: Browser, url: string, isSlow: boolean): Promise<FirstVisit> {
  const visits: FirstVisit[] = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await firstVisit(browser, url, isSlow));
  const median = (key: keyof FirstVisit): number =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  return { field: median("field"), firstResult: median("firstResult"), bytes: median("bytes") };
}

async function firstVisit(browser: Browser, url: string, isSlow: boolean): Promise<FirstVisit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let bytes = 0;
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.dataReceived", ({ encodedDataLength }) => (bytes += encodedDataLength));
  if (isSlow) await slowDown(session);
  await page.addInitScript(() => {
    const marks = { press: Number.NaN, field: Number.NaN, result: Number.NaN };
    Object.assign(window, { marks });
    window.addEventListener(
      "keydown",
      ({ key, ctrlKey }) => {
        if (key === "k" && ctrlKey) marks.press = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog) return;
      if (Number.isNaN(marks.field)) marks.field = performance.now();
      if (Number.isNaN(marks.result) && dialog.querySelector('[role="option"]'))
        marks.result = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(`${url}/how-to/ssh`);
  await page.waitForTimeout(1500);
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("setup key");
  await page.waitForSelector('dialog [role="option"]');
  const asked = bytes;
  const marks = await page.evaluate(() => Reflect.get(window, "marks") as Record<string, number>);
  await context.close();
  const since = (mark: string): number => (marks[mark] ?? 0) - (marks["press"] ?? 0);
  return { field: since("field"), firstResult: since("result"), bytes: asked };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", SLOW_LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function keystrokes(browser: Browser, url: string): Promise<Pick<InBrowser, "p50" | "p95">> {
  const page = await browser.newPage();
  await page.goto(`${url}/how-to/ssh`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const prose = page.waitForResponse("**/search-text.json");
  await page.keyboard.press("Control+k");
  await timeOf(page, "setup key", 20_000);
  await (await prose).finished();
  await page.waitForTimeout(3000);
  const latencies: number[] = [];
  for (const text of TYPED) {
    for (let end = 1; end <= text.length; end += 1) latencies.push(await timeOf(page, text.slice(0, end)));
  }
  const seen = latencies.filter((time) => !Number.isNaN(time));
  return { p50: percentile(seen, 0.5), p95: percentile(seen, 0.95) };
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
      input.value = query;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return (await changed) - started;
    },
    { query: text, patience },
  );
}
