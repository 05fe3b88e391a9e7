import type { Page } from "@playwright/test";
import { activeOf, dialogOf, expectAnswered, fieldOf, optionsOf, triggerOf } from "../support/search";
import { expect, test } from "../support/test";

/** Visits to try: one in every run, as many as ANY_KEYS says at night. */
const VISITS = Number(process.env["ANY_KEYS"] ?? 1);
const KEYS = ["s", "e", "t", "u", "p", " ", "k", "Backspace", "ArrowDown", "ArrowUp"] as const;

/** Numbers from 0 to below 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A key, and the milliseconds before it. */
type Press = readonly [key: string, after: number];

function visitOf(seed: number): readonly Press[] {
  const random = randomFrom(seed);
  // In some visits keys come without a pause; in others files arrive between them.
  const pause = [0, 30, 150][Math.floor(random() * 3)] ?? 0;
  const count = 3 + Math.floor(random() * 10);
  return Array.from({ length: count }, (): Press => [
    KEYS[Math.floor(random() * KEYS.length)] ?? "s",
    Math.floor(random() * pause),
  ]);
}

/** The text that the field of a ready page would have. */
function textOf(visit: readonly Press[]): string {
  return visit.reduce((text, [key]) => {
    if (key === "Backspace") return text.slice(0, -1);
    return key.length === 1 ? text + key : text;
  }, "");
}

async function slowDown(page: Page, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 60,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

for (let seed = 1; seed <= VISITS; seed += 1) {
  test(`random keys from the first moment, visit ${String(seed)}: no letter is lost, and Enter opens the active row`, async ({
    page,
    problems,
  }) => {
    const visit = visitOf(seed);
    await slowDown(page, 1 + ((seed - 1) % 4));
    await page.goto("/how-to/ssh", { waitUntil: "commit" });
    await triggerOf(page).waitFor();
    await page.keyboard.press("Control+k");
    for (const [key, after] of visit) {
      await page.waitForTimeout(after);
      await page.keyboard.press(key);
    }
    await expect(dialogOf(page)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(textOf(visit));
    if (textOf(visit).trim() === "") return;
    await expectAnswered(page);
    await expect(optionsOf(page).or(dialogOf(page).getByText("Nothing found")).first()).toBeVisible();
    if ((await optionsOf(page).count()) > 0) {
      const href = (await activeOf(page).getAttribute("href")) ?? "";
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(href);
    }
    expect(problems).toEqual([]);
  });
}
