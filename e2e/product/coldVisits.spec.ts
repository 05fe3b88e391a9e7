import type { Page } from "@playwright/test";
import { themeButton } from "../support/delay";
import { expect, test } from "../support/test";
import { HYDRATED } from "docusaurus-waymark-core/protocol/attributes";

/** A line of readers: latency in milliseconds, bytes a second, and how many times slower the processor is. */
interface Line {
  readonly name: string;
  readonly latency: number;
  readonly rate: number;
  readonly cpu: number;
}

/**
 * On this line, presses come before and after each of the scripts. `early.spec.ts` holds each script back for longer. The
 * processor is slowed at night only: on a busy machine, Chromium has once hung for good with its slowed processor.
 */
const MIDDLING: Line = { name: "a middling line", latency: 60, rate: 600_000, cpu: 1 };
/** The others come at night: a slow visit takes 10 s. */
const LINES: readonly Line[] = process.env["ALL_VISITS"]
  ? [
      { name: "a fast line", latency: 5, rate: 5_000_000, cpu: 2 },
      MIDDLING,
      { name: "a slow line", latency: 150, rate: 200_000, cpu: 4 },
    ]
  : [MIDDLING];

async function slowDown(page: Page, { latency, rate, cpu }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

for (const line of LINES) {
  test.describe(`on ${line.name}, from the first moment`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test("presses on controls have the outcome of a page that was ready", async ({
      page,
      context,
      problems,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await slowDown(page, line);
      await page.goto("/how-to/ssh", { waitUntil: "commit" });
      await themeButton(page).click();
      const peers = page.getByRole("button", { name: "Peers", exact: true });
      await peers.click();
      await page.getByRole("button", { name: "Copy link" }).click();
      const toast = page.getByRole("status").filter({ hasText: "Page URL copied to clipboard!" });
      await expect(toast).toBeVisible();
      await page.locator(HYDRATED).waitFor();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(peers).toHaveAttribute("aria-expanded", "false");
      await peers.click();
      await expect(peers).toHaveAttribute("aria-expanded", "true");
      await themeButton(page).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      expect(problems).toEqual([]);
    });

    test("Tab goes on from where it was, and Enter on a place leads there", async ({ page, problems }) => {
      await slowDown(page, line);
      await page.goto("/how-to/ssh", { waitUntil: "commit" });
      const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").last();
      await link.waitFor();
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await page.locator(HYDRATED).waitFor();
      await expect(link).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(link).toHaveAttribute("aria-current", "location");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
      expect(problems).toEqual([]);
    });
  });
}
