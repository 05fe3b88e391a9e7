import type { Finding } from "../../report";
import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
} from "../../../src/openapi/document";
import { operationsOf } from "../../../src/openapi/operations";
import { resolverOf, type Resolver } from "../../../src/openapi/references";
import type { NodePath, YamlSource } from "./yamlSource";

const PATH_KEYS: ReadonlySet<string> = new Set([...METHODS, "parameters"]);
const OPERATION_KEYS: ReadonlySet<string> = new Set([
  "operationId",
  "tags",
  "summary",
  "description",
  "deprecated",
  "parameters",
  "requestBody",
  "responses",
  "security",
]);
const PARAMETER_LOCATIONS: ReadonlySet<string> = new Set(["path", "query", "header"]);

/**
 * Parts of a description that OpenAPI allows but the pages do not show. Each stops the build, so that nothing is
 * missing from the reference unnoticed.
 */
export function unrenderedParts(document: OpenApiDocument, findingAt: YamlSource["findingAt"]): Finding[] {
  return findUnrenderedParts(document).map(({ path, subject, fix }) =>
    findingAt(path, "openapi-unread", `The pages do not show ${subject}.`, fix),
  );
}

interface UnrenderedPart {
  readonly path: NodePath;
  readonly subject: string;
  readonly fix: string;
}

function findUnrenderedParts(document: OpenApiDocument): UnrenderedPart[] {
  const resolver = resolverOf(document);
  const webhooks = "webhooks" in document ? [unrenderedPart(["webhooks"], '"webhooks"')] : [];
  const items = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    unknownKeys(["paths", path], item, PATH_KEYS, `the methods ${METHODS.join(", ")}, or parameters`),
  );
  const operations = operationsOf(document).flatMap(({ path, method, operation, parameters }) => {
    const at = ["paths", path, method];
    return [
      ...unknownKeys(at, operation, OPERATION_KEYS, "the keys that other operations have"),
      ...parameters.flatMap((parameter) => unrenderedParameter([...at, "parameters"], parameter)),
      ...additionalMediaTypes(at, resolver, operation),
    ];
  });
  return [...webhooks, ...items, ...operations];
}

function unrenderedPart(
  path: NodePath,
  subject: string,
  fix = "leave it out, or teach plugins/apiReference to show it.",
): UnrenderedPart {
  return { path, subject, fix };
}

function unknownKeys(
  at: NodePath,
  node: object,
  known: ReadonlySet<string>,
  expected: string,
): UnrenderedPart[] {
  return Object.keys(node)
    .filter((key) => !known.has(key) && !key.startsWith("x-"))
    .map((key) => unrenderedPart([...at, key], `"${key}" here`, `write ${expected}.`));
}

function unrenderedParameter(at: NodePath, { name, in: where, schema }: ParameterObject): UnrenderedPart[] {
  const kind = PARAMETER_LOCATIONS.has(where)
    ? []
    : [unrenderedPart(at, `"${name}", a parameter in the ${where}`)];
  return schema
    ? kind
    : [...kind, unrenderedPart(at, `what "${name}" may hold`, `give the parameter a "schema".`)];
}

/** The pages show only the first media type of each body. */
function additionalMediaTypes(
  at: NodePath,
  resolver: Resolver,
  { requestBody, responses = {} }: OperationObject,
): UnrenderedPart[] {
  const bodies = [...(requestBody ? [requestBody] : []), ...Object.values(responses)];
  return bodies.flatMap((source) => {
    const { content = {} } = resolver.object<RequestBodyObject | ResponseObject>(source);
    const [, ...more] = Object.keys(content);
    return more.map((type) => unrenderedPart(at, `a body of type ${type} beside another one`));
  });
}
