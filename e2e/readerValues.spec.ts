import type { Locator, Page } from "@playwright/test";
import { expect, open, test, THEMES } from "./support/test";

const RESOURCE = "/api/resources/setup-keys";
const TOKEN = "abcdefghijklmnopqrstuvwxyz0123456789ABCD";
const SERVER = "https://vpn.example.com:33073";

const panel = (page: Page): Locator => page.locator("details", { hasText: "Samples call" }).first();
const sample = (page: Page): Locator => page.locator("pre:visible", { hasText: "/api/setup-keys" }).first();

async function fill(page: Page, values: { readonly url?: string; readonly token?: string }): Promise<void> {
  if ((await panel(page).getAttribute("open")) === null) await panel(page).locator("summary").click();
  if (values.url !== undefined) await page.getByLabel("Base URL").fill(values.url);
  if (values.token !== undefined) await page.getByLabel("Access token").fill(values.token);
  await page.getByRole("button", { name: "Use in samples" }).click();
}

test("a reader's server and token are in every sample, and in what is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, RESOURCE);
  await fill(page, { url: SERVER, token: TOKEN });
  await expect(page.getByText("All samples now use these values.")).toBeVisible();
  const groups = page.locator("[data-code-group]", { has: page.getByRole("tab", { name: "cURL" }) });
  const samples = await groups.locator("[role=tabpanel] code").allTextContents();
  expect(samples.length).toBeGreaterThan(8);
  for (const text of samples) {
    expect(text).toContain(`${SERVER}/api/`);
    expect(text).toContain(TOKEN);
    expect(text).not.toContain("_API_TOKEN");
  }
  const group = groups.first();
  await group.getByRole("button", { name: "Copy" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await group.locator("[role=tabpanel]:not([hidden]) code").textContent());
  expect(copied).toContain(`Token ${TOKEN}`);
});

test("the token is never sent and never stored, and a reload clears it; the server stays", async ({
  page,
}) => {
  await open(page, RESOURCE);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await fill(page, { url: SERVER, token: TOKEN });
  await expect(sample(page)).toContainText(TOKEN);
  expect(
    requests.filter((request) => request.includes(TOKEN) || request.includes("vpn.example.com")),
  ).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(kept).not.toContain(TOKEN);
  expect(kept).toContain(SERVER);
  await page.reload();
  await expect(sample(page)).toContainText(SERVER);
  await expect(sample(page)).not.toContainText(TOKEN);
  await open(page, "/api/guides/quickstart");
  await expect(page.locator("pre:visible", { hasText: "/api/groups" }).first()).toContainText(SERVER);
});

test("reset brings the published samples back", async ({ page }) => {
  await open(page, RESOURCE);
  const before = await sample(page).textContent();
  await fill(page, { url: SERVER });
  await expect(sample(page)).toContainText(SERVER);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(sample(page)).toHaveText(before ?? "", { useInnerText: false });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("vpn.example.com");
});

test("hostile entries stay text", async ({ page, problems }) => {
  await open(page, RESOURCE);
  for (const url of ["javascript:alert(1)", "https://<img src=x onerror=alert(1)>", 'https://x"; rm -rf /']) {
    await fill(page, { url });
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Base URL")).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.locator("pre img")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("the keyboard alone does it", async ({ page }) => {
  await open(page, RESOURCE);
  await panel(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Base URL")).toBeFocused();
  await page.keyboard.type("vpn.example.com");
  await page.keyboard.press("Enter");
  await expect(sample(page)).toContainText("https://vpn.example.com/api/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no panel, and samples are as published", async ({ page }) => {
    await page.goto(RESOURCE);
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("pre code").first()).toBeVisible();
  });
});

for (const width of [320, 390, 1440]) {
  for (const theme of THEMES) {
    test(`the open panel fits ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await open(page, RESOURCE);
      await fill(page, { url: "https://x/y" });
      await expect(page.getByRole("alert")).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
