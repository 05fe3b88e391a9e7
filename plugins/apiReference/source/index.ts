import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProductIdentity } from "../../../src/product";
import { product as current } from "../../../src/product/current";
import { tokensOf } from "../../../src/product/tokens";
import { WriterError } from "../../report";
import { splitPathNames } from "./pathNames";
import type { OpenApiDocument, OpenApiSource } from "./types";
import { parseYaml } from "./yamlSource";

export type * from "./types";
export type { YamlSource } from "./yamlSource";

/** The API description, from the project root. */
export const OPENAPI_FILE = "api/openapi.yaml";

/**
 * Reads the API description, replaces its content tokens and makes sure that it is whole enough to read.
 * `checkDocument` and `checkExamples` prove the rest.
 *
 * @param file path from the project root
 * @throws WriterError with path:line:column for syntax, unknown tokens and missing parts
 */
export function loadOpenApi(file = OPENAPI_FILE, product: ProductIdentity = current): OpenApiSource {
  return readOpenApi(file, readFileSync(path.resolve(file), "utf8"), product);
}

/** As `loadOpenApi`, from a text that is already in memory. */
export function readOpenApi(file: string, text: string, product: ProductIdentity): OpenApiSource {
  const source = parseYaml(file, text, tokensOf(product));
  const missing = MISSING.filter(({ key }) => isEmpty(source.value, key));
  if (missing.length > 0) {
    throw new WriterError(
      missing.map(({ key, fix }) =>
        source.findingAt([key], "openapi-incomplete", `"${key}" is missing or empty.`, fix),
      ),
    );
  }
  const published = source.value as OpenApiDocument;
  return { ...source, published, document: splitPathNames(published) };
}

const MISSING = [
  { key: "info", fix: "restore title, version and description." },
  { key: "tags", fix: "restore the list of resources." },
  { key: "paths", fix: "restore the operations; an empty file would remove every page." },
  { key: "components", fix: "restore schemas, responses, parameters and examples." },
];

function isEmpty(value: unknown, key: string): boolean {
  if (typeof value !== "object" || value === null) return true;
  const part: unknown = Reflect.get(value, key);
  return typeof part !== "object" || part === null || Object.keys(part).length === 0;
}
