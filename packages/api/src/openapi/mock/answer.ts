/**
 * The mock of the API: it checks a request as strictly as the server does, and returns a response. It runs in the page for
 * "Try it", and as a server for the tests of the samples.
 */
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { parametersIn, type Body, type MockOperation, type Parameter } from "./operation";
import { parameterNames } from "../address";
import type { Route } from "./routes";
import { jsonDepth, MAX_DEPTH } from "../schema/jsonText";
import { parseExact, stringifyExact } from "../exactJson";
import { readForm, readMultipart } from "../forms";
import { kindOfMedia } from "../mediaTypes";
import { fromText, isShapeMistake, sentenceOf } from "../schema/check";
import type { CredentialPlace } from "../security";
import { HttpError } from "./httpError";

/** A request. */
export interface MockRequest {
  /** Upper case. */
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  /** Further headers, names in lower case. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface MockAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Media type of the body; undefined for JSON. */
  readonly mediaType?: string | undefined;
  /** Undefined when the request matches no operation. */
  readonly operationId?: string;
  /** Path of the operation in the API description. */
  readonly path?: string;
  /** Value of the header `Allow`, with status 405. */
  readonly allow?: string;
}

/** The text of a response: JSON, or the example of another media type. */
export function answerText({ body, mediaType = JSON_TYPE }: MockAnswer, indent?: number): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === "string" && kindOfMedia(mediaType) !== "json" ? body : stringifyExact(body, indent);
}

const JSON_TYPE = "application/json";

/** The headers of a response, by name. */
export function headersOf(
  { allow, mediaType = JSON_TYPE }: MockAnswer,
  requestId: string,
): Readonly<Record<string, string>> {
  return {
    "Content-Type": mediaType === JSON_TYPE ? `${JSON_TYPE}; charset=UTF-8` : mediaType,
    "X-Request-Id": requestId,
    ...(allow !== undefined && { Allow: allow }),
  };
}

/** Data that the mock needs to respond. */
export interface MockApi {
  readonly route: (pathname: string) => Route | undefined;
  readonly acceptsToken: (token: string) => boolean;
}

/** Responds like the API: errors as `{ message, code }`, successes as the documented example. */
export function answerTo(request: MockRequest, api: MockApi): MockAnswer {
  const url = new URL(request.target, "http://mock.invalid");
  const route = api.route(url.pathname);
  if (!route) return errorAnswer(new HttpError(404, `no operation has the path ${url.pathname}`));
  const operation = route.byMethod.get(request.method);
  if (!operation) {
    const allow = [...route.byMethod.keys()].join(", ");
    return { ...errorAnswer(new HttpError(405, `${url.pathname} takes ${allow}`)), allow };
  }
  return {
    ...outcome(() => check(request, url, route, operation, api), operation),
    operationId: operation.operationId,
    path: operation.path,
  };
}

function outcome(checkRequest: () => void, { success: { status, body } }: MockOperation): MockAnswer {
  try {
    checkRequest();
    return { status, body: body?.example, mediaType: body?.mediaType };
  } catch (error) {
    if (error instanceof HttpError) return errorAnswer(error);
    throw error;
  }
}

/**
 * Checks a request in the order of the server.
 *
 * @throws HttpError when the request is not valid
 */
function check(request: MockRequest, url: URL, route: Route, operation: MockOperation, api: MockApi): void {
  const values = pathValues(operation, route);
  checkCredentials(request, url, operation, api.acceptsToken);
  checkParameters(operation, "path", (name) => values.get(name));
  for (const parameter of parametersIn("query", operation))
    checkParameter("query", parameter, parameter.read(url.searchParams));
  const cookies = cookiesOf(request);
  checkParameters(operation, "cookie", (name) => cookies.get(name));
  checkParameters(operation, "header", (name) => request.headers?.[name.toLowerCase()]);
  checkQueryNames(operation, [...url.searchParams.keys()]);
  checkBody(request, operation);
}

function errorAnswer({ status, message }: HttpError): MockAnswer {
  return { status, body: { message, code: status } };
}

function pathValues({ path }: MockOperation, { values }: Route): ReadonlyMap<string, string> {
  return new Map(parameterNames(path).map((name, index) => [name, values[index] ?? ""]));
}

/** Credentials of one way to authenticate are required; before a token, either `Token` or `Bearer` is accepted. */
function checkCredentials(
  request: MockRequest,
  url: URL,
  { security }: MockOperation,
  accepts: MockApi["acceptsToken"],
): void {
  if (security.length === 0) return;
  const sent = (place: CredentialPlace): string | undefined => {
    if (place.in === "query") return url.searchParams.get(place.name) ?? undefined;
    if (place.in === "cookie") return cookiesOf(request).get(place.name);
    if (!/^authorization$/i.test(place.name)) return request.headers?.[place.name.toLowerCase()];
    const word = /^(?:token|bearer)? $/i.test(place.prefix) ? "(?:token|bearer)" : place.prefix.trim();
    return new RegExp(`^${word} *(\\S+)$`, "i").exec(request.authorization ?? "")?.[1];
  };
  const ways = security.map((places) => places.map(sent)).filter((texts) => texts.every(Boolean));
  if (ways.length === 0) throw new HttpError(401, "no valid authentication provided");
  if (!ways.some((texts) => texts.every((text) => accepts(text ?? ""))))
    throw new HttpError(401, "token invalid");
}

function cookiesOf({ headers }: MockRequest): ReadonlyMap<string, string> {
  const pairs = (headers?.["cookie"] ?? "").split(/; */).map((pair) => pair.split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name, percentDecode(value.join("="))]));
}

function checkParameters(
  operation: MockOperation,
  place: "path" | "cookie" | "header",
  valueOf: (name: string) => string | undefined,
): void {
  for (const parameter of parametersIn(place, operation))
    checkParameter(place, parameter, valueOf(parameter.name));
}

function checkParameter(place: string, { name, required, check }: Parameter, value: unknown): void {
  if (value === undefined && required) throw new HttpError(400, `${place} parameter ${name} is missing`);
  const mistakes = value === undefined ? [] : check(value);
  if (mistakes.length > 0) throw new HttpError(422, sentenceOf(`${place} parameter ${name}`, mistakes));
}

function checkQueryNames(operation: MockOperation, names: readonly string[]): void {
  const parameters = parametersIn("query", operation);
  const keys = operation.security.flat().map(({ name }) => name);
  const isKnown = (name: string): boolean => keys.includes(name) || parameters.some(({ owns }) => owns(name));
  const isFixed = (name: string): boolean => new URLSearchParams(operation.path.split("?")[1]).has(name);
  const unknown = names.find((name) => !isKnown(name) && !isFixed(name));
  if (unknown !== undefined) throw new HttpError(400, `no query parameter has the name ${unknown}`);
}

function checkBody({ body, contentType = "" }: MockRequest, operation: MockOperation): void {
  const { bodies, bodyRequired } = operation;
  if (body === "") {
    if (bodyRequired) throw new HttpError(400, "a body is needed");
    return;
  }
  if (bodies.length === 0) throw new HttpError(400, "the operation takes no body");
  const [type = ""] = contentType.toLowerCase().split(/\s*;/);
  const described = bodies.find(({ mediaType }) => mediaType.toLowerCase().split(/\s*;/)[0] === type);
  if (!described) {
    const types = bodies.map(({ mediaType }) => mediaType).join(" or ");
    throw new HttpError(400, `Content-Type must be ${types}`);
  }
  const value = parsed(described, body, contentType);
  const mistakes = described.kind === "file" || described.kind === "text" ? [] : described.check(value);
  if (mistakes.length > 0)
    throw new HttpError(isShapeMistake(mistakes) ? 400 : 422, sentenceOf("body", mistakes));
}

function parsed({ kind, schema }: Body, body: string, contentType: string): unknown {
  if (kind === "text" || kind === "file") return body;
  if (kind === "form") return fromText(schema, readForm(body));
  if (kind === "multipart") {
    const fields = readMultipart(body, contentType);
    if (!fields) throw new HttpError(400, "the body has no parts");
    return fromText(schema, fields);
  }
  if (jsonDepth(body) > MAX_DEPTH)
    throw new HttpError(400, `the body is nested deeper than ${MAX_DEPTH} levels`);
  try {
    return parseExact(body);
  } catch {
    throw new HttpError(400, "the body is not JSON");
  }
}
