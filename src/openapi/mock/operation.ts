/**
 * Operations of the API description, prepared for the mock: checks for parameters and bodies, and the documented success.
 * Preparing an operation also checks its example, so a wrong example is found when the mock starts.
 */
import type {
  ExampleObject,
  MediaType,
  OpenApiDocument,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../document";
import type { OperationPlace } from "../operations";
import { resolverOf } from "../references";
import { checkOf, fromText, sentenceOf, type Check } from "../schema/check";
import { closedSchema, type Keywords } from "../schema/closedSchema";

const JSON_TYPE = "application/json";

/** A query or path parameter. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  /** The documented example, as text. */
  readonly example: string | undefined;
  /** The allowed values (`enum`), as text; empty when any value is allowed. */
  readonly choices: readonly string[];
  readonly check: (text: string) => ReturnType<Check>;
}

/** A JSON body: schema, check, and documented example. */
export interface Body {
  readonly schema: Keywords;
  readonly check: Check;
  readonly example: unknown;
}

/** An operation of the API description, prepared for the mock. */
export interface MockOperation {
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** As in the description, such as `/api/peers/{peerId}`. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** Undefined when the operation has no body. */
  readonly body: (Body & { readonly required: boolean }) | undefined;
  /** The documented success response; its `body` is undefined when it has none. */
  readonly success: { readonly status: number; readonly body: Body | undefined };
  /** Description of each status, by its number as text. */
  readonly meanings: ReadonlyMap<string, string>;
}

/**
 * Prepares one operation.
 *
 * @throws Error when it has no success response, the response has no example, or the example does not match the schema
 */
export function readOperation(document: OpenApiDocument, place: OperationPlace): MockOperation {
  const { path, method, operation, parameters } = place;
  const security = operation.security ?? document.security ?? [];
  return {
    operationId: operation.operationId ?? "",
    method: method.toUpperCase(),
    path,
    needsToken: security.length > 0 && security.every((choice) => Object.keys(choice).length > 0),
    pathParameters: parametersIn("path", document, parameters),
    queryParameters: parametersIn("query", document, parameters),
    body: bodyOf(document, place),
    success: successOf(document, place),
    meanings: meaningsOf(document, place),
  };
}

function parametersIn(
  place: ParameterObject["in"],
  document: OpenApiDocument,
  all: readonly ParameterObject[],
): Parameter[] {
  return all
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const { name, required = place === "path" } = parameter;
      const schema = closedSchema(document, parameter.schema ?? {});
      const check = checkOf(schema);
      const choices = ((schema["enum"] ?? []) as unknown[]).map(String);
      const example = exampleText(parameter, schema);
      return {
        name,
        required,
        example,
        choices,
        check: (text) => check(fromText(schema, text)),
      };
    });
}

function exampleText({ example }: ParameterObject, schema: Keywords): string | undefined {
  const value = example ?? schema["example"] ?? (schema["examples"] as unknown[] | undefined)?.[0];
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function bodyOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["body"] {
  if (!operation.requestBody) return undefined;
  const { content, required = false } = resolverOf(document).object<RequestBodyObject>(operation.requestBody);
  const media = content?.[JSON_TYPE];
  return media && { required, ...jsonBody(document, media) };
}

function successOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["success"] {
  const { operationId = "", responses = {} } = operation;
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  if (!status || !response) throw new Error(`${operationId} describes no success.`);
  const media = resolverOf(document).object<ResponseObject>(response).content?.[JSON_TYPE];
  if (!media) return { status: Number(status), body: undefined };
  const body = jsonBody(document, media);
  if (body.example === undefined) throw new Error(`${operationId} has no example of its success.`);
  const mistakes = body.check(body.example);
  if (mistakes.length === 0) return { status: Number(status), body };
  throw new Error(`The example of ${operationId} breaks its schema: ${sentenceOf("example", mistakes)}`);
}

function jsonBody(document: OpenApiDocument, media: MediaType): Body {
  const schema = closedSchema(document, media.schema ?? {});
  const [first] = Object.values(media.examples ?? {});
  const example = first ? resolverOf(document).object<ExampleObject>(first).value : media.example;
  return { schema, check: checkOf(schema), example };
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
