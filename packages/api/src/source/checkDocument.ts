import { Validator } from "@seriousme/openapi-schema-validator";
import type { Finding } from "docusaurus-waymark-core/report";
import type { OpenApiSource } from "./index";
import { parameterNames, replaceParameters } from "../openapi/address";
import { stringifyExact } from "../openapi/exactJson";
import { pointerKeys } from "../openapi/references";
import { operationsOf } from "../openapi/operations";
import type { NodePath } from "./yamlSource";

/** Violations of OpenAPI 3.0 or 3.1, and of our own rules for operations. */
export async function checkDocument(source: OpenApiSource): Promise<Finding[]> {
  // The validator knows no `bigint`, and takes "$id" in an example for the name of a schema; no reference that is read needs one.
  const plain = JSON.parse(stringifyExact(source.value), (key, part: unknown) =>
    key === "$id" ? undefined : part,
  ) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(plain);
  if (!valid) return schemaFindings(source, errors);
  return [...repeatedPaths(source), ...repeatedIds(source), ...undeclared(source)];
}

function schemaFindings({ findingAt }: OpenApiSource, errors: unknown): Finding[] {
  const list = Array.isArray(errors) ? (errors as { instancePath?: string; message?: string }[]) : [];
  const found = list.map(({ instancePath = "", message = "is not valid OpenAPI" }) =>
    findingAt(
      parsePointer(instancePath),
      "openapi-schema",
      `${instancePath || "The document"} ${message}.`,
      SCHEMA_FIX,
    ),
  );
  return found.length > 0 ? found : [findingAt([], "openapi-schema", `${String(errors)}.`, SCHEMA_FIX)];
}

const SCHEMA_FIX = "follow the OpenAPI specification, or the nearest operation of the same kind.";

/** Converts a JSON pointer to keys. */
function parsePointer(pointer: string): NodePath {
  return pointer === "" ? [] : pointerKeys(`#${pointer}`);
}

/** OpenAPI treats paths that differ only in parameter names as the same path. */
function repeatedPaths({ published, findingAt }: OpenApiSource): Finding[] {
  return duplicatesBy(Object.keys(published.paths ?? {}), (path) => replaceParameters(path, () => "{}")).map(
    (path) =>
      findingAt(
        ["paths", path],
        "openapi-path",
        `"${path}" is the same path as another one.`,
        "use one path and x-path-names.",
      ),
  );
}

/** Parameters that stand in a path, or are declared for it, alone: each once, however many operations the path has. */
function undeclared({ published, findingAt }: OpenApiSource): Finding[] {
  const seen = new Set<string>();
  return operationsOf(published).flatMap(({ path, method, parameters }) => {
    const inPath = parameterNames(path);
    const declared = parameters.flatMap((parameter) => (parameter.in === "path" ? [parameter.name] : []));
    const missing = inPath.filter((name) => !declared.includes(name));
    const lost = declared.filter((name) => !inPath.includes(name));
    const wrong = missing.length > 0 ? missing : lost;
    const first = wrong.filter((name) => seen.size !== seen.add(`${path} ${name}`).size);
    return first.map((name) => {
      const isMissing = missing.includes(name);
      const message = isMissing ? `No parameter describes "{${name}}".` : `The path has no "{${name}}".`;
      const fix = `${isMissing ? "declare it" : "correct its name"}, or correct the path.`;
      return findingAt(["paths", path, method], "openapi-parameter", message, fix);
    });
  });
}

function repeatedIds({ findingAt, published }: OpenApiSource): Finding[] {
  const named = operationsOf(published).filter(({ operation }) => operation.operationId !== undefined);
  return duplicatesBy(named, ({ operation }) => operation.operationId ?? "").map(
    ({ path, method, operation: { operationId = "" } }) =>
      findingAt(
        ["paths", path, method, "operationId"],
        "openapi-id",
        `operationId "${operationId}" is taken.`,
        "choose another name.",
      ),
  );
}

/** Entries with the same key as an earlier entry. */
function duplicatesBy<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return entries.filter((entry) => seen.size === seen.add(keyOf(entry)).size);
}
