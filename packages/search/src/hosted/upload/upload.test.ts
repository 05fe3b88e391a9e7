/** The upload on real HTTP, against a local server with the protocol of the service. */
import {
  ADMIN_KEY,
  APP_ID,
  type Exchange,
  type Fault,
  SEARCH_KEY,
  type SearchServers,
  startSearchServers,
} from "@site/test/searchServer";
import { record } from "../../engine/sample.fixture";
import type { SearchRecord } from "../../model";
import { describeError } from "./failures";
import { indexSettings, indexSynonyms } from "./settings";
import { upload } from "./upload";

const INDEX = "documentation";
let servers: SearchServers;

const recordOf = (objectID: string): SearchRecord => record("/how-to/ssh", objectID, { objectID });
const OLD = recordOf("old");
const NEW = Array.from({ length: 25 }, (_, place) => recordOf(`new-${place}`));

const run = (adminKey = ADMIN_KEY): Promise<void> => {
  const hosts = servers.hosts.map((url) => ({ url, protocol: "http" as const }));
  // Each client has its own application, so that it does not remember failed hosts of another test.
  return upload({ appId: `${APP_ID}${Math.random()}`, indexName: INDEX, adminKey, hosts }, NEW);
};
const live = (): string[] => [...(servers.service.indices.get(INDEX)?.records.keys() ?? [])];

beforeAll(async () => {
  servers = await startSearchServers(3);
});
beforeEach(() => {
  servers.reset();
  servers.service.indices.clear();
  servers.service.index(INDEX).records.set(OLD.objectID, { ...OLD });
});
afterAll(() => servers.close());

test("the records are replaced by one request, with settings and synonyms; the key travels in a header only", async () => {
  await run();
  expect(live()).toEqual(NEW.map(({ objectID }) => objectID));
  expect([...servers.service.indices.keys()]).toEqual([INDEX]);
  const { settings, synonyms } = servers.service.index(INDEX);
  expect([settings, synonyms]).toEqual([indexSettings(), indexSynonyms()]);
  const batches = servers.exchanges.filter(({ path }) => path === `/1/indexes/${INDEX}/batch`);
  expect(batches).toEqual([]);
  for (const { headers, url, body } of servers.exchanges) {
    expect(headers["x-algolia-api-key"]).toBe(ADMIN_KEY);
    expect(url + JSON.stringify(body ?? "")).not.toContain(ADMIN_KEY);
  }
});

test("the first upload makes the index", async () => {
  servers.service.indices.clear();
  await run();
  expect(live()).toHaveLength(25);
});

const isBatch = ({ path }: Exchange): boolean => /^\/1\/indexes\/[^/]+\/batch$/.test(path);

test.each<[string, Fault, string]>([
  ["cuts every connection", "reset", "RetryError"],
  ["does not answer with JSON", "not json", "DeserializationError"],
  ["refuses", { status: 400, message: "Record is too big" }, "ApiError"],
])("a service that %s leaves the old records", async (_how, fault, name) => {
  servers.fail("all", fault, { when: isBatch });
  await expect(run()).rejects.toMatchObject({ name });
  expect(live()).toEqual([OLD.objectID]);
});

test("a search-only key is refused before anything is written, and the message says what to do", async () => {
  const failure: unknown = await run(SEARCH_KEY).catch((error: unknown) => error);
  expect(describeError(failure)).toBe(
    "ApiError: Method not allowed with this API key (status 403). Fix: put a key into ALGOLIA_ADMIN_API_KEY that may write: addObject, deleteIndex, settings, editSettings.",
  );
  expect(live()).toEqual([OLD.objectID]);
});
