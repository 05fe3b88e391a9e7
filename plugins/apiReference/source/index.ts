import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProductIdentity } from "../../../src/product";
import { product as current } from "../../../src/product/current";
import { tokensOf, type TokenTable } from "../../../src/product/tokens";
import { WriterError } from "../../report";
import type { OpenApiDocument } from "../../../src/openapi/document";
import { splitPathNames } from "../../../src/openapi/operations";
import { unreadParts } from "./unread";
import { parseYaml, type YamlSource } from "./yamlSource";

export type * from "../../../src/openapi/document";
export type { YamlSource } from "./yamlSource";

/** The API description, from the project root. */
export const OPENAPI_FILE = "api/openapi.yaml";

/** The loaded description in the two forms that the project needs. */
export interface OpenApiSource extends YamlSource {
  /** For pages, samples and mocks: as published, but paths carry the names of `x-path-names`. */
  readonly document: OpenApiDocument;
  /** What the downloads hold: the file itself with its tokens replaced. */
  readonly published: OpenApiDocument;
}

/**
 * Reads the API description with the names of an identity, and makes sure that it is whole enough to read.
 * `checkDocument` and `checkExamples` prove the rest.
 *
 * @param file path from the project root
 * @throws WriterError with path:line:column for syntax, unknown tokens, missing parts, and parts that no page shows
 */
export function loadOpenApi(file = OPENAPI_FILE, product: ProductIdentity = current): OpenApiSource {
  return readOpenApi(file, readFileSync(path.resolve(file), "utf8"), tokensOf(product));
}

/** As `loadOpenApi`, from a text that is already in memory. */
export function readOpenApi(file: string, text: string, tokens: TokenTable): OpenApiSource {
  const source = parseYaml(file, text, tokens);
  const missing = MISSING.filter(({ key }) => isEmpty(source.value, key)).map(({ key, fix }) =>
    source.findingAt([key], "openapi-incomplete", `"${key}" is missing or empty.`, fix),
  );
  if (missing.length > 0) throw new WriterError(missing);
  const published = source.value as OpenApiDocument;
  return inFile(file, () => {
    const unread = unreadParts(published, source.findingAt);
    if (unread.length > 0) throw new WriterError(unread);
    return { ...source, published, document: splitPathNames(published) };
  });
}

/** Errors of the document and its model say what is wrong and how to correct it; the file is added here. */
export function inFile<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof WriterError) throw error;
    const [message = "", fix = "restore the file."] = (error as Error).message.split(" Fix: ");
    throw new WriterError([{ path: file, line: 1, column: 1, rule: "api-model", message, fix }]);
  }
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
