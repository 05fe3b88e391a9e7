import { writeIndex, writeQuotes } from "../engine";
import { SAMPLE } from "../engine/sample.fixture";
import { NO_SEARCH_WORDS } from "../model";
import { SearchFailure } from "./backend";
import { createEmbeddedBackend, engineInWorker, type WorkerPort } from "./embedded";
import type { FetchedText } from "./fileLoader";
import { createEngine, type Engine, type RequestMessage } from "./worker";

const FILES = writeIndex(SAMPLE);

/** Files by address; one that is missing is not found. */
const fetchFrom =
  (files: Readonly<Record<string, string>>) =>
  (url: string): Promise<FetchedText> => {
    const text = files[url];
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: () => Promise.resolve(text ?? ""),
    });
  };

function backendOf(files: Readonly<Record<string, string>>, start: () => Engine = () => createEngine()) {
  return createEmbeddedBackend({
    folder: "/",
    start,
    fetchText: fetchFrom(files),
  });
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (thrown: unknown) => (thrown instanceof SearchFailure ? thrown.error : thrown),
  );

test("titles answer before the prose is there; then all prose does", async () => {
  const backend = backendOf({ "/search-index.json": FILES.titles, "/search-text.json": FILES.texts });
  const first = await backend.search({ query: "ssh" });
  expect(first).toMatchObject({ query: "ssh", coverage: "titles", fallbackCause: null });
  expect(first.hits[0]?.url).toBe("/how-to/ssh");
  expect((await backend.search({ query: "51820" })).hits).toEqual([]);
  await backend.loadProse();
  expect(await backend.search({ query: "51820" })).toMatchObject({
    coverage: "full",
    hits: [{ url: "/about/how-it-works#ports" }],
  });
});

describe("pasted output", () => {
  const line = "2026-11-26T05:37:34.123Z WARN client/x.go:12: peer web-1 not found in network: timeout";
  const quotes = writeQuotes([
    {
      url: "/messages",
      title: "Messages",
      section: "docs",
      sectionTitle: "Docs",
      quotes: [
        [
          "peer-not-found",
          "peer <name> not found in network: <error>",
          "It was deleted.",
          "lost <peer> for good",
        ],
        ["ssh-refused", "SSH & <b> refused the connection of a peer", "No policy allows it."],
      ],
    },
  ]);
  const asked: string[] = [];
  const backend = (files: Readonly<Record<string, string>>) =>
    createEmbeddedBackend({
      folder: "/",
      start: () => createEngine(),
      fetchText: (url) => {
        asked.push(url);
        return fetchFrom(files)(url);
      },
    });
  beforeEach(() => void (asked.length = 0));

  it("finds its message first, and typed words neither find nor fetch it", async () => {
    const search = backend({ "/search-index.json": FILES.titles, "/search-quotes.json": quotes });
    expect((await search.search({ query: "ssh" })).hits[0]?.url).toBe("/how-to/ssh");
    expect(asked).toEqual(["/search-index.json"]);
    const { hits, total } = await search.search({ query: line, hitsPerPage: 3 });
    expect(hits.length).toBeLessThanOrEqual(3);
    expect(hits[0]).toMatchObject({
      url: "/messages#peer-not-found",
      hierarchy: { lvl1: "Messages", lvl2: "peer <name> not found in network: <error>" },
      highlightedHierarchy: { lvl2: "peer &lt;name&gt; not found in network: &lt;error&gt;" },
      snippet: "It was deleted.",
    });
    expect(total).toBeGreaterThanOrEqual(hits.length);
    expect(asked).toEqual(["/search-index.json", "/search-quotes.json"]);
    const also = await search.search({ query: `${line}; lost web-1 for good` });
    expect(also.hits.filter(({ url }) => url === "/messages#peer-not-found")).toHaveLength(1);
    const other = await search.search({ query: line, section: "api" });
    expect(other.hits.map(({ page }) => page)).not.toContain("/messages");
  });

  it("finds a message of other words that is cut, in a line that can only be output", async () => {
    const search = backend({ "/search-index.json": FILES.titles, "/search-quotes.json": quotes });
    const query = "[ERROR] the server refused a connection: peer over SSH";
    expect((await search.search({ query })).hits[0]?.url).toBe("/messages#ssh-refused");
  });

  it.each([{}, { "/search-quotes.json": "{" }])(
    "is searched as words while the file of messages cannot be read",
    async (files) => {
      await expect(
        backend({ "/search-index.json": FILES.titles, ...files }).search({ query: line }),
      ).resolves.toMatchObject({
        coverage: "titles",
      });
    },
  );
});

test.each([
  ["cut", FILES.texts.slice(0, 200)],
  ["something else", "{}"],
  ["of another build", writeIndex(SAMPLE.slice(0, 3)).texts],
])("prose that is %s leaves the titles in use; when it is fixed it is taken", async (_how, texts) => {
  const files: Record<string, string> = { "/search-index.json": FILES.titles, "/search-text.json": texts };
  const backend = backendOf(files);
  await backend.loadProse();
  expect(await backend.search({ query: "ssh" })).toMatchObject({ coverage: "failed" });
  files["/search-text.json"] = FILES.texts;
  await backend.loadProse();
  expect(await backend.search({ query: "ssh" })).toMatchObject({ coverage: "full" });
});

test("an unusable index is an error with a reason; the next query tries again", async () => {
  const files: Record<string, string> = {};
  const backend = backendOf(files);
  backend.prefetch();
  expect(await failureOf(backend.search({ query: "ssh" }))).toMatchObject({
    kind: "index",
    reason: "missing",
  });
  files["/search-index.json"] = FILES.titles;
  expect((await backend.search({ query: "ssh" })).hits).not.toEqual([]);
});

test("a question of spaces is answered without an engine", async () => {
  const start = jest.fn();
  expect(await backendOf({}, start).search({ query: "  " })).toMatchObject({ query: "", hits: [], total: 0 });
  expect(start).not.toHaveBeenCalled();
});

/** A worker in the page. */
function workerOf(engine: Engine): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    terminate: jest.fn(),
    postMessage: ({ number, request }: RequestMessage) => {
      void engine(request).then((reply) =>
        port.onmessage?.({ data: { number, reply } } as Parameters<NonNullable<WorkerPort["onmessage"]>>[0]),
      );
    },
  };
  return port;
}

test("a worker that breaks down fails what waits for it; the next question starts another one", async () => {
  const workers = [workerOf(() => new Promise(() => undefined)), workerOf(createEngine())];
  const started: WorkerPort[] = [];
  const backend = createEmbeddedBackend({
    folder: "/",
    fetchText: fetchFrom({ "/search-index.json": FILES.titles }),
    start: (onBreakdown) => {
      const worker = workers[started.length] as WorkerPort;
      started.push(worker);
      return engineInWorker(worker, onBreakdown);
    },
  });
  const first = failureOf(backend.search({ query: "ssh" }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  const event = { preventDefault: jest.fn() };
  started[0]?.onerror?.(event as unknown as ErrorEvent);
  expect(await first).toMatchObject({ kind: "index", reason: "network" });
  expect((await backend.search({ query: "ssh" })).hits[0]?.url).toBe("/how-to/ssh");
  expect(started).toHaveLength(2);
});

test("the index brings the word lists of its language", async () => {
  const german = writeIndex(SAMPLE, [], {
    ...NO_SEARCH_WORDS,
    stopWords: ["wie"],
    synonyms: [["fernzugriff", "ssh"]],
  });
  const backend = backendOf({ "/search-index.json": german.titles, "/search-text.json": german.texts });
  expect((await backend.search({ query: "wie fernzugriff" })).hits[0]?.page).toBe("/how-to/ssh");
});
