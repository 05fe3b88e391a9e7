import { createSearchClient, maskKey, type Requester, type SearchClient } from ".";

const KEY = "s3cret-search-key";

type Sent = Parameters<Requester["send"]>[0];
type Reply = Awaited<ReturnType<Requester["send"]>>;

/** A client whose requests end in a list; the answers are given in turn, the last one again and again. */
function recorded(...replies: readonly Partial<Reply>[]): { client: SearchClient; sent: Sent[] } {
  const sent: Sent[] = [];
  const requester: Requester = {
    send: (request) => {
      const reply = replies[Math.min(sent.length, replies.length - 1)];
      sent.push(request);
      return Promise.resolve({ status: 200, isTimedOut: false, content: "{}", ...reply });
    },
  };
  const hosts = [{ url: "one.example" }, { url: "two.example", protocol: "http" as const }];
  const options = {
    mode: "hosted",
    appId: `APP${Math.random()}`,
    apiKey: KEY,
    indexName: "documentation",
  } as const;
  return { client: createSearchClient({ ...options, hosts, requester, clickAnalytics: true }), sent };
}

function bodyOf(request: Sent | undefined): unknown {
  return JSON.parse(request?.data ?? "null");
}

describe("hosted client: the wire (SPEC 7)", () => {
  it("sends the multi-query call: index name, query, 5 hits, mark tags", async () => {
    const { client, sent } = recorded({ content: '{"results":[{"hits":[],"nbHits":0}]}' });
    await client.search({ query: "setup keys", prefer: "api" });
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

  it.each([
    [
      "single-index query",
      "/1/indexes/documentation/query",
      (client: SearchClient) => client.searchIndex({ query: "a" }),
      { query: "a" },
    ],
    [
      "facet query",
      "/1/indexes/documentation/facets/section/query",
      (client: SearchClient) => client.facetValues("section", "a"),
      { facetQuery: "a" },
    ],
    [
      "prediction",
      "/1/answers/documentation/prediction",
      (client: SearchClient) => client.answers("a"),
      { query: "a", queryLanguages: ["en"] },
    ],
    [
      "recommendations",
      "/1/indexes/*/recommendations",
      (client: SearchClient) => client.recommendations([{ objectID: "1" }]),
      { requests: [{ indexName: "documentation", model: "related-products", objectID: "1", threshold: 0 }] },
    ],
  ])("sends the %s call", async (_name, path, call, body) => {
    const { client, sent } = recorded({});
    await call(client);
    expect(new URL(sent[0]?.url ?? "").pathname).toBe(path);
    expect(bodyOf(sent[0])).toMatchObject(body);
  });

  it("sends the key in headers only", async () => {
    const { client, sent } = recorded({ content: '{"results":[]}' });
    await client.search({ query: "a" });
    expect(sent[0]?.headers).toMatchObject({ "x-algolia-api-key": KEY });
    expect(sent[0]?.url).not.toContain(KEY);
    expect(sent[0]?.data).not.toContain(KEY);
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

describe("hosted client: errors (SPEC 8)", () => {
  it("fails at once on 4xx, with the server's message and status, the key masked", async () => {
    const { client, sent } = recorded({ status: 403, content: `{"message":"Invalid key ${KEY}"}` });
    const outcome = await client.search({ query: "a" });
    expect(sent).toHaveLength(1);
    expect(outcome).toMatchObject({ ok: false, error: { kind: "refused", name: "ApiError", status: 403 } });
    expect(!outcome.ok && outcome.error.message).toContain("Invalid key *****");
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });

  it("tells an answer that is no JSON", async () => {
    const { client } = recorded({ content: "<html>" });
    expect(await client.search({ query: "a" })).toMatchObject({
      ok: false,
      error: { kind: "unreadable", name: "DeserializationError" },
    });
  });

  it.each([
    ["time-outs", { isTimedOut: true, status: 0 }],
    ["lost networks", { status: 0 }],
    ["server errors", { status: 500 }],
  ])("asks every host and then gives up on %s", async (_what, reply) => {
    const { client, sent } = recorded(reply);
    const outcome = await client.search({ query: "a" });
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(["one.example", "two.example"]);
    expect(outcome).toMatchObject({ ok: false, error: { kind: "unreachable", name: "RetryError" } });
    expect(!outcome.ok && outcome.error.detail).toContain("your application id may be incorrect");
    expect(JSON.stringify(outcome)).not.toContain(KEY);
  });

  it("answers from the next host, and allows it more time after a time-out", async () => {
    const { client, sent } = recorded({ isTimedOut: true, status: 0 }, { content: '{"results":[]}' });
    expect((await client.search({ query: "a" })).ok).toBe(true);
    expect(sent.map(({ connectTimeout }) => connectTimeout)).toEqual([1, 4]);
  });

  it.each([{}, { results: 1 }, { results: [null] }, { results: [{ hits: "x" }] }, []])(
    "bears %j",
    async (content) => {
      const { client } = recorded({ content: JSON.stringify(content) });
      expect(await client.search({ query: "a" })).toMatchObject({ ok: true, value: { hits: [] } });
    },
  );
});

describe("maskKey", () => {
  it("masks a key as it is and percent-encoded, but no empty one", () => {
    expect(maskKey("k=a b/c k=a%20b%2Fc", "a b/c")).toBe("k=***** k=*****");
    expect(maskKey("text", "")).toBe("text");
    expect(maskKey("text", null)).toBe("text");
  });
});
