import fs from "node:fs";
import path from "node:path";
import { DOWNLOADS } from "docusaurus-plugin-waymark-api/downloads";
import { titleOf } from "docusaurus-plugin-waymark-api/model/targets";
import type { OpenApiDocument } from "docusaurus-plugin-waymark-api/source";
import { operationsOf } from "docusaurus-plugin-waymark-api/openapi/operations";
import { BUILDS } from "./site";

interface CollectionItem {
  readonly name: string;
  readonly item?: readonly CollectionItem[];
}

/** Names of the requests of a collection; folders hold them on any depth. */
function requestsOf({ name, item }: CollectionItem): string[] {
  return item ? item.flatMap(requestsOf) : [name];
}

it.each(BUILDS)(
  "%s has the description as YAML and JSON and a collection with a folder for each resource and all operations, without tokens",
  (_, { api }, folder) => {
    const read = (name: string): string => fs.readFileSync(path.join(folder, name), "utf8");
    const description = JSON.parse(read(DOWNLOADS.json)) as OpenApiDocument;
    expect(read(DOWNLOADS.yaml)).toMatch(/^openapi: 3\.1\.0\n/);
    expect(read(DOWNLOADS.yaml)).toContain(api.url);
    // These are variables of Postman's own.
    for (const name of Object.values(DOWNLOADS))
      expect(read(name)).not.toMatch(/\{\{(?!(?:baseUrl|apiToken)\}\})[A-Za-z]+\}\}/);
    const collection = JSON.parse(read(DOWNLOADS.postman)) as {
      info: { schema: string };
      item: CollectionItem[];
    };
    expect(collection.info.schema).toContain("v2.1.0");
    expect(collection.item.map(({ name }) => name)).toEqual((description.tags ?? []).map(titleOf));
    const summaries = operationsOf(description).map(({ operation }) => operation.summary);
    expect(collection.item.flatMap(requestsOf).sort()).toEqual(summaries.sort());
    expect(summaries.length).toBeGreaterThan(0);
  },
);
