import { slugify } from "../../../src/lib/slug";
import { bodyOf } from "./bodies";
import type {
  HeaderObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../../../src/openapi/document";
import { marksOf, listExtension, textExtension } from "./extensions";
import type { OperationPlace } from "../../../src/openapi/operations";
import type { Resolver } from "../../../src/openapi/references";
import type { Targets } from "./targets";
import type { Operation, Property, Response } from "./types";
import { propertyOf } from "./values";

/** Converts one operation. Its anchor is the slug of its summary. */
export function operationOf(
  document: OpenApiDocument,
  resolver: Resolver,
  targets: Targets,
  { path, method, operation, parameters: all }: OperationPlace,
): Operation {
  const summary = operation.summary ?? "";
  const parameters = (where: ParameterObject["in"]): readonly Property[] =>
    all.filter((parameter) => parameter.in === where).map((parameter) => parameterOf(resolver, parameter));
  return {
    ...marksOf(operation),
    roles: listExtension(operation, "x-required-role"),
    quirk: textExtension(operation, "x-quirk") ?? "",
    replacedBy: targets(textExtension(operation, "x-replaced-by")),
    operationId: operation.operationId ?? slugify(`${method} ${path}`),
    anchor: slugify(summary),
    method: method.toUpperCase(),
    path,
    summary,
    description: operation.description ?? "",
    open: isOpen(document, operation),
    pathParameters: parameters("path"),
    queryParameters: parameters("query"),
    headerParameters: parameters("header"),
    body:
      operation.requestBody && bodyOf(resolver, resolver.object<RequestBodyObject>(operation.requestBody)),
    responses: responsesOf(resolver, operation),
  };
}

function parameterOf(resolver: Resolver, parameter: ParameterObject): Property {
  const { name, in: where, required = where === "path", schema = {}, deprecated = false } = parameter;
  const property = propertyOf(resolver, { name, required, source: schema });
  const example = parameter.example ?? firstExample(parameter) ?? property.example;
  const description = parameter.description ?? property.description;
  return { ...property, description, example, deprecated: deprecated || property.deprecated };
}

function firstExample({ examples = {} }: ParameterObject) {
  const [first] = Object.values(examples);
  return first && "value" in first ? first.value : undefined;
}

function responsesOf(resolver: Resolver, { responses = {} }: OperationObject): readonly Response[] {
  return Object.entries(responses)
    .map(([status, source]) => responseOf(resolver, status, resolver.object<ResponseObject>(source)))
    .sort((a, b) => a.status.localeCompare(b.status));
}

function responseOf(resolver: Resolver, status: string, response: ResponseObject): Response {
  const { description = "", headers = {}, content } = response;
  return {
    status,
    description,
    headers: Object.entries(headers).map(([name, source]) => {
      const header = resolver.object<HeaderObject>(source);
      const required = header.required ?? false;
      const property = propertyOf(resolver, { name, required, source: header.schema ?? { type: "string" } });
      return { ...property, description: header.description ?? property.description };
    }),
    body: content && bodyOf(resolver, { content }),
  };
}

/** True when no credential is needed: `security: []`, or no security at all. */
function isOpen(document: OpenApiDocument, operation: OperationObject): boolean {
  const security = operation.security ?? document.security;
  return security === undefined || security.every((scheme) => Object.keys(scheme).length === 0);
}
