import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { IDENTITIES } from "../../../src/product";
import { OPENAPI_FILE, readOpenApi } from "../source";
import { tokensOf } from "../../../src/product/tokens";
import { COLLECTION_FILE, DOWNLOADS, downloadsOf } from "./index";

describe.each(IDENTITIES.map((identity) => [identity.slug, identity] as const))(
  "downloads of %s",
  (_, product) => {
    const source = readOpenApi(OPENAPI_FILE, readFileSync(OPENAPI_FILE, "utf8"), product);
    const files = downloadsOf(source, readFileSync(COLLECTION_FILE, "utf8"), tokensOf(product));
    const text = (name: string): string => files.get(name) ?? "";

    it("are the same description as YAML and as JSON, without tokens", () => {
      const json: unknown = JSON.parse(text(DOWNLOADS.json));
      expect(parse(text(DOWNLOADS.yaml))).toEqual(json);
      expect(text(DOWNLOADS.yaml)).toMatch(/^openapi: 3\.1\.0\n/);
      expect(text(DOWNLOADS.yaml)).toContain(product.api.url);
      // "baseUrl" and "apiKey" are variables of Postman's own.
      for (const all of files.values())
        expect(all).not.toMatch(/\{\{(?!(?:baseUrl|apiKey)\}\})[A-Za-z]+\}\}/);
    });

    it("have a collection with a folder for each resource", () => {
      const collection = JSON.parse(text(DOWNLOADS.postman)) as {
        info: { schema: string };
        item: { name: string; item: unknown[] }[];
      };
      expect(collection.info.schema).toContain("v2.1.0");
      expect(collection.item.map(({ name }) => name).sort()).toEqual(
        source.document.tags.map(({ name }) => name).sort(),
      );
      expect(text(DOWNLOADS.postman)).not.toContain('"id"');
    });
  },
);
