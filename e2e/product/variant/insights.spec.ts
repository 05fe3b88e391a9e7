import fs from "node:fs";
import type { Page } from "@playwright/test";
import { insightsScript } from "docusaurus-theme-waymark-search/hosted/insightsScript";
import { queryIdOf } from "../../../test/searchServer";
import { dialogOf, optionsOf, searchFor } from "../../support/search";
import { at, expect, ownTab as test } from "./support";

const SCRIPT = insightsScript();
const CDN_FILE = fs.readFileSync(require.resolve("search-insights/dist/search-insights.min.js"), "utf8");

// A file may be on its way while the page closes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Turns the built site into one that was built for the CDN's script. */
async function useCdn(page: Page, answer: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"?insights"?:"site"/,
      `insights:"cdn",insightsScript:${JSON.stringify(SCRIPT)}`,
    );
    await route.fulfill({ response, body });
  });
  await page.route("https://cdn.jsdelivr.net/**", async (route) => {
    asked.push(route.request().url());
    const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };
    await route.fulfill({ headers, body: answer });
  });
  return asked;
}

test("what is shown, moved to and chosen is reported by name, by a script of the site itself", async ({
  page,
  events,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "127.0.0.1" && !hostname.endsWith(".localhost")) others.push(request.url());
  });
  await searchFor(page, "key");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect.poll(() => events.map(({ eventName }) => eventName)).toEqual(["Items Viewed"]);
  const ids = await optionsOf(page).evaluateAll((rows) => rows.length);
  expect(events[0]).toMatchObject({ eventType: "view", index: "documentation" });
  expect(events[0]?.objectIDs).toHaveLength(ids);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => events.map(({ eventName }) => eventName)).toEqual(["Items Viewed", "Item Active"]);
  expect(events[1]).toMatchObject({ eventType: "view", objectIDs: ["/how-to/cli#"] });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/how-to/cli"));
  await expect.poll(() => events.length).toBe(3);
  expect(events[2]).toMatchObject({
    eventType: "click",
    eventName: "Item Selected",
    index: "documentation",
    queryID: queryIdOf("key"),
    objectIDs: ["/how-to/cli#"],
    positions: [3],
  });
  expect(others.every((url) => url.startsWith("https://insights.algolia.io/1/events"))).toBe(true);
});

test("with globalPrivacyControl nothing is reported and no query id is asked for", async ({
  page,
  events,
  service,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
      get: () => true,
      configurable: true,
    });
  });
  await searchFor(page, "key");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(at("/how-to/ssh"));
  await page.waitForLoadState("networkidle");
  expect(events).toEqual([]);
  expect(JSON.stringify(service.exchanges[0]?.body)).not.toContain("clickAnalytics");
});

test("CDN: the script comes from there with its hash, and reports the same", async ({ page, events }) => {
  const asked = await useCdn(page, CDN_FILE);
  await searchFor(page, "key");
  await expect.poll(() => events.map(({ eventName }) => eventName)).toEqual(["Items Viewed"]);
  expect(asked).toEqual(["https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js"]);
});
