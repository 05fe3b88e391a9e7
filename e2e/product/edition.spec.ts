import type { Page } from "@playwright/test";
import { product } from "docusaurus-waymark-core/site/product";
import { test } from "../support/tab";
import { expect, open } from "../support/test";

/** Text of all code of the page, in hidden tabs too. */
const codeOf = (page: Page): Promise<string> =>
  page.locator("article code").evaluateAll((blocks) => blocks.map((block) => block.textContent).join("\n"));
const selected = (page: Page): Promise<string[]> =>
  page.locator('[data-tabs="edition"] [role=tab][aria-selected=true]').allTextContents();

const CLOUD = product.api.url;
const CLOUD_NAMES = `web-1.${product.server?.cloudDomain}`;
const OWN_NAMES = `web-1.${product.server?.selfHostedDomain}`;

test("Cloud or Self-hosted is chosen once, in the address, a tab or the panel: tabs, addresses and names of all pages follow, and so does the system of the panel", async ({
  page,
}) => {
  await test.step("the address, before any other script runs", async () => {
    await page.goto("/how-to/getting-started?edition=self-hosted");
    expect(await selected(page)).toEqual(["Self-hosted"]);
  });

  await test.step("other pages, without the parameter", async () => {
    await page.goto("/how-to/secure-remote-webserver-access");
    const names = await codeOf(page);
    expect(names).toContain(OWN_NAMES);
    expect(names).not.toContain(CLOUD_NAMES);
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
    await page.getByLabel("Operating system").selectOption("Windows");
    await page.getByRole("button", { name: "Use these values" }).click();
    await expect.poll(() => codeOf(page)).toContain(`${CLOUD}/api/peers`);
    await open(page, "/how-to/profiles");
    expect(await selected(page)).toEqual(["Cloud"]);
    const system = page.locator('[data-tabs="os"] [role=tab][aria-selected=true]').first();
    await expect(system).toHaveText("Windows");
  });

  await test.step("a tab", async () => {
    await page.getByRole("tab", { name: "Self-hosted" }).click();
    await expect(page).toHaveURL(/\?edition=self-hosted$/);
    await page.locator("a[href='/how-to/cli']").first().click();
    await expect.poll(() => codeOf(page)).toContain(OWN_NAMES);
    await page.goto("/how-to/getting-started");
    expect(await selected(page)).toEqual(["Self-hosted"]);
  });
});
