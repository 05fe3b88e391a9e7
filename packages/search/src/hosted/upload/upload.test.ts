/** What the upload asks of the client, which has tests of its own: see `replaceAllObjects` there. */
import algoliasearch from "algoliasearch";
import { record } from "../../engine/sample.fixture";
import { describeError } from "./failures";
import { indexSettings, indexSynonyms } from "./settings";
import { upload } from "./upload";

jest.mock("algoliasearch", () => ({ __esModule: true, default: jest.fn() }));

const RECORDS = [record("/how-to/ssh", "SSH", { objectID: "a" })];
const TARGET = { appId: "APP", indexName: "documentation", adminKey: "admin-key", hosts: [] };

/** The calls of an index, in their order. */
let calls: [name: string, ...args: unknown[]][];

beforeEach(() => {
  calls = [];
  const called =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return { wait: () => Promise.resolve() };
    };
  const index = Object.fromEntries(
    ["setSettings", "saveSynonyms", "replaceAllObjects"].map((name) => [name, called(name)]),
  );
  jest.mocked(algoliasearch).mockReturnValue({ initIndex: () => index } as never);
});

test("settings and synonyms come before the records, which are replaced in one step", async () => {
  await upload(TARGET, RECORDS);
  expect(calls).toEqual([
    ["setSettings", indexSettings()],
    ["saveSynonyms", indexSynonyms(), { clearExistingSynonyms: true }],
    ["replaceAllObjects", RECORDS, { safe: true }],
  ]);
});

test("a key that may only search is refused with what to do", () => {
  const refused = { name: "ApiError", message: "Method not allowed with this API key", status: 403 };
  expect(describeError(refused)).toBe(
    "ApiError: Method not allowed with this API key (status 403). Fix: put a key into ALGOLIA_ADMIN_API_KEY that may write: addObject, deleteIndex, settings, editSettings.",
  );
});
