import { writeIndex } from "../../engine";
import { SAMPLE } from "../../engine/sample.fixture";
import { createBackend } from "./backend";

const hosted = { appId: "APP", apiKey: "key-of-the-page", indexName: "site" };
const URLS = { indexUrl: "/base/search-index.json", textUrl: "/base/search-text.json" };
const FILES = writeIndex(SAMPLE);
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

test("warming fetches the titles and then all prose, so that a network that goes away later is not missed", async () => {
  const files: Readonly<Record<string, string>> = {
    [URLS.indexUrl]: FILES.titles,
    [URLS.textUrl]: FILES.texts,
  };
  const fetchText = jest.fn((url: string) =>
    Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(files[url] ?? "") }),
  );
  const { client, index, warm } = createBackend({ ...URLS, fetchText });
  const covered = new Promise((resolve) => index.subscribe(() => resolve(index.coverage())));
  warm();
  await expect(covered).resolves.toBe("full");
  expect(fetchText.mock.calls.map(([url]) => url)).toEqual([URLS.indexUrl, URLS.textUrl]);
  const outcome = await client.search({ query: "publickey" });
  expect(outcome.ok && outcome.value.hits.map(({ url }) => url)).toEqual(["/how-to/ssh#troubleshooting"]);
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
