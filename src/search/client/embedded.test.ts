import { buildIndex, IndexError } from "../engine";
import { record, SAMPLE } from "../engine/sample.fixture";
import { hitBreadcrumb, hitTitle } from "../model";
import { embeddedRequester } from "./embedded/requester";
import { createSearchClient, type Outcome, type SearchClient } from ".";

const index = buildIndex(SAMPLE);
const client = createSearchClient({
  mode: "embedded",
  requester: embeddedRequester(() => Promise.resolve(index)),
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.error.detail);
}

describe("embedded client: queries", () => {
  it("answers one query by the multi-query call", async () => {
    const page = valueOf(await client.search({ query: " setup keys " }));
    const [hit] = page.hits;
    expect(page.hits).toHaveLength(5);
    expect(page.total).toBeGreaterThanOrEqual(5);
    expect(hit).toMatchObject({ query: "setup keys", indexName: "docs", queryID: null, section: "docs" });
    expect(hit?.url).toBe("/how-to/register-machines-using-setup-keys");
    expect(hit && hitTitle(hit)).toBe("<mark>Setup</mark> <mark>keys</mark>");
    expect(hit && hitBreadcrumb(hit)).toEqual(["Docs"]);
  });

  it("answers several, blank ones with nothing, in the order asked", async () => {
    const pages = valueOf(await client.multiSearch([{ query: "ssh" }, { query: "  " }, { query: "mfa" }]));
    expect(pages.map(({ query, total }) => [query, total > 0])).toEqual([
      ["ssh", true],
      ["", false],
      ["mfa", true],
    ]);
  });

  it("answers by the single-index call alike", async () => {
    const request = { query: "exit node", hitsPerPage: 2 } as const;
    expect(valueOf(await client.searchIndex(request))).toEqual(valueOf(await client.search(request)));
    expect(valueOf(await client.searchIndex({ query: " " })).hits).toEqual([]);
  });

  it("keeps to a section, prefers one, counts facets and turns pages", async () => {
    const all = valueOf(await client.search({ query: "setup keys", facets: ["section"] }));
    const api = valueOf(await client.search({ query: "setup keys", section: "api" }));
    const preferred = valueOf(await client.search({ query: "setup keys", prefer: "api" }));
    const second = valueOf(await client.search({ query: "setup keys", page: 1, hitsPerPage: 1 }));
    expect(Object.keys(all.facets["section"] ?? {})).toEqual(expect.arrayContaining(["docs", "api"]));
    expect(api.hits.every(({ section }) => section === "api")).toBe(true);
    expect(preferred.hits[0]?.section).toBe("api");
    expect(second.hits[0]?.objectID).toBe(all.hits[1]?.objectID);
  });

  it.each(["51820", "true", "[1]", "a&b=c", "100%", "日本語", "x".repeat(900)])(
    "carries the query %s",
    async (query) => {
      expect(valueOf(await client.search({ query })).query).toBe(query.slice(0, 512));
    },
  );

  it("shows prose around the match", async () => {
    const [hit] = valueOf(await client.search({ query: "publickey" })).hits;
    expect(hit?.snippet).toContain("<mark>publickey</mark>");
  });
});

describe("embedded client: the other calls", () => {
  it("completes facet values", async () => {
    expect(valueOf(await client.facetValues("hierarchy.lvl1", "set"))).toEqual([
      { value: "Setup keys", highlighted: "<mark>Set</mark>up keys", count: 8 },
    ]);
    expect((await client.facetValues("no-facet", "")).ok).toBe(false);
  });

  it("predicts answers: prose, best first", async () => {
    const [answer] = valueOf(await client.answers("when does a setup key expire?"));
    expect(answer?.hit.url).toBe("/how-to/register-machines-using-setup-keys#expiry");
    expect(answer?.extract).toContain("<mark>expires</mark>");
  });

  it("recommends other pages, the threshold defaulting to 0", async () => {
    const objectID = "/how-to/register-machines-using-setup-keys#";
    const [all, sure] = valueOf(
      await client.recommendations([{ objectID }, { objectID, threshold: 100, limit: 3 }]),
    );
    expect(all?.[0]).toMatchObject({ score: 100, hit: { url: "/api/resources/setup-keys" } });
    expect(sure).toHaveLength(1);
    expect(valueOf(await client.recommendations([{ objectID: "none" }]))).toEqual([[]]);
  });
});

describe("embedded client: failures", () => {
  function failing(error: Error): SearchClient {
    return createSearchClient({
      mode: "embedded",
      requester: embeddedRequester(() => Promise.reject(error)),
    });
  }

  it.each(["missing", "network", "version", "corrupt"] as const)("tells a %s index", async (reason) => {
    const outcome = await failing(new IndexError(reason, "What to do.")).search({ query: "ssh" });
    expect(outcome).toEqual({
      ok: false,
      error: {
        kind: "index",
        name: "IndexError",
        reason,
        message: "What to do.",
        detail: `IndexError (${reason}): What to do.`,
      },
    });
  });

  it("answers as soon as the index is mended", async () => {
    const attempts = [Promise.reject(new IndexError("network", "Offline.")), Promise.resolve(index)];
    const mended = createSearchClient({
      mode: "embedded",
      requester: embeddedRequester(() => attempts.shift() ?? Promise.resolve(index)),
    });
    expect((await mended.search({ query: "ssh" })).ok).toBe(false);
    expect((await mended.search({ query: "ssh" })).ok).toBe(true);
  });

  it("reports a mistake in the engine once, without retry", async () => {
    const outcome = await failing(new Error("broken")).search({ query: "ssh" });
    expect(outcome).toMatchObject({ ok: false, error: { kind: "refused", name: "ApiError", status: 400 } });
  });
});

describe("embedded client: hostile records", () => {
  it("brings no markup but marks", async () => {
    const hostile = buildIndex([record("/x", '<img src=x onerror="alert(1)"> & </mark>peer', {})]);
    const hostileClient = createSearchClient({
      mode: "embedded",
      requester: embeddedRequester(() => Promise.resolve(hostile)),
    });
    const [hit] = valueOf(await hostileClient.search({ query: "peer" })).hits;
    expect(hit && hitTitle(hit)).toBe(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;/mark&gt;<mark>peer</mark>",
    );
  });
});
