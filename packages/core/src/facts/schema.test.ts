import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { currentSite, setSite } from "../site/current";
import { readFacts } from "./read";
import { schemaProblems } from "./schema";
import type { FactName } from "./types";

const NAME = "gates" as FactName;
const site = currentSite();
const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "schema-"));
afterEach(() => setSite(site));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

test.each([
  ["{ ,", "schemas0/gates.schema.json", "The file is not valid JSON."],
  ['{\0"\0', "schemas1/gates.schema.json", "The file is in UTF-16."],
  ['{ "type": "lst" }', "schemas2/gates.schema.json", "The schema cannot be used: schema is invalid"],
  [
    '{ "items": { "$ref": "#/x" } }',
    "schemas3/gates.schema.json",
    "The schema cannot be used: can't resolve",
  ],
])("a schema %s has one mistake, and its facts are read", (schema, file, message) => {
  setSite({ ...site, siteDir, schemas: path.dirname(file) });
  fs.mkdirSync(path.join(siteDir, path.dirname(file)));
  fs.writeFileSync(path.join(siteDir, file), schema);
  expect(schemaProblems(NAME)).toEqual([
    expect.objectContaining({ path: file, line: 1, message: expect.stringContaining(message) as string }),
  ]);
  expect(readFacts(NAME, "- a")).toMatchObject({ data: ["a"], problems: [] });
});
