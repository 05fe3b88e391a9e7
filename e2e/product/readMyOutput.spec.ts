import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { expect, open, test } from "../support/test";

const LINE =
  "2026-11-26T05:37:34.123Z WARN client/internal/dns/upstream.go:344: 1/2 upstreams failed for domain=x.example: timeout";
const HOSTILE = '<img src=x onerror="document.title=1"> {{release}} [a](javascript:alert(1)) laptop.corp.net';
const PHONE = { width: 360, height: 740 };

const field = (page: Page) => page.getByRole("textbox", { name: "Your output" });
/** The first status of the page: those of copy buttons follow. */
const state = (page: Page) => page.locator("main").getByRole("status").first();

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "client.log", { type: "text/plain" }));
    return transfer;
  }, text);
  await field(page).dispatchEvent("drop", { dataTransfer: data });
}

test("output is read by keyboard, offline and on a phone, is never code, and can be copied without names", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(PHONE);
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
  expect(await violations(page, "main")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole("button", { name: "Copy it with names" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Copied." })).toHaveValue(/host-1\.example\.com/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain("laptop.corp");
});

test("a page answers while it reads a dropped log of 10 MB", async ({ page }) => {
  await open(page, "/how-to/read-my-output");
  await expect(async () => {
    await drop(page, LINE);
    await expect(state(page)).toHaveText("One thing is wrong.", { timeout: 1000 });
  }).toPass();
  // Counts the turns that other tasks get until the result is there: a page that is stuck has one.
  await page.evaluate(() => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      if (document.body.textContent.includes("(20000 times)")) document.body.dataset["turns"] = String(turns);
      else setTimeout(count);
    };
    document.addEventListener("drop", count, { capture: true });
  });
  const quiet = LINE.replace("WARN", "INFO");
  await drop(page, Array.from({ length: 80_000 }, (_, index) => (index % 4 === 0 ? LINE : quiet)).join("\n"));
  await expect(page.getByText("(20000 times)")).toBeVisible();
  await page.locator("body[data-turns]").waitFor();
  expect(Number(await page.locator("body").getAttribute("data-turns"))).toBeGreaterThan(10);
});
