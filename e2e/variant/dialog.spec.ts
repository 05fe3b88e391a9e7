import { SEARCH_KEY } from "../../test/searchServer";
import { activeOf, dialogOf, openSearch, optionsOf, searchFor } from "../support/search";
import { at, expect, ownTab, queriesOf, test, withoutIndex } from "./support";

const RETRY_ERROR = /RetryError: Unreachable hosts - your application id may be incorrect/;

test("a query goes out as specified: POST, index, 5 hits, mark tag, the key in a header only", async ({
  page,
  service,
}) => {
  await searchFor(page, "key");
  await expect(optionsOf(page)).toHaveCount(5);
  const [sent] = service.exchanges;
  expect(service.exchanges).toHaveLength(1);
  expect(sent).toMatchObject({ host: 0, method: "POST", path: "/1/indexes/*/queries" });
  expect(sent?.headers).toMatchObject({
    "x-algolia-api-key": SEARCH_KEY,
    "x-algolia-application-id": "TESTAPP",
  });
  expect(sent?.url).not.toContain(SEARCH_KEY);
  const { requests } = sent?.body as { requests: { indexName: string; params: string }[] };
  expect(requests.map(({ indexName }) => indexName)).toEqual(["documentation"]);
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.params))).toEqual({
    query: "key",
    hitsPerPage: "5",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    attributesToSnippet: '["content:24"]',
    optionalFilters: '["section:docs"]',
    clickAnalytics: "true",
  });
});

test("hits of the service are grouped, marked and lead to their pages", async ({ page }) => {
  await searchFor(page, "delete");
  await expect(activeOf(page)).toHaveAccessibleName(
    "DELETE Delete the hosted key API / Hosted key five /api/setup-keys/{keyId}",
  );
  await expect(activeOf(page).locator("mark").first()).toHaveText("Delete");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/api/resources/setup-keys#delete-a-setup-key"));
});

ownTab(
  "a host that fails is asked no more for 120 000 ms; the next one answers",
  async ({ page, service }) => {
    service.fail(0, { status: 500, message: "down" }, { times: 1 });
    await page.clock.setFixedTime(new Date("2030-01-01T00:00:00Z"));
    const field = await searchFor(page, "key");
    expect(service.exchanges.map(({ host }) => host)).toEqual([0, 1]);
    await page.clock.setFixedTime(new Date("2030-01-01T00:01:59Z"));
    await field.fill("key one");
    await expect.poll(() => service.exchanges.map(({ host }) => host)).toEqual([0, 1, 1]);
    await page.clock.setFixedTime(new Date("2030-01-01T00:02:01Z"));
    await field.fill("key two");
    await expect.poll(() => service.exchanges.map(({ host }) => host)).toEqual([0, 1, 1, 0]);
  },
);

for (const fault of ["hang", "reset", "slow body"] as const) {
  test(`one host of three with a ${fault} is stepped over`, async ({ page, service }) => {
    service.fail(0, fault);
    await searchFor(page, "key");
    expect(service.exchanges.at(-1)?.host).toBe(1);
    await expect(dialogOf(page).getByText("Hosted key one").first()).toBeVisible();
  });
}

test("when no host can be reached the page's own index answers and says so; RetryError is in the log", async ({
  page,
  service,
  log,
}) => {
  service.fail("all", "reset");
  const field = await searchFor(page, "setup key");
  await expect(
    dialogOf(page).getByText("The search service cannot be reached.", { exact: false }).first(),
  ).toBeVisible();
  await expect(optionsOf(page).first()).toHaveAttribute("href", /setup-keys/);
  await expect.poll(() => log.join("\n")).toMatch(RETRY_ERROR);
  const asked = service.exchanges.length;
  await field.fill("ssh");
  await expect(optionsOf(page).first()).toContainText(/SSH/i);
  expect(service.exchanges.length, "the service is left alone").toBe(asked);
});

test("nothing found by the stand-in says so too", async ({ page, service }) => {
  service.fail("all", { status: 503, message: "down" });
  const field = await openSearch(page);
  await field.fill("zzzqqqzz");
  await expect(
    dialogOf(page).getByText("Nothing found for ‘zzzqqqzz’. Please try again.").first(),
  ).toBeVisible();
  await expect(
    dialogOf(page).getByText("The search service cannot be reached.", { exact: false }).first(),
  ).toBeVisible();
});

test("with the stand-in gone too, the reader is told and can try again", async ({ page, service, log }) => {
  await withoutIndex(page);
  service.fail("all", "reset");
  const field = await openSearch(page);
  await field.fill("key");
  await expect(dialogOf(page).getByText("Search cannot be reached", { exact: true })).toBeVisible();
  await expect.poll(() => log.join("\n")).toMatch(RETRY_ERROR);
  await expect(dialogOf(page).getByRole("button", { name: "Try again" })).toBeVisible();
});

test("a refusal shows the server's words at once, without a retry; ApiError is in the log", async ({
  page,
  service,
  log,
}) => {
  service.fail("all", { status: 403, message: `Key ${SEARCH_KEY} was revoked` });
  const field = await openSearch(page);
  await field.fill("key");
  await expect(dialogOf(page).getByText("Search refused the request", { exact: true })).toBeVisible();
  await expect(
    dialogOf(page).getByText("Key ***** was revoked (status 403)", { exact: false }).first(),
  ).toBeVisible();
  expect(service.exchanges).toHaveLength(1);
  await expect.poll(() => log.join("\n")).toContain("ApiError: Key ***** was revoked (status 403)");
  service.reset();
  await dialogOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(optionsOf(page)).toHaveCount(5);
});

test("an answer that is no JSON has words of its own; DeserializationError is in the log", async ({
  page,
  service,
  log,
}) => {
  service.fail("all", "not json");
  const field = await openSearch(page);
  await field.fill("key");
  await expect(dialogOf(page).getByText("Search sent an unreadable answer", { exact: true })).toBeVisible();
  await expect.poll(() => log.join("\n")).toContain("DeserializationError");
});

test("the spinner shows while a host is silent, and goes with the answer", async ({ page, service }) => {
  service.fail(0, "hang");
  const field = await openSearch(page);
  await field.fill("key");
  await expect(dialogOf(page)).toHaveAttribute("data-status", "stalled");
  await expect(optionsOf(page)).toHaveCount(5);
  await expect(dialogOf(page)).not.toHaveAttribute("data-status", "stalled");
});

test("a late answer to an older query does not replace the newer one", async ({ page, service }) => {
  // The first host is silent on the older query: its answer comes from the second host, a second after the newer one's.
  service.fail(0, "hang", {
    times: 1,
    when: ({ body }) => JSON.stringify(body ?? "").includes("query=hosted"),
  });
  const field = await openSearch(page);
  await field.fill("hosted");
  await expect.poll(() => queriesOf(service)).toEqual(["hosted"]);
  await field.fill("delete");
  await expect(activeOf(page)).toContainText("Delete the hosted key");
  await expect.poll(() => queriesOf(service)).toEqual(["hosted", "delete", "hosted"]);
  await page.waitForLoadState("networkidle");
  await expect(optionsOf(page)).toHaveCount(1);
  await expect(activeOf(page)).toContainText("Delete the hosted key");
});

test("a filter asks the service for one section", async ({ page, service }) => {
  await searchFor(page, "key");
  await dialogOf(page).getByRole("button", { name: "API", exact: true }).click();
  await expect(dialogOf(page).getByRole("group", { name: "Docs" })).toHaveCount(0);
  const { requests } = service.exchanges.at(-1)?.body as { requests: { params: string }[] };
  expect(new URLSearchParams(requests[0]?.params).get("facetFilters")).toBe('["section:api"]');
});

test("a query is cut at 512 characters", async ({ page, service }) => {
  const field = await openSearch(page);
  await field.evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
  await field.fill("k".repeat(600));
  await expect.poll(() => queriesOf(service)[0]?.length).toBe(512);
});
