/** Reads `api/openapi.yaml`, the only source of the API reference. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProductIdentity } from "../../../src/product";
import { product as currentProduct } from "../../../src/product/current";
import { tokensOf, type TokenTable } from "../../../src/product/tokens";
import { WriterError } from "../../report";
import type { OpenApiDocument } from "../../../src/openapi/document";
import { splitPathNames } from "../../../src/openapi/operations";
import { unrenderedParts } from "./unrenderedParts";
import { parseYaml, type YamlSource } from "./yamlSource";

export type * from "../../../src/openapi/document";

/** The API description, from the project root. */
export const OPENAPI_FILE = "api/openapi.yaml";

/** The parsed description, in the two forms that the project needs. */
export interface OpenApiSource extends YamlSource {
  /** For pages, samples and mocks: as published, but with path parameter names from `x-path-names`. */
  readonly document: OpenApiDocument;
  /** For downloads: the file with tokens replaced. */
  readonly published: OpenApiDocument;
}

/**
 * Reads the API description with the names of an identity, and checks that all parts are there. `checkDocument` and
 * `checkExamples` check the rest.
 *
 * @param file path from the project root
 * @throws WriterError with path:line:column for syntax errors, unknown tokens, missing parts, and parts that no
 * page shows
 */
export function loadOpenApi(file = OPENAPI_FILE, product: ProductIdentity = currentProduct): OpenApiSource {
  return readOpenApi(file, readFileSync(path.resolve(file), "utf8"), tokensOf(product));
}

/** Like `loadOpenApi`, for a text in memory. */
export function readOpenApi(file: string, text: string, tokens: TokenTable): OpenApiSource {
  const source = parseYaml(file, text, tokens);
  const missing = REQUIRED_PARTS.filter(({ key }) => isEmpty(source.value, key)).map(({ key, fix }) =>
    source.findingAt([key], "openapi-incomplete", `"${key}" is missing or empty.`, fix),
  );
  if (missing.length > 0) throw new WriterError(missing);
  const published = source.value as OpenApiDocument;
  return withFindingPath(file, () => {
    const unrendered = unrenderedParts(published, source.findingAt);
    if (unrendered.length > 0) throw new WriterError(unrendered);
    return { ...source, published, document: splitPathNames(published) };
  });
}

/** Converts errors of the model ("what is wrong. Fix: what to do") to a WriterError with the path of the file. */
export function withFindingPath<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof WriterError) throw error;
    const [message = "", fix = "restore the file."] = (error as Error).message.split(" Fix: ");
    throw new WriterError([{ path: file, line: 1, column: 1, rule: "api-model", message, fix }]);
  }
}

const REQUIRED_PARTS = [
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
