import type { Page } from "@playwright/test";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

/** Text of all code of the page, in hidden tabs too. */
const codeOf = (page: Page): Promise<string> =>
  page.locator("article code").evaluateAll((blocks) => blocks.map((block) => block.textContent).join("\n"));
const selected = (page: Page): Promise<string[]> =>
  page.locator('[data-tabs="edition"] [role=tab][aria-selected=true]').allTextContents();

const CLOUD = "api.netbird.io";
const CLOUD_NAMES = "netbird.cloud";

test("Cloud or Self-hosted is chosen once, in the address, a tab or the panel: tabs, addresses and names of all pages follow", async ({
  page,
}) => {
  await test.step("the address, before any other script runs", async () => {
    await page.goto("/how-to/profiles?edition=self-hosted");
    expect(await selected(page)).toEqual(["Self-hosted"]);
    const code = await codeOf(page);
    expect(code).toContain("netbird.selfhosted");
    expect(code).not.toContain(CLOUD_NAMES);
  });

  await test.step("another page, without the parameter", async () => {
    await open(page, "/how-to/networks");
    expect(await codeOf(page)).not.toContain(CLOUD_NAMES);
    await open(page, "/api/resources/peers");
    const code = await codeOf(page);
    expect(code).toContain("https://vpn.example.com/api/peers");
    expect(code).not.toContain(CLOUD);
    await expect(page.locator("article code u")).toHaveCount(0);
  });

  await test.step("the panel", async () => {
    await page.getByRole("button", { name: "Set your values" }).click();
    await expect(page.getByLabel("Cloud or self-hosted")).toHaveValue("self-hosted");
    await page.getByLabel("Cloud or self-hosted").selectOption("Cloud");
    await page.getByRole("button", { name: "Use these values" }).click();
    await expect.poll(() => codeOf(page)).toContain(`https://${CLOUD}/api/peers`);
    await open(page, "/how-to/profiles");
    expect(await selected(page)).toEqual(["Cloud"]);
  });

  await test.step("a tab", async () => {
    await page.getByRole("tab", { name: "Self-hosted" }).click();
    await expect.poll(() => codeOf(page)).not.toContain(CLOUD_NAMES);
    await expect(page).toHaveURL(/\?edition=self-hosted$/);
    await page.goto("/how-to/getting-started");
    expect(await selected(page)).toEqual(["Self-hosted"]);
  });
});
