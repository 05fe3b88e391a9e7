/** Reads the API description, the only source of the API reference. */
import { tokensOf, type TokenTable } from "docusaurus-waymark-core/product/tokens";
import { WriterError, type Finding } from "docusaurus-waymark-core/report";
import type { Json, OpenApiDocument } from "../openapi/document";
import { withoutEmptyKeys } from "../openapi/grammar";
import { plainText } from "../openapi/exactJson";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { splitPathNames } from "../openapi/operations";
import { readSiteFile, type ApiSite } from "../options";
import { wrongNames } from "./wrongNames";
import { unreadParts } from "./unreadParts";
import { parseYaml, type YamlSource } from "./yamlSource";

export type * from "../openapi/document";

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
 * @throws WriterError with path:line:column for syntax errors, unknown tokens, other versions, missing parts, wrong references,
 * and parts that no page shows
 */
export function loadOpenApi(site: Pick<ApiSite, "siteDir" | "file" | "product">): OpenApiSource {
  return readOpenApi(site.file, readSiteFile(site, site.file), tokensOf(site.product));
}

/**
 * Like `loadOpenApi`, for a text in memory.
 *
 * @param file path for findings
 */
export function readOpenApi(file: string, text: string, tokens: TokenTable): OpenApiSource {
  const parsed = parseYaml(file, text, tokens);
  const { value } = parsed;
  const source = { ...parsed, value: isRecord(value) ? withoutEmptyKeys("document", value) : value };
  const version = versionFindings(source);
  const problems = version.length > 0 ? version : missingParts(source);
  if (problems.length > 0) throw new WriterError(problems);
  const published = source.value as OpenApiDocument;
  const unread = unreadParts(published, source.findingAt);
  if (unread.length > 0) throw new WriterError(unread);
  return withFindingPath(file, () => {
    const wrong = wrongNames(published, source.findingAt);
    if (wrong.length > 0) throw new WriterError(wrong);
    return { ...source, published, document: splitPathNames(published) };
  });
}

/** OpenAPI 3.0 and 3.1 are read. */
function versionFindings({ value, findingAt }: YamlSource): Finding[] {
  const { openapi, swagger } = isRecord(value) ? value : {};
  if (typeof openapi === "string" && /^3\.[01](?:\.|$)/.test(openapi)) return [];
  if (openapi === undefined && swagger === undefined) return [];
  const version =
    swagger === undefined ? `OpenAPI ${plainText(openapi as Json)}` : `Swagger ${plainText(swagger as Json)}`;
  const fix =
    swagger !== undefined
      ? "convert it to OpenAPI 3.1, for example with `npx swagger2openapi`."
      : typeof openapi === "number"
        ? 'write a version of three parts in quotes, such as "3.1.0".'
        : "write it in OpenAPI 3.1 or 3.0.";
  return [
    findingAt(
      [swagger === undefined ? "openapi" : "swagger"],
      "openapi-version",
      `${version} is not read.`,
      fix,
    ),
  ];
}

function missingParts({ value, findingAt }: YamlSource): Finding[] {
  if (!isRecord(value) || Object.keys(value).length === 0)
    return [findingAt([], "openapi-incomplete", "The file is no description of an API.", "restore it.")];
  const isMissing = (key: string): boolean => isEmpty(value, key);
  return REQUIRED_PARTS.filter(({ keys }) => keys.every(isMissing)).map(({ keys: [key], fix }) =>
    findingAt([key], "openapi-incomplete", `"${key}" is missing or empty.`, fix),
  );
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
  { keys: ["openapi"], fix: "restore the version of OpenAPI, such as 3.1.0." },
  { keys: ["info"], fix: "restore title, version and description." },
  { keys: ["paths", "webhooks"], fix: "restore the operations; an empty file would remove every page." },
] as const;

function isEmpty(value: unknown, key: string): boolean {
  if (typeof value !== "object" || value === null) return true;
  const part: unknown = Reflect.get(value, key);
  if (typeof part === "string") return part === "";
  return typeof part !== "object" || part === null || Object.keys(part).length === 0;
}
