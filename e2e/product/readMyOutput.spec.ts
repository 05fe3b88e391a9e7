import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const LINE =
  "2026-11-26T05:37:34.123Z WARN client/internal/dns/upstream.go:344: 1/2 upstreams failed for domain=x.example: timeout";
const HOSTILE = '<img src=x onerror="document.title=1"> {{release}} [a](javascript:alert(1)) laptop.corp.net';

const field = (page: Page) => page.getByRole("textbox", { name: "Your output" });
const state = (page: Page) => page.locator("main").getByRole("status");

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "client.log", { type: "text/plain" }));
    return transfer;
  }, text);
  await field(page).dispatchEvent("drop", { dataTransfer: data });
}

test("output is read by keyboard and offline, and hostile text stays text", async ({ page, context }) => {
  await open(page, "/how-to/read-my-output");
  await field(page).focus();
  await page.keyboard.insertText(LINE);
  await expect(state(page)).toHaveText("One thing is wrong.");

  await context.setOffline(true);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(`${LINE}\n${LINE.replace("1/2", "2/2")} ${HOSTILE}`);
  await expect(page.getByText("(2 times)")).toBeVisible();
  await expect(page.getByText(HOSTILE, { exact: false }).first()).toBeVisible();
  await expect(page.locator("main img[src=x]")).toHaveCount(0);
  await expect(page).not.toHaveTitle("1");
});

test("a dropped log of 10 MB is read while the page answers", async ({ page }) => {
  await open(page, "/how-to/read-my-output");
  await expect(async () => {
    await drop(page, LINE);
    await expect(state(page)).toHaveText("One thing is wrong.", { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => {
    const times: number[] = [];
    new PerformanceObserver((list) =>
      times.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ["longtask"] });
    Object.assign(window, { longTasks: times });
  });
  const quiet = LINE.replace("WARN", "INFO");
  await drop(page, Array.from({ length: 80_000 }, (_, index) => (index % 4 === 0 ? LINE : quiet)).join("\n"));
  await expect(page.getByText("(20000 times)")).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  // A slow machine gets a multiple of the 200 ms after which a page feels stuck.
  expect(longest).toBeLessThan(1000);
});
