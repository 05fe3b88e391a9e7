/** Uploads to a local server that speaks the protocol and fails as told. */
import {
  ADMIN_KEY,
  APP_ID,
  type Exchange,
  type Fault,
  SEARCH_KEY,
  type SearchServers,
  startSearchServers,
} from "../../../test/searchServer";
import { record } from "../../../src/search/engine/sample.fixture";
import type { SearchRecord } from "../../../src/search/model";
import { describeError } from "./failures";
import { connect } from "./service";
import { indexSettings, indexSynonyms } from "./settings";
import { upload } from "./upload";

const INDEX = "documentation";
let servers: SearchServers;
let lines: string[];

const recordOf = (objectID: string): SearchRecord => record("/how-to/ssh", objectID, { objectID });
const OLD = recordOf("old");
const NEW = Array.from({ length: 25 }, (_, place) => recordOf(`new-${place}`));
const NEW_IDS = NEW.map(({ objectID }) => objectID);

const serviceOf = (adminKey = ADMIN_KEY) =>
  connect({
    appId: `${APP_ID}${Math.random()}`,
    indexName: INDEX,
    adminKey,
    hosts: servers.hosts.map((url) => ({ url, protocol: "http" })),
  });
const run = (adminKey?: string, signal = new AbortController().signal): Promise<void> =>
  upload(serviceOf(adminKey), {
    indexName: INDEX,
    records: NEW,
    log: (line) => lines.push(line),
    wait: () => Promise.resolve(),
    batch: 10,
    signal,
  });
const live = (): string[] => [...(servers.service.indices.get(INDEX)?.records.keys() ?? [])];
const names = (): string[] => [...servers.service.indices.keys()];

beforeAll(async () => {
  servers = await startSearchServers(3);
});
beforeEach(() => {
  servers.reset();
  servers.service.indices.clear();
  servers.service.index(INDEX).records.set(OLD.objectID, { ...OLD });
  lines = [];
});
afterEach(() => expect(lines.join()).not.toContain(ADMIN_KEY));
afterAll(() => servers.close());

test("the index is replaced in one step, with settings and synonyms, and nothing is left beside it", async () => {
  await run();
  expect(live()).toEqual(NEW_IDS);
  expect(names()).toEqual([INDEX]);
  const { settings, synonyms } = servers.service.index(INDEX);
  const wanted = indexSettings("");
  expect(settings).toEqual({ ...wanted, userData: expect.anything() as object });
  expect(settings["userData"]).toEqual({ uploadId: expect.stringMatching(/\w+-\w{8}/) as string });
  expect(synonyms).toEqual(indexSynonyms());
  expect(lines).toContain("  20 of 25 records");
});

test("the live index is written by one request only: the move", async () => {
  await run();
  const writes = servers.exchanges.filter(({ method, path }) => method !== "GET" && !path.endsWith("/query"));
  const toLive = writes.filter(
    ({ path, body }) =>
      path.startsWith(`/1/indexes/${INDEX}/`) || JSON.stringify(body ?? "").includes(`"${INDEX}"`),
  );
  expect(toLive.map(({ body }) => body)).toEqual([{ operation: "move", destination: INDEX }]);
});

test("the admin key travels in a header only", async () => {
  await run();
  for (const { headers, url, body } of servers.exchanges) {
    expect(headers["x-algolia-api-key"]).toBe(ADMIN_KEY);
    expect(url + JSON.stringify(body ?? "")).not.toContain(ADMIN_KEY);
  }
});

test("the first upload makes the index", async () => {
  servers.service.indices.clear();
  await run();
  expect(live()).toEqual(NEW_IDS);
});

const isBatch = ({ path }: Exchange): boolean => /^\/1\/indexes\/[^/]+\/batch$/.test(path);
const isMove = ({ path }: Exchange): boolean => path.endsWith("/operation");

test.each<[string, Fault]>([
  ["cuts the connection", "reset"],
  ["answers 500", { status: 500, message: "down" }],
  ["does not answer with JSON", "not json"],
])("a step for which every host %s is taken up where it stopped", async (_how, fault) => {
  servers.fail("all", fault, { times: fault === "not json" ? 1 : 3, when: isBatch });
  await run();
  expect(live()).toEqual(NEW_IDS);
  expect(lines.join("\n")).toMatch(/Trying again \(2 of 3\)/);
  const carried = servers.exchanges.filter(isBatch).map(({ body }) => JSON.stringify(body));
  expect(new Set(carried).size).toBe(3);
});

test.each<[string, Fault, string]>([
  ["cuts every connection", "reset", "RetryError"],
  ["answers 503", { status: 503, message: "down" }, "RetryError"],
  ["does not answer with JSON", "not json", "DeserializationError"],
  ["refuses", { status: 400, message: "Record is too big" }, "ApiError"],
])(
  "a service that %s leaves the live index as it was, and the draft is taken back",
  async (_how, fault, name) => {
    servers.fail("all", fault, { when: isBatch });
    await expect(run()).rejects.toMatchObject({ name });
    expect(live()).toEqual([OLD.objectID]);
    expect(names()).toEqual([INDEX]);
    expect(lines.at(-1)).toMatch(/^Took back .*; documentation is as it was\.$/);
  },
);

test("when even taking back fails, the live index is as it was and the reader is told", async () => {
  servers.fail("all", "reset", {
    when: ({ path, method }) => isBatch({ path } as Exchange) || method === "DELETE",
  });
  await expect(run()).rejects.toMatchObject({ name: "RetryError" });
  expect(live()).toEqual([OLD.objectID]);
  expect(lines.at(-1)).toMatch(/could not be deleted and can be ignored/);
});

test("a draft that lacks records is not put in place", async () => {
  const service = serviceOf();
  const losing = { ...service, countRecords: () => Promise.resolve(24) };
  await expect(
    upload(losing, { indexName: INDEX, records: NEW, log: (line) => lines.push(line) }),
  ).rejects.toThrow("holds 24 records in place of 25");
  expect(live()).toEqual([OLD.objectID]);
});

test("a move that fails leaves the old index; one whose answer is lost is recognized", async () => {
  servers.fail("all", { status: 500, message: "down" }, { when: isMove });
  await expect(run()).rejects.toMatchObject({ name: "RetryError" });
  expect(live()).toEqual([OLD.objectID]);
  expect(names()).toEqual([INDEX]);
  servers.reset();
  const service = serviceOf();
  const lossy = {
    ...service,
    moveIndex: async (from: string, to: string) => {
      await service.moveIndex(from, to);
      throw Object.assign(new Error("Index does not exist"), { name: "ApiError", status: 404 });
    },
  };
  await upload(lossy, {
    indexName: INDEX,
    records: NEW,
    log: (line) => lines.push(line),
    wait: () => Promise.resolve(),
  });
  expect(live()).toEqual(NEW_IDS);
});

test("a search-only key is refused by the service before anything is written, and the message says what to do", async () => {
  const failure: unknown = await run(SEARCH_KEY).catch((error: unknown) => error);
  expect(describeError(failure)).toBe(
    "ApiError: Method not allowed with this API key (status 403). Fix: put a key into ALGOLIA_ADMIN_API_KEY that may write: addObject, deleteIndex, settings, editSettings.",
  );
  expect(names()).toEqual([INDEX]);
  expect(live()).toEqual([OLD.objectID]);
});

test("an upload that is interrupted takes back what it wrote", async () => {
  const controller = new AbortController();
  const running = upload(serviceOf(), {
    indexName: INDEX,
    records: NEW,
    log: (line) => {
      lines.push(line);
      if (line.includes("10 of 25")) controller.abort(new Error("Interrupted."));
    },
    batch: 10,
    signal: controller.signal,
  });
  await expect(running).rejects.toThrow("Interrupted.");
  expect(names()).toEqual([INDEX]);
  expect(live()).toEqual([OLD.objectID]);
});

test("what a killed upload left behind is deleted by the next one, but not a draft under way", async () => {
  const draft = (name: string, age: number): void => {
    servers.service.indices.set(name, {
      ...servers.service.index(name),
      createdAt: new Date(Date.now() - age).toISOString(),
    });
  };
  draft(`${INDEX}_upload_old`, 7_200_000);
  draft(`${INDEX}_upload_young`, 60_000);
  await run();
  expect(names().sort()).toEqual([INDEX, `${INDEX}_upload_young`]);
});
