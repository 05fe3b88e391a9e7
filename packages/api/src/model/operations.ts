import type {
  LinkObject,
  OpenApiDocument,
  OperationObject,
  PathItem,
  RequestBodyObject,
  ResponseObject,
  HeaderObject,
} from "../openapi/document";
import { parameterNames } from "../openapi/address";
import { operationsIn, type OperationPlace } from "../openapi/operations";
import type { Resolver } from "../openapi/references";
import { bodyOf } from "./bodies";
import { listExtension, marksOf, textExtension } from "./extensions";
import { isSuccess } from "./objects";
import { headerOf, parameterOf } from "./parameters";
import { baseUrlOf, securityOf, serversText } from "./security";
import { anchorOf, operationIdOf, summaryOf, type Targets } from "./targets";
import type { Callback, Operation, Response } from "./types";

/** Parts of the document that every operation needs. */
export interface OperationContext {
  readonly document: OpenApiDocument;
  readonly resolver: Resolver;
  readonly targets: Targets;
  /** True when some operation says who may call it; the others then say nothing. */
  readonly hasRoles: boolean;
}

/** Converts one operation. */
export function operationOf(context: OperationContext, place: OperationPlace): Operation {
  const { document, resolver, targets, hasRoles } = context;
  const { path, method, operation, item, parameters } = place;
  const described = parameters.map((parameter) => parameterOf(resolver, parameter));
  const own = operation.servers ?? item.servers;
  const baseUrl = baseUrlOf({ servers: own ?? document.servers ?? [] });
  return {
    ...marksOf(operation),
    keywords: listExtension(operation, "x-keywords"),
    roles: hasRoles ? listExtension(operation, "x-required-role") : undefined,
    quirk: textExtension(operation, "x-quirk") ?? "",
    replacedBy: targets(textExtension(operation, "x-replaced-by")),
    operationId: operationIdOf(place),
    anchor: anchorOf(place),
    method: method.toUpperCase(),
    path,
    summary: summaryOf(place),
    description: [item.summary, item.description, operation.description].filter(Boolean).join("\n\n"),
    externalDocs: operation.externalDocs,
    security: securityOf(document, operation),
    hasOwnSecurity:
      operation.security !== undefined && !isSameSecurity(operation.security, document.security),
    servers: own ? serversText({ servers: own }) : [],
    baseUrl,
    parameters: [...described, ...undeclared(place).map((name) => parameterOf(resolver, name))],
    body:
      operation.requestBody &&
      bodyOf(resolver, resolver.object<RequestBodyObject>(operation.requestBody), "request"),
    responses: responsesOf(context, operation),
    callbacks: callbacksOf(context, operation),
  };
}

function isSameSecurity(own: OperationObject["security"], shared: OperationObject["security"]): boolean {
  return JSON.stringify(own) === JSON.stringify(shared);
}

/** Parameters that a path has and nobody describes. */
function undeclared({ path, parameters }: OperationPlace) {
  return parameterNames(path)
    .filter((name) => !parameters.some((parameter) => parameter.in === "path" && parameter.name === name))
    .map((name) => ({ name, in: "path", schema: { type: "string" } }) as const);
}

function responsesOf(context: OperationContext, { responses = {} }: OperationObject): readonly Response[] {
  const all = Object.entries(responses)
    .filter(([status]) => !status.startsWith("x-"))
    .map(
      ([status, source]) =>
        [status, context.resolver.object<ResponseObject>(source), referenceOf(source)] as const,
    );
  const known = all.flatMap(([status, { headers = {} }]) =>
    isSuccess({ status }) ? Object.keys(headers) : [],
  );
  return all
    .map(([status, response, reference]) => ({
      ...responseOf(context, status, response, new Set(known)),
      ...reference,
    }))
    .sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

/** Whether a response is a component, and whether words beside the reference replace those of the component. */
function referenceOf(source: object): Pick<Response, "isShared" | "hasOwnWords"> {
  const isShared = "$ref" in source;
  return { isShared, hasOwnWords: !isShared || "description" in source };
}

/** Successes first, then by number; a range such as `4XX` behind its numbers, `default` last. */
function sortKey({ status }: Response): string {
  return `${status.startsWith("2") ? 0 : 1}${status}`;
}

/** @param known names of the headers of successes, which are not repeated where the operation fails */
function responseOf(
  { resolver }: OperationContext,
  status: string,
  response: ResponseObject,
  known: ReadonlySet<string>,
): Omit<Response, "isShared" | "hasOwnWords"> {
  const { description = "", headers = {}, content, links = {} } = response;
  return {
    status,
    description,
    headers: Object.entries(headers)
      .filter(([name]) => !/^content-type$/i.test(name) && (isSuccess({ status }) || !known.has(name)))
      .map(([name, source]) => headerOf(resolver, name, resolver.object<HeaderObject>(source))),
    body: content && bodyOf(resolver, { content }, "response"),
    links: Object.entries(links).map(([name, source]) => {
      const link = resolver.object<LinkObject>(source);
      const { operationId, operationRef = "", parameters = {}, requestBody } = link;
      const values = { ...parameters, ...(requestBody !== undefined && { body: requestBody }) };
      return { name, description: link.description ?? "", operation: operationId ?? operationRef, values };
    }),
  };
}

/** The requests that the server sends to addresses which the client gave it. */
function callbacksOf(context: OperationContext, { callbacks = {} }: OperationObject): readonly Callback[] {
  return Object.entries(callbacks).flatMap(([name, source]) => {
    const items = context.resolver.object<Readonly<Record<string, PathItem>>>(source);
    return operationsIn(context.resolver, items).map((place) => ({
      name,
      operation: operationOf(context, place),
    }));
  });
}
