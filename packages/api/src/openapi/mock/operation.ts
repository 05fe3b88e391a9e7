/**
 * Operations of the API description, prepared for the mock: checks for parameters and bodies, and the success, which is the
 * documented example or one made of the schema.
 */
import type {
  Json,
  MediaType,
  OpenApiDocument,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../document";
import { documentedExample, exampleOf } from "../exampleOf";
import { kindsOf } from "../kinds";
import { concreteType, isBinary, kindOfMedia, preferredMedia, type BodyKind } from "../mediaTypes";
import type { OperationPlace } from "../operations";
import { parameterPairs, parameterText, readPairs, typedText } from "../parameterText";
import { resolverOf } from "../references";
import { credentialsOf, placeOfCredential, type CredentialPlace } from "../security";
import { checkOf, fieldSchemas, fromText, type Check, type Direction } from "../schema/check";
import { closedSchema, type Keywords } from "../schema/closedSchema";

/** A parameter. Values are those of its schema; readers type texts (`typedText`). */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterObject["in"];
  readonly required: boolean;
  /** The example, as a reader types it. */
  readonly example: string | undefined;
  /** The allowed values (`enum`), as text; empty when any value is allowed. */
  readonly choices: readonly string[];
  /** Names in the query or the cookie for a typed text. */
  readonly pairs: (typed: string) => readonly (readonly [name: string, value: string])[];
  /** The text in the path, encoded, or in the header for a typed text. */
  readonly text: (typed: string) => string;
  /** True if a name of the query belongs to this parameter. */
  readonly owns: (name: string) => boolean;
  /** The value in a query; undefined when it is not there. */
  readonly read: (query: URLSearchParams) => unknown;
  /** The mistakes of a value that was read. */
  readonly check: (value: unknown) => ReturnType<Check>;
}

/** A body: schema, check, and example. */
export interface Body {
  readonly mediaType: string;
  readonly kind: BodyKind;
  readonly schema: Keywords;
  readonly check: Check;
  readonly example: unknown;
  /** Names of the fields of a form that are files. */
  readonly files: readonly string[];
}

/** An operation of the API description, prepared for the mock. */
export interface MockOperation {
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** As in the description, such as `/api/peers/{peerId}`. */
  readonly path: string;
  /** Ways to authenticate, each enough; empty when none is needed. */
  readonly security: readonly (readonly CredentialPlace[])[];
  readonly parameters: readonly Parameter[];
  /** The bodies that it takes, the one for "Try it" first; empty when it takes none. */
  readonly bodies: readonly Body[];
  readonly bodyRequired: boolean;
  /** The success response; its `body` is undefined when it has none. */
  readonly success: { readonly status: number; readonly body: Body | undefined };
  /** Description of each status, by its number as text. */
  readonly meanings: ReadonlyMap<string, string>;
}

/** Prepares one operation. */
export function readOperation(document: OpenApiDocument, place: OperationPlace): MockOperation {
  const { path, method, operation, parameters } = place;
  const resolver = resolverOf(document);
  const request = operation.requestBody && resolver.object<RequestBodyObject>(operation.requestBody);
  const bodies = bodiesOf(document, request?.content, "request");
  const preferred = preferredMedia(bodies);
  return {
    operationId: operation.operationId ?? "",
    method: method.toUpperCase(),
    path,
    security: securityOf(document, place),
    parameters: parameters.map((parameter) => parameterOf(document, parameter)),
    bodies: preferred ? [preferred, ...bodies.filter((body) => body !== preferred)] : [],
    // Clients send no body with these.
    bodyRequired: (request?.required ?? false) && method !== "get" && method !== "head",
    success: successOf(document, place),
    meanings: meaningsOf(document, place),
  };
}

/** The parameters of one place. */
export function parametersIn(
  place: ParameterObject["in"],
  { parameters }: MockOperation,
): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

function parameterOf(document: OpenApiDocument, parameter: ParameterObject): Parameter {
  const { name, in: where, required = where === "path", content = {} } = parameter;
  const [media] = Object.values(content);
  const source = parameter.schema ?? media?.schema ?? {};
  const schema = closedSchema(document, source);
  const check = checkOf(schema, "request");
  const resolver = resolverOf(document);
  const made = required ? exampleOf(resolver, source, "request") : undefined;
  const example = documentedExample(resolver, parameter) ?? made;
  const names = [...fieldSchemas(schema).keys()];
  const [type = ""] = kindsOf(resolver.schema(source).schema);
  const value = (typed: string): Json => fromText(schema, typed) as Json;
  return {
    name,
    in: where,
    required,
    example: example === undefined || example === null ? undefined : typedText(example),
    choices: ((schema["enum"] ?? []) as Json[]).map(typedText),
    pairs: (typed) => parameterPairs(parameter, value(typed)),
    text: (typed) => parameterText(parameter, value(typed)),
    owns: (key) => key === name || key.startsWith(`${name}[`) || (type === "object" && names.includes(key)),
    read: (query) => readPairs(parameter, type, names, query),
    check: (read) => check(fromText(schema, read)),
  };
}

function bodiesOf(
  document: OpenApiDocument,
  content: RequestBodyObject["content"] = {},
  direction: Direction,
): Body[] {
  return Object.entries(content).map(([mediaType, media]) => bodyOf(document, mediaType, media, direction));
}

function bodyOf(document: OpenApiDocument, mediaType: string, media: MediaType, direction: Direction): Body {
  const source = media.schema ?? {};
  const schema = closedSchema(document, source);
  const resolver = resolverOf(document);
  const files = [...fieldSchemas(schema)].flatMap(([name, field]) =>
    isBinary(itemsOf(field)) ? [name] : [],
  );
  return {
    mediaType: concreteType(mediaType),
    kind: kindOfMedia(mediaType),
    schema,
    check: checkOf(schema, direction),
    example: documentedExample(resolver, media) ?? exampleOf(resolver, source, direction),
    files,
  };
}

function itemsOf(field: Keywords): Keywords {
  return (field["items"] as Keywords | undefined) ?? field;
}

function successOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["success"] {
  const responses = Object.entries(operation.responses ?? {});
  const found =
    responses.find(([code]) => code.startsWith("2")) ?? responses.find(([code]) => code === "default");
  if (!found) return { status: 200, body: undefined };
  const [code, response] = found;
  const status = /^\d{3}$/.test(code) ? Number(code) : 200;
  const { content } = resolverOf(document).object<ResponseObject>(response);
  return { status, body: preferredMedia(bodiesOf(document, content, "response")) };
}

function meaningsOf(document: OpenApiDocument, { operation }: OperationPlace): ReadonlyMap<string, string> {
  const resolver = resolverOf(document);
  return new Map(
    Object.entries(operation.responses ?? {}).map(([status, response]) => [
      status,
      resolver.object<ResponseObject>(response).description ?? "",
    ]),
  );
}

function securityOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["security"] {
  const ways = credentialsOf(document, operation).map((credentials) =>
    credentials.flatMap(({ scheme }) => placeOfCredential(scheme)),
  );
  return ways.some((credentials) => credentials.length === 0) ? [] : ways;
}
