import type { ValidateFunction } from "ajv";
import type {
  ExampleObject,
  MediaType,
  OpenApiDocument,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../../../plugins/apiReference/source";
import type { OperationPlace } from "../../../plugins/apiReference/source/operations";
import { resolverOf } from "../../../plugins/apiReference/source/references";
import { closedSchema } from "./closedSchema";
import { bodyValidator, describeErrors, parameterValidator } from "./validators";

const JSON_TYPE = "application/json";

/** A query or path parameter with the check of its text. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly validate: ValidateFunction;
}

/** An operation of the description, ready to answer. */
export interface MockOperation {
  readonly operationId: string;
  /** Upper case. */
  readonly method: string;
  /** As in the description, such as `/api/peers/{peerId}`. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** Undefined when the operation takes no body. */
  readonly body: { readonly required: boolean; readonly validate: ValidateFunction } | undefined;
  /** The documented success; `example` is undefined where it has no body. */
  readonly success: { readonly status: number; readonly example: unknown };
}

/**
 * Reads one operation.
 *
 * @throws Error when it has no success answer, its body has no example, or the example breaks the schema
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
  };
}

function parametersIn(
  place: ParameterObject["in"],
  document: OpenApiDocument,
  all: readonly ParameterObject[],
): Parameter[] {
  return all
    .filter((parameter) => parameter.in === place)
    .map(({ name, required = place === "path", schema = {} }) => ({
      name,
      required,
      validate: parameterValidator.compile(closedSchema(document, schema)),
    }));
}

function bodyOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["body"] {
  if (!operation.requestBody) return undefined;
  const { content, required = false } = resolverOf(document).object<RequestBodyObject>(operation.requestBody);
  const media = content?.[JSON_TYPE];
  return media && { required, validate: validatorOf(document, media) };
}

function successOf(document: OpenApiDocument, { operation }: OperationPlace): MockOperation["success"] {
  const { operationId = "", responses = {} } = operation;
  const resolver = resolverOf(document);
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  if (!status || !response) throw new Error(`${operationId} describes no success.`);
  const media = resolver.object<ResponseObject>(response).content?.[JSON_TYPE];
  if (!media) return { status: Number(status), example: undefined };
  const [first] = Object.values(media.examples ?? {});
  if (!first) throw new Error(`${operationId} has no example of its success.`);
  const example = resolver.object<ExampleObject>(first).value;
  const validate = validatorOf(document, media);
  if (validate(example)) return { status: Number(status), example };
  throw new Error(`The example of ${operationId} breaks its schema: ${describeErrors("example", validate)}`);
}

function validatorOf(document: OpenApiDocument, { schema = {} }: MediaType): ValidateFunction {
  return bodyValidator.compile(closedSchema(document, schema));
}
