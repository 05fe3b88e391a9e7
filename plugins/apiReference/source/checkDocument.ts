import { Validator } from "@seriousme/openapi-schema-validator";
import type { Finding } from "../../report";
import type { OpenApiSource } from "./index";
import { operationsOf } from "../../../src/openapi/operations";
import type { NodePath } from "./yamlSource";

/** Violations of OpenAPI 3.1 and of our own rules for operations. */
export async function checkDocument(source: OpenApiSource): Promise<Finding[]> {
  const { valid, errors } = await new Validator().validate(
    structuredClone(source.value) as Record<string, unknown>,
  );
  if (!valid) return schemaFindings(source, errors);
  return [...repeatedPaths(source), ...missingIds(source), ...repeatedIds(source), ...unknownTags(source)];
}

function schemaFindings({ findingAt }: OpenApiSource, errors: unknown): Finding[] {
  const list = Array.isArray(errors) ? (errors as { instancePath?: string; message?: string }[]) : [];
  const found = list.map(({ instancePath = "", message = "is not valid OpenAPI 3.1" }) =>
    findingAt(
      parsePointer(instancePath),
      "openapi-schema",
      `${instancePath || "The document"} ${message}.`,
      SCHEMA_FIX,
    ),
  );
  return found.length > 0 ? found : [findingAt([], "openapi-schema", `${String(errors)}.`, SCHEMA_FIX)];
}

const SCHEMA_FIX = "follow the OpenAPI 3.1 specification, or the nearest operation of the same kind.";

/** Converts a JSON pointer to keys. */
function parsePointer(pointer: string): NodePath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** OpenAPI treats paths that differ only in parameter names as the same path. */
function repeatedPaths({ published, findingAt }: OpenApiSource): Finding[] {
  return duplicatesBy(Object.keys(published.paths ?? {}), (path) => path.replace(/\{\w+\}/g, "{}")).map(
    (path) =>
      findingAt(
        ["paths", path],
        "openapi-path",
        `"${path}" is the same path as another one.`,
        "use one path and x-path-names.",
      ),
  );
}

/** Names in samples and anchors come from the id. */
function missingIds({ findingAt, published }: OpenApiSource): Finding[] {
  return operationsOf(published)
    .filter(({ operation }) => operation.operationId === undefined)
    .map(({ path, method }) =>
      findingAt(
        ["paths", path, method],
        "openapi-id",
        "The operation has no operationId.",
        "write one that is unique, such as listPeers.",
      ),
    );
}

function repeatedIds({ findingAt, published }: OpenApiSource): Finding[] {
  const named = operationsOf(published).filter(({ operation }) => operation.operationId !== undefined);
  return duplicatesBy(named, ({ operation }) => operation.operationId ?? "").map(
    ({ path, method, operation: { operationId = "" } }) =>
      findingAt(
        ["paths", path, method, "operationId"],
        "openapi-id",
        `operationId "${operationId}" is taken.`,
        "choose a name of its own.",
      ),
  );
}

function unknownTags({ findingAt, published }: OpenApiSource): Finding[] {
  const known = new Set((published.tags ?? []).map(({ name }) => name));
  return operationsOf(published).flatMap(({ path, method, operation: { tags = [] } }) =>
    tags
      .filter((tag) => !known.has(tag))
      .map((tag) =>
        findingAt(
          ["paths", path, method, "tags"],
          "openapi-tag",
          `"${tag}" is no tag.`,
          "use a name of the list under tags.",
        ),
      ),
  );
}

/** Entries with the same key as an earlier entry. */
function duplicatesBy<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size === seen.add(keyOf(entry)).size);
}
