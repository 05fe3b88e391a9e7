import type { Locator, Page } from "@playwright/test";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const RESOURCE = "/api/resources/setup-keys";
const TOKEN = "abcdefghijklmnopqrstuvwxyz0123456789ABCD";
const SERVER = "https://vpn.example.org:33073";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Your values" });
const opener = (page: Page): Locator => page.getByRole("button", { name: "Set your values" });
const sample = (page: Page): Locator => page.locator("pre:visible", { hasText: "/api/setup-keys" }).first();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if (!(await panel(page).isVisible())) await opener(page).click();
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Use these values" }).click();
}

test("a reader's server and token are in every sample, marked, and in what is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, RESOURCE);
  await fill(page, { "Server address": SERVER, "Access token": TOKEN });
  await expect(page.getByText("All pages now use your values.").first()).toBeVisible();
  await expect(opener(page)).toBeFocused();
  const groups = page.locator("[data-code-group]", { has: page.getByRole("tab", { name: "cURL" }) });
  const samples = await groups.locator("[role=tabpanel] code").allTextContents();
  expect(samples.length).toBeGreaterThan(8);
  for (const text of samples) {
    expect(text).toContain(`${SERVER}/api/`);
    expect(text).toContain(TOKEN);
    expect(text).not.toContain("_API_TOKEN");
  }
  const group = groups.first();
  await expect(group.locator("u:visible").first()).toHaveCSS("text-decoration-line", "underline");
  await group.getByRole("button", { name: "Copy" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await group.locator("[role=tabpanel]:not([hidden]) code").textContent());
  expect(copied).toContain(`Token ${TOKEN}`);
});

test("the token is never sent and never stored, and a reload clears it; the server stays, on all pages", async ({
  page,
}) => {
  await open(page, RESOURCE);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await fill(page, { "Server address": SERVER, "Access token": TOKEN });
  await expect(sample(page)).toContainText(TOKEN);
  expect(
    requests.filter((request) => request.includes(TOKEN) || request.includes("vpn.example.org")),
  ).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(kept).not.toContain(TOKEN);
  expect(kept).toContain(SERVER);
  await page.reload();
  await expect(sample(page)).toContainText(SERVER);
  await expect(sample(page)).not.toContainText(TOKEN);
  await page.locator("a[href='/api/resources/peers']").first().click();
  await expect(page.locator("pre:visible", { hasText: "/api/peers" }).first()).toContainText(SERVER);
  await open(page, "/how-to/profiles");
  await expect(page.locator("pre:visible", { hasText: "--management-url" }).first()).toContainText(SERVER);
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
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual([SERVER]);
});

test("one press brings what is published back", async ({ page }) => {
  await open(page, RESOURCE);
  const before = await sample(page).textContent();
  await fill(page, { "Server address": SERVER });
  await expect(sample(page)).toContainText(SERVER);
  await opener(page).click();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(sample(page)).toHaveText(before ?? "", { useInnerText: false });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("vpn.example.org");
});

test("hostile entries stay text, and one argument in commands", async ({ page, problems }) => {
  await open(page, "/how-to/profiles");
  for (const url of ["javascript:alert(1)", "https://<img src=x onerror=alert(1)>", 'https://x"; rm -rf /']) {
    await fill(page, { "Server address": url });
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Server address")).toHaveAttribute("aria-invalid", "true");
  }
  await fill(page, { "Server address": "", "Profile name": "x".repeat(10_000) });
  await expect(page.getByRole("alert")).toContainText("at most 255 characters");
  const name = `<img src=x onerror=alert(1)> $(id) \`id\` "it's"`;
  await fill(page, { "Profile name": name });
  const command = page.locator("pre:visible", { hasText: "profile add" }).first();
  await expect(command).toContainText(`profile add '${name.replace("'", "'\\''")}'`);
  await expect(page.locator("pre img")).toHaveCount(0);
  expect(problems).toEqual([]);
});

ownTab(
  "the keyboard alone does it, and values last for the visit where storage is denied",
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
    await open(page, RESOURCE);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.getByLabel("Server address").focus();
    await page.keyboard.type("vpn.example.org");
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeHidden();
    await expect(sample(page)).toContainText("https://vpn.example.org/api/");
    await page.locator("a[href='/api/resources/peers']").first().click();
    await expect(page.locator("pre:visible", { hasText: "/api/peers" }).first()).toContainText(
      "https://vpn.example.org/api/",
    );
  },
);

ownTab.describe("without scripts", () => {
  ownTab.use({ javaScriptEnabled: false });

  ownTab("there is no line, and samples are as published", async ({ page }) => {
    await page.goto(RESOURCE);
    await expect(page.getByText("Set your values")).toBeHidden();
    await expect(page.locator("pre code").first()).toBeVisible();
  });
});

test("the panel fits narrow and wide windows", async ({ page }) => {
  await open(page, RESOURCE);
  await fill(page, { "Server address": "https://x/y" });
  await expect(page.getByRole("alert")).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      return [
        document.documentElement.scrollWidth - window.innerWidth,
        (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0),
      ];
    });
    expect(Math.max(...overflow), String(width)).toBeLessThanOrEqual(0);
  }
});
