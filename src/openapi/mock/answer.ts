/**
 * The mock of the API: it checks a request as strictly as the server does, and returns a response. It runs in the page for
 * "Try it", and as a server for the tests of the samples.
 */
import type { MockOperation, Parameter } from "./operation";
import { parameterNames } from "../address";
import type { Route } from "./routes";
import { jsonDepth, MAX_DEPTH } from "../schema/jsonText";
import { isShapeMistake, sentenceOf } from "../schema/check";
import { HttpError } from "./httpError";
import type { Account } from "./account";

/** A request. */
export interface MockRequest {
  /** Upper case. */
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface MockAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Undefined when the request matches no operation. */
  readonly operationId?: string;
  /** Path of the operation in the API description. */
  readonly path?: string;
  /** Value of the header `Allow`, with status 405. */
  readonly allow?: string;
}

/** The headers of a response, by name. */
export function headersOf({ allow }: MockAnswer, requestId: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": "application/json; charset=UTF-8",
    "X-Request-Id": requestId,
    ...(allow !== undefined && { Allow: allow }),
  };
}

/** What the mock needs to respond. */
export interface MockApi {
  readonly route: (pathname: string) => Route | undefined;
  readonly acceptsToken: (token: string) => boolean;
  /** The account that successful requests read and change; without it, every success is the documented example. */
  readonly account?: Account;
}

/** Query parameter that every operation accepts: the child account to work in. */
const ACCOUNT_PARAMETER = "account";

/** Responds like the API: errors as `{ message, code }`, successes from the account or as the documented example. */
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
    ...outcome(() => success(request, url, route, operation, api), operation),
    operationId: operation.operationId,
    path: operation.path,
  };
}

function outcome(body: () => unknown, { success: { status } }: MockOperation): MockAnswer {
  try {
    return { status, body: body() };
  } catch (error) {
    if (error instanceof HttpError) return errorAnswer(error);
    throw error;
  }
}

/**
 * Checks a request in the order of the server, and returns the body of the success.
 *
 * @throws HttpError when the request is not valid
 */
function success(
  request: MockRequest,
  url: URL,
  route: Route,
  operation: MockOperation,
  api: MockApi,
): unknown {
  const values = pathValues(operation, route);
  const query = new Map(url.searchParams);
  if (operation.needsToken) checkToken(request.authorization, api.acceptsToken);
  checkParameters("path", operation.pathParameters, values);
  checkParameters("query", operation.queryParameters, query);
  checkQueryNames(operation, [...url.searchParams.keys()]);
  const body = checkedBody(request, operation);
  return api.account
    ? api.account.answer({ operation, values, query, body })
    : operation.success.body?.example;
}

function errorAnswer({ status, message }: HttpError): MockAnswer {
  return { status, body: { message, code: status } };
}

function pathValues({ path }: MockOperation, { values }: Route): ReadonlyMap<string, string> {
  return new Map(parameterNames(path).map((name, index) => [name, values[index] ?? ""]));
}

function checkToken(header: string | undefined, accepts: MockApi["acceptsToken"]): void {
  if (!header) throw new HttpError(401, "no valid authentication provided");
  const [, value] = /^(?:token|bearer) +(\S+)$/i.exec(header) ?? [];
  if (value === undefined) throw new HttpError(401, "no valid authentication provided");
  if (!accepts(value)) throw new HttpError(401, "token invalid");
}

function checkParameters(
  place: string,
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, string>,
): void {
  for (const { name, required, check } of parameters) {
    const value = values.get(name);
    if (value === undefined && required) throw new HttpError(400, `${place} parameter ${name} is missing`);
    const mistakes = value === undefined ? [] : check(value);
    if (mistakes.length > 0) throw new HttpError(422, sentenceOf(`${place} parameter ${name}`, mistakes));
  }
}

function checkQueryNames({ queryParameters }: MockOperation, names: readonly string[]): void {
  const known = new Set([ACCOUNT_PARAMETER, ...queryParameters.map(({ name }) => name)]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new HttpError(400, `no query parameter has the name ${unknown}`);
}

function checkedBody({ body, contentType }: MockRequest, operation: MockOperation): unknown {
  if (body === "") {
    if (operation.body?.required) throw new HttpError(400, "a body is needed");
    return undefined;
  }
  if (!operation.body) throw new HttpError(400, "the operation takes no body");
  if (!/^application\/json\b/i.test(contentType ?? "")) {
    throw new HttpError(400, "Content-Type must be application/json");
  }
  const value = parsed(body);
  const mistakes = operation.body.check(value);
  if (mistakes.length === 0) return value;
  throw new HttpError(isShapeMistake(mistakes) ? 400 : 422, sentenceOf("body", mistakes));
}

function parsed(body: string): unknown {
  if (jsonDepth(body) > MAX_DEPTH)
    throw new HttpError(400, `the body is nested deeper than ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(400, "the body is not JSON");
  }
}
