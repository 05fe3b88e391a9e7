import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SearchRecord } from "../../src/search/model";
import { keepRecords, keptRecords } from "./recordsFile";

let site: string;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), "records-"));
});
afterAll(() => rm(site, { recursive: true }));

test("the records of each build folder are kept for its upload", async () => {
  const records = [{ objectID: "1" }, { objectID: "2" }] as SearchRecord[];
  await keepRecords(site, path.join(site, "build"), records);
  await keepRecords(site, path.join(site, "build-other"), []);
  expect(await keptRecords(site, path.join(site, "build"))).toEqual(records);
});

test("a site that was not built has none, and it is said what to do", async () => {
  await expect(keptRecords(site, path.join(site, "build-none"))).rejects.toThrow(
    "There are no records of a build in build-none. Fix: run npm run build first.",
  );
});
