/** The client on real HTTP: a local server speaks the protocol and fails as each test asks. */
import { inspect } from "node:util";
import { type Fault, SEARCH_KEY, type SearchServers, startSearchServers } from "@site/test/searchServer";
import { createSearchClient, type SearchClient } from "./createSearchClient";

const INDEX = "documentation";
const TIMED_OUT = 15_000;
let servers: SearchServers;
let log: { readonly mock: { readonly calls: unknown[] } }[];

/** Each client has its own application, so that it does not remember failed hosts of another test. */
function connect(): SearchClient {
  const hosts = servers.hosts.map((url) => ({ url, protocol: "http" as const }));
  const appId = `APP${Math.random()}`;
  return createSearchClient({ appId, apiKey: SEARCH_KEY, indexName: INDEX, hosts });
}

const askedHosts = (): number[] => servers.exchanges.map(({ host }) => host);

beforeAll(async () => {
  servers = await startSearchServers(3);
  const record = {
    objectID: "1",
    url: "/how-to/ssh",
    section: "docs",
    type: "lvl1",
    hierarchy: { lvl1: "SSH" },
  };
  servers.service.index(INDEX).records.set("1", record);
});
beforeEach(() => {
  log = (["log", "info", "warn", "error"] as const).map((level) => jest.spyOn(console, level));
});
afterEach(() => {
  expect(JSON.stringify(log.map(({ mock }) => mock.calls))).not.toContain(SEARCH_KEY);
  jest.restoreAllMocks();
  jest.useRealTimers();
  servers.reset();
});
afterAll(() => servers.close());

test("each call goes out by POST with the key in a header and nowhere else", async () => {
  const client = connect();
  await client.search({ query: "ssh" });
  await client.searchIndex({ query: "ssh" });
  await client.facetValues("section", "do");
  await client.answers("ssh");
  await client.recommendations([{ objectID: "1" }, { objectID: "1", threshold: 50 }]);
  expect(servers.exchanges.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /1/indexes/*/queries",
    `POST /1/indexes/${INDEX}/query`,
    `POST /1/indexes/${INDEX}/facets/section/query`,
    `POST /1/answers/${INDEX}/prediction`,
    "POST /1/indexes/*/recommendations",
  ]);
  for (const { url, headers, body } of servers.exchanges) {
    expect(headers["x-algolia-api-key"]).toBe(SEARCH_KEY);
    expect(headers["x-algolia-application-id"]).toMatch(/^APP/);
    expect(url + JSON.stringify(body)).not.toContain(SEARCH_KEY);
  }
  const [multi, single, facet, prediction, recommendations] = servers.exchanges.map(({ body }) => body);
  const params = "query=ssh&hitsPerPage=5&highlightPreTag=%3Cmark%3E&highlightPostTag=%3C%2Fmark%3E";
  const snippet = "&attributesToSnippet=%5B%22content%3A24%22%5D";
  expect(multi).toEqual({ requests: [{ indexName: INDEX, params: params + snippet }] });
  expect(single).toMatchObject({ query: "ssh", hitsPerPage: 5, highlightPreTag: "<mark>" });
  expect(facet).toEqual({ facetQuery: "do" });
  expect(prediction).toEqual({ query: "ssh", queryLanguages: ["en"] });
  expect(recommendations).toMatchObject({
    requests: [
      { indexName: INDEX, model: "related-products", objectID: "1", threshold: 0 },
      { threshold: 50 },
    ],
  });
});

test("nothing is sent for a query of spaces", async () => {
  expect(await connect().search({ query: " \t" })).toMatchObject({ ok: true, value: { hits: [] } });
  expect(servers.exchanges).toEqual([]);
});

test("a hit is returned with its marks", async () => {
  const outcome = await connect().search({ query: "ssh" });
  expect(outcome.ok && outcome.value).toMatchObject({
    total: 1,
    hits: [{ url: "/how-to/ssh", highlightedHierarchy: { lvl1: "<mark>SSH</mark>" } }],
  });
});

test.each<[string, Fault]>([
  ["cuts the connection", "reset"],
  ["answers 500", { status: 500, message: "down" }],
  ["answers 302", { status: 302, message: "moved" }],
])("when one host of three %s, the next one answers", async (_what, fault) => {
  servers.fail(0, fault);
  expect((await connect().search({ query: "ssh" })).ok).toBe(true);
  expect(askedHosts()).toEqual([0, 1]);
});

test.each<[string, Fault, number]>([
  ["is silent for 1 s", "hang", 1000],
  ["sends half a body for 2 s", "slow body", 2000],
])(
  "when one host of three %s, the next one answers",
  async (_what, fault, least) => {
    servers.fail(0, fault);
    const start = Date.now();
    expect((await connect().search({ query: "ssh" })).ok).toBe(true);
    // A timer may fire a little before its time by this clock.
    expect(Date.now() - start).toBeGreaterThanOrEqual(least - 20);
    expect(askedHosts()).toEqual([0, 1]);
  },
  TIMED_OUT,
);

test("a failed host is avoided for 120,000 ms, then used again", async () => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: ["nextTick", "setImmediate", "setTimeout", "clearTimeout", "queueMicrotask"],
  });
  servers.fail(0, "reset", { times: 1 });
  const client = connect();
  await client.search({ query: "a" });
  jest.setSystemTime(Date.now() + 119_000);
  await client.search({ query: "b" });
  jest.setSystemTime(Date.now() + 2_000);
  await client.search({ query: "c" });
  expect(askedHosts()).toEqual([0, 1, 1, 0]);
});

test("when every host fails, the error is a RetryError with a plain message", async () => {
  servers.fail("all", { status: 503, message: "down" });
  const outcome = await connect().search({ query: "ssh" });
  expect(askedHosts()).toEqual([0, 1, 2]);
  expect(outcome).toMatchObject({ ok: false, error: { kind: "unreachable" } });
  expect(!outcome.ok && outcome.error.detail).toMatch(
    /Unreachable hosts - your application id may be incorrect/,
  );
});

test.each([400, 403, 404, 429])("%i fails at once with the server's words, no retry", async (status) => {
  servers.fail("all", { status, message: `No, ${SEARCH_KEY} may not` });
  const outcome = await connect().search({ query: "ssh" });
  expect(askedHosts()).toEqual([0]);
  expect(outcome).toMatchObject({ ok: false, error: { kind: "refused" } });
  expect(!outcome.ok && outcome.error.detail).toBe(`ApiError: No, ***** may not (status ${status})`);
});

test("an answer that is no JSON is a DeserializationError", async () => {
  servers.fail("all", "not json");
  const outcome = await connect().search({ query: "ssh" });
  expect(outcome).toMatchObject({
    ok: false,
    error: { kind: "unreadable", detail: expect.stringMatching(/^DeserializationError: /) as string },
  });
});

test("the key is in nothing that a failure holds, however it is printed", async () => {
  servers.fail("all", "reset");
  const outcome = await connect().search({ query: "ssh" });
  const error = outcome.ok ? null : outcome.error;
  expect(inspect(error, { depth: null }) + JSON.stringify(error)).not.toContain(SEARCH_KEY);
});
