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
const PLACES: ReadonlySet<string> = new Set(["path", "query", "header"]);

/**
 * Parts of a description that OpenAPI allows and no page would show. Each stops the build: what a server has must
 * not be missing from the reference without a word.
 */
export function unreadParts(document: OpenApiDocument, findingAt: YamlSource["findingAt"]): Finding[] {
  return unreadPlaces(document).map(({ at, what, fix }) =>
    findingAt(at, "openapi-unread", `The pages do not show ${what}.`, fix),
  );
}

interface Unread {
  readonly at: NodePath;
  readonly what: string;
  readonly fix: string;
}

function unreadPlaces(document: OpenApiDocument): Unread[] {
  const resolver = resolverOf(document);
  const webhooks = "webhooks" in document ? [unread(["webhooks"], '"webhooks"')] : [];
  const items = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    unknownKeys(["paths", path], item, PATH_KEYS, `the methods ${METHODS.join(", ")}, or parameters`),
  );
  const operations = operationsOf(document).flatMap(({ path, method, operation, parameters }) => {
    const at = ["paths", path, method];
    return [
      ...unknownKeys(at, operation, OPERATION_KEYS, "the keys that other operations have"),
      ...parameters.flatMap((parameter) => unreadParameter([...at, "parameters"], parameter)),
      ...furtherTypes(at, resolver, operation),
    ];
  });
  return [...webhooks, ...items, ...operations];
}

function unread(
  at: NodePath,
  what: string,
  fix = "leave it out, or teach plugins/apiReference to show it.",
): Unread {
  return { at, what, fix };
}

function unknownKeys(at: NodePath, node: object, known: ReadonlySet<string>, instead: string): Unread[] {
  return Object.keys(node)
    .filter((key) => !known.has(key) && !key.startsWith("x-"))
    .map((key) => unread([...at, key], `"${key}" here`, `write ${instead}.`));
}

function unreadParameter(at: NodePath, { name, in: where, schema }: ParameterObject): Unread[] {
  const kind = PLACES.has(where) ? [] : [unread(at, `"${name}", a parameter in the ${where}`)];
  return schema ? kind : [...kind, unread(at, `what "${name}" may hold`, `give the parameter a "schema".`)];
}

/** Of each body the pages show one form. */
function furtherTypes(
  at: NodePath,
  resolver: Resolver,
  { requestBody, responses = {} }: OperationObject,
): Unread[] {
  const bodies = [...(requestBody ? [requestBody] : []), ...Object.values(responses)];
  return bodies.flatMap((source) => {
    const { content = {} } = resolver.object<RequestBodyObject | ResponseObject>(source);
    const [, ...more] = Object.keys(content);
    return more.map((type) => unread(at, `a body of type ${type} beside another one`));
  });
}
