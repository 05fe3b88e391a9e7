import { createBackend } from "./backend";

const hosted = { appId: "APP", apiKey: "key-of-the-page", indexName: "site" };
const URLS = { indexUrl: "/base/search-index.json", textUrl: "/base/search-text.json" };
const missing = () =>
  jest.fn(() => Promise.resolve({ ok: false, status: 404, text: () => Promise.resolve("") }));

test("without a service the page's own index answers; warming fetches it, and a failure waits for the query", async () => {
  const fetchText = missing();
  const { client, standIn, warm } = createBackend({ ...URLS, fetchText });
  expect([client.mode, standIn]).toEqual(["embedded", null]);
  warm();
  expect(fetchText).toHaveBeenCalledWith("/base/search-index.json");
  await expect(client.search({ query: "ssh" })).resolves.toMatchObject({
    ok: false,
    error: { kind: "index", reason: "missing" },
  });
});

test("with a service that answers first, and the index is fetched only when it must stand in", async () => {
  const fetchText = missing();
  const { client, standIn, warm } = createBackend({ ...URLS, hosted, fetchText });
  expect([client.mode, client.indexName, standIn?.mode]).toEqual(["hosted", "site", "embedded"]);
  warm();
  expect(fetchText).not.toHaveBeenCalled();
  await standIn?.search({ query: "ssh" });
  expect(fetchText).toHaveBeenCalledTimes(1);
});
