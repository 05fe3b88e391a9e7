import type { Locator, Page } from "@playwright/test";
import { test } from "../support/tab";
import { expect, open, test as ownTab } from "../support/test";

const RESOURCE = "/api/resources/setup-keys";
const TOKEN = "abcdefghijklmnopqrstuvwxyz0123456789ABCD";
const SERVER = "https://vpn.example.org:33073";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Your values" });
const opener = (page: Page): Locator => page.getByRole("button", { name: "Set your values" });
const sample = (page: Page): Locator => page.locator("pre:visible", { hasText: "/api/setup-keys" }).first();

/** Fills the panel by keyboard and sends it. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if (!(await panel(page).isVisible())) await opener(page).press("Enter");
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label).fill(text);
  await page.keyboard.press("Enter");
}

/** Pixels by which the page is wider than the window, and the content of the panel wider than the panel. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0),
    );
  });

test("a reader's server and token are in every sample, and are copied; the token is never sent or stored", async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, RESOURCE);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));

  await test.step("the panel fits narrow and wide windows, with a message too", async () => {
    await fill(page, { "Server address": "https://<img src=x onerror=alert(1)>" });
    await expect(page.getByRole("alert")).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), String(width)).toBeLessThanOrEqual(0);
    }
  });

  await test.step("samples show the values, underlined, and Copy takes them", async () => {
    await fill(page, { "Server address": SERVER, "Access token": TOKEN });
    await expect(page.getByText("All pages now use your values.").first()).toBeVisible();
    await expect(opener(page)).toBeFocused();
    const groups = page.locator("[data-code-group]", { has: page.getByRole("tab", { name: "cURL" }) });
    const samples = await groups.locator("[role=tabpanel] code").allTextContents();
    expect(samples.length).toBeGreaterThan(8);
    for (const text of samples) {
      expect(text).toContain(`${SERVER}/api/`);
      expect(text).toContain(TOKEN);
      expect(text).not.toContain("API_TOKEN");
    }
    const group = groups.first();
    await expect(group.locator("u:visible").first()).toHaveCSS("text-decoration-line", "underline");
    await group.getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await group.locator("[role=tabpanel]:not([hidden]) code").textContent());
    expect(copied).toContain(`Token ${TOKEN}`);
  });

  await test.step("the token lasts for the visit and leaves nothing; the server stays", async () => {
    const peers = page.locator("pre:visible", { hasText: "/api/peers" }).first();
    await page.locator("a[href='/api/resources/peers']").first().click();
    await expect(peers).toContainText(TOKEN);
    expect(requests.filter((request) => /abcdefghij|vpn\.example\.org/.test(request))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
    );
    expect(kept).not.toContain(TOKEN);
    expect(kept).toContain(SERVER);
    await page.reload();
    await expect(peers).toContainText(SERVER);
    await expect(peers).not.toContainText(TOKEN);
    await page.goto("/how-to/profiles");
    await expect(page.locator("pre:visible", { hasText: "--management-url" }).first()).toContainText(SERVER);
  });
  expect(problems).toEqual([]);
});

ownTab("a value is there before the page is painted, and moves nothing", async ({ page }) => {
  await open(page, RESOURCE);
  await fill(page, { "Server address": SERVER });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const text = document.querySelector("pre var[data-var=baseUrl]")?.textContent;
      if (text) seen.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(sample(page)).toContainText(SERVER);
  const values = (): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  // The text can be there before the first frame.
  await expect.poll(values).not.toEqual([]);
  expect(await values()).toEqual([SERVER]);
});
