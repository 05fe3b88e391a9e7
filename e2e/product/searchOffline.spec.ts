import type { Page } from "@playwright/test";
import { dialogOf, fieldOf, openSearch, optionsOf, PROSE_ONLY, triggerOf } from "../support/search";
import { test } from "../support/tab";
import { expect, open, test as ownTab } from "../support/test";

const noticeOf = (page: Page) =>
  dialogOf(page).getByText("Only titles and headings were searched", { exact: false });

/** Runs an action that loads all prose, and waits until the prose has arrived in the page. */
async function withProse(page: Page, act: () => Promise<unknown>): Promise<void> {
  const prose = page.waitForResponse("**/search-text.json");
  await act();
  await (await prose).finished();
}

/** The index of all prose is built shortly after it has arrived; a busy machine takes longer. */
async function expectProse(page: Page): Promise<void> {
  await fieldOf(page).fill(PROSE_ONLY.query);
  await expect(optionsOf(page).first()).toHaveAttribute("href", PROSE_ONLY.href, { timeout: 20_000 });
  await expect(optionsOf(page).first().locator("mark").first()).toHaveText(PROSE_ONLY.query.slice(2));
}

ownTab(
  "nothing of search is in the first load; a pointer over the button fetches the titles, which answer without network",
  async ({ page, context }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open(page, "/how-to/ssh");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => url.includes("search"))).toEqual([]);
    const titles = page.waitForResponse("**/search-index.json");
    await triggerOf(page).hover();
    await (await titles).finished();
    await expect(page.locator("dialog[data-loading]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await triggerOf(page).click();
    await fieldOf(page).fill("setup key");
    await expect(optionsOf(page)).toHaveCount(5);
    await expect(noticeOf(page)).toBeVisible();
  },
);

ownTab(
  "with the network off after the first answer, the next search finds in all prose, and the way to its page works",
  async ({ page, context }) => {
    await open(page, "/how-to/ssh");
    await withProse(page, async () => {
      await triggerOf(page).click();
      await fieldOf(page).fill("ssh");
    });
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await context.setOffline(true);
    await page.keyboard.press("Control+k");
    await expectProse(page);
    await fieldOf(page).fill("turn on ssh for a machine");
    await expect(optionsOf(page).first()).toHaveAttribute("href", "/how-to/ssh#turn-on-ssh-for-a-machine");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/how-to/ssh#turn-on-ssh-for-a-machine");
  },
);

ownTab(
  "with the network off before, it says so, and answers when the network is back",
  async ({ page, context }) => {
    await open(page, "/how-to/ssh");
    await context.setOffline(true);
    await page.keyboard.press("Control+k");
    await expect(dialogOf(page).getByText("Search did not load", { exact: false }).first()).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.type("setup key");
    await expect(optionsOf(page)).toHaveCount(5);
    await expect(fieldOf(page)).toHaveValue("setup key");
  },
);

test("with the titles alone it answers from them and says so; Try again fetches the prose, which a worker searches", async ({
  page,
}) => {
  await page.route("**/search-text.json", (route) => route.abort());
  const field = await openSearch(page);
  await field.fill("setup key");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(noticeOf(page)).toBeVisible();
  await page.unroute("**/search-text.json");
  await withProse(page, () => dialogOf(page).getByRole("button", { name: "Try again" }).click());
  await expect(noticeOf(page)).toHaveCount(0);
  await expectProse(page);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/js\/search-worker\..+\.js$/),
  ]);
});
