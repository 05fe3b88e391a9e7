import { bodyOf, recorded } from "./recorded.fixture";

describe("hosted client: the wire", () => {
  it("sends the multi-query call: index name, query, 5 hits, mark tags", async () => {
    const { client, sent } = recorded({ content: '{"results":[{"hits":[],"nbHits":0}]}' });
    await client.search({ query: "setup keys", preferredSection: "api" });
    const body = bodyOf(sent[0]) as { requests: { indexName: string; params: string }[] };
    expect(sent[0]).toMatchObject({ method: "POST", connectTimeout: 1, responseTimeout: 2 });
    expect(sent[0]?.url).toMatch(/^https:\/\/one\.example\/1\/indexes\/\*\/queries\?x-algolia-agent=/);
    expect(body.requests[0]?.indexName).toBe("documentation");
    expect(Object.fromEntries(new URLSearchParams(body.requests[0]?.params))).toEqual({
      query: "setup keys",
      hitsPerPage: "5",
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      attributesToSnippet: '["content:24"]',
      optionalFilters: '["section:api"]',
      clickAnalytics: "true",
    });
  });

  it("sends nothing for a query of spaces", async () => {
    const { client, sent } = recorded({});
    expect(await client.search({ query: " \t" })).toMatchObject({ ok: true, value: { hits: [] } });
    expect(sent).toEqual([]);
  });

  it("reads hits with the query id", async () => {
    const hit = {
      objectID: "1",
      url: "https://docs.example/how-to/ssh#x",
      type: "lvl1",
      hierarchy: { lvl1: "SSH" },
    };
    const { client } = recorded({
      content: JSON.stringify({ results: [{ hits: [hit, null], queryID: "q", index: "i" }] }),
    });
    const outcome = await client.search({ query: "ssh" });
    expect(outcome.ok && outcome.value.hits).toMatchObject([
      { url: "/how-to/ssh#x", queryID: "q", indexName: "i" },
    ]);
  });
});
