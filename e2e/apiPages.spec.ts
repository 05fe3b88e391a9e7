import type { Locator } from "@playwright/test";
import { parse } from "yaml";
import { COLORS, violations } from "./support/axe";
import { optionsOf, searchFor } from "./support/search";
import { test } from "./support/tab";
import { expect, open, test as ownTab } from "./support/test";

const NETWORKS = "/api/resources/networks";

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

interface CollectionItem {
  readonly name: string;
  readonly item?: readonly CollectionItem[];
}

test("an operation has method and path above its heading, who may call it, and its requests", async ({
  page,
}) => {
  await open(page, NETWORKS);
  const heading = page.getByRole("heading", { level: 2, name: /^Create a network\b(?! r)/ });
  await expect(heading).toHaveAttribute("id", "create-a-network");
  const head = heading.locator("..");
  await expect(head).toContainText("POST");
  await expect(head).toContainText("/api/networks");
  await expect(page.getByText("Who may call it:").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "cURL" }).first()).toBeVisible();
});

test("the chosen language of a request is kept on the next page", async ({ page }) => {
  await open(page, NETWORKS);
  await page.getByRole("tab", { name: "Python" }).first().click();
  await open(page, "/api/resources/setup-keys");
  await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute("aria-selected", "true");
});

test("an answer shows an example first, and its schema on the next tab", async ({ page }) => {
  await open(page, NETWORKS);
  const bodies = page.getByRole("group", { name: "Response bodies" }).first();
  const tabs = bodies.locator("details[open]").getByRole("tab");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  const schema = tabs.filter({ hasText: "Schema" });
  await schema.click();
  await expect(schema).toHaveAttribute("aria-selected", "true");
  await expect(bodies.locator("details[open]").getByRole("tabpanel")).toContainText("id");
});

test("downloads are the same description, and the collection names every operation", async ({ request }) => {
  const text = async (name: string): Promise<string> => (await request.get(`/${name}`)).text();
  const description = JSON.parse(await text("openapi.json")) as Description;
  expect(parse(await text("openapi.yaml"))).toEqual(description);
  const summaries = Object.values(description.paths).flatMap((item) =>
    Object.values(item).map(({ summary }) => summary),
  );
  const collection = JSON.parse(await text("postman-collection.json")) as CollectionItem;
  expect(requestsOf(collection).sort()).toEqual(summaries.sort());
  expect(summaries.length).toBeGreaterThan(80);
});

/** Names of the requests of a collection; folders hold them on any depth. */
function requestsOf({ name, item }: CollectionItem): string[] {
  return item ? item.flatMap(requestsOf) : [name];
}

for (const query of ["create a setup key", "/api/peers/{peerId}"]) {
  test(`a search for "${query}" leads to the section of the operation`, async ({ page }) => {
    await searchFor(page, query, NETWORKS);
    await optionsOf(page).first().click();
    const address = query.startsWith("/") ? /\/api\/resources\/peers#.+/ : /\/setup-keys#create-a-setup-key$/;
    await expect(page).toHaveURL(address);
  });
}

/** How far a part of the page is from the top of the window, in whole pixels. */
const topOf = (part: Locator): Promise<number> =>
  part.evaluate((node) => Math.round(node.getBoundingClientRect().top));

test("requests stay where they are while their description scrolls by, at 1440 px", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/api/resources/policies");
  const row = page.locator("hgroup:has(#create-a-policy) + div");
  const aside = row.locator('> [data-search="skip"]');
  await row.evaluate((node) => node.scrollIntoView());
  await page.mouse.move(500, 350);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await topOf(aside)) - (await topOf(row))).toBeGreaterThan(50);
  const [before, held] = [await topOf(row), await topOf(aside)];
  await page.mouse.wheel(0, 100);
  await expect.poll(() => topOf(row)).toBe(before - 100);
  expect(await topOf(aside)).toBe(held);
});

test("the longest page has at most 6,200 elements", async ({ page }) => {
  for (const route of [NETWORKS, "/api/resources/users"]) {
    await open(page, route);
    expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(6200);
  }
});

test("axe finds nothing with every disclosure open, in both themes", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, NETWORKS);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("article details:not([name])"))
      details.toggleAttribute("open", true);
  });
  expect(await violations(page, "article")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, "article", COLORS)).toEqual([]);
});

test("the changelog is linked from the downloads and names its publications", async ({ page }) => {
  await open(page, "/api");
  await page.getByRole("article").getByRole("link", { name: "Changelog" }).click();
  await expect(page).toHaveURL(/\/api\/changelog$/);
  await expect(page.getByRole("heading", { level: 2, name: /^Next publication/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /^\d{4}-\d{2}-\d{2}/ }).first()).toBeVisible();
});

ownTab.describe("without scripts", () => {
  ownTab.use({ javaScriptEnabled: false });

  ownTab("nested properties and bodies of answers open", async ({ page }) => {
    await page.goto("/api/resources/policies");
    const nested = page.locator("article details:not([name])").first();
    await nested.locator("summary").first().click();
    await expect(nested.locator("dl").first()).toBeVisible();
    const error = page.getByRole("group", { name: "Response bodies" }).first().locator("details").nth(1);
    await error.locator("summary").click();
    await expect(error.locator("pre").first()).toBeVisible();
  });
});
