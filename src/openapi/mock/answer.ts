import type { MockOperation, Parameter } from "./operation";
import { parameterNames, type Route } from "./routes";
import { jsonDepth, MAX_DEPTH } from "../schema/jsonText";
import { isShapeMistake, sentenceOf } from "../schema/check";
import { Refusal } from "./refusal";
import type { World } from "./world";

/** A request as it arrived. */
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
  /** Undefined where the request belongs to no operation. */
  readonly operationId?: string;
  /** Path of that operation, as in the description. */
  readonly path?: string;
  readonly allow?: string;
}

/** The headers of an answer, by name. */
export function headersOf({ allow }: MockAnswer, requestId: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": "application/json; charset=UTF-8",
    "X-Request-Id": requestId,
    ...(allow !== undefined && { Allow: allow }),
  };
}

/** What the mock serves. */
export interface MockApi {
  readonly route: (pathname: string) => Route | undefined;
  readonly acceptsToken: (token: string) => boolean;
  /** What successes change and show; without it every success is the documented example. */
  readonly world?: World;
}

/** Parameter of every operation: the child account to work in. */
const EVERYWHERE = "account";

/** Answers as the API would: refusals in its own error shape, successes by the world or with the documented example. */
export function answerTo(request: MockRequest, api: MockApi): MockAnswer {
  const url = new URL(request.target, "http://mock.invalid");
  const route = api.route(url.pathname);
  if (!route) return refused(new Refusal(404, `no operation has the path ${url.pathname}`));
  const operation = route.byMethod.get(request.method);
  if (!operation) {
    const allow = [...route.byMethod.keys()].join(", ");
    return { ...refused(new Refusal(405, `${url.pathname} takes ${allow}`)), allow };
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
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** The body of the answer to a request that nothing is wrong with. */
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
  return api.world ? api.world.answer({ operation, values, query, body }) : operation.success.body?.example;
}

function refused({ status, message }: Refusal): MockAnswer {
  return { status, body: { message, code: status } };
}

function pathValues({ path }: MockOperation, { values }: Route): ReadonlyMap<string, string> {
  return new Map(parameterNames(path).map((name, at) => [name, values[at] ?? ""]));
}

function checkToken(header: string | undefined, accepts: MockApi["acceptsToken"]): void {
  if (!header) throw new Refusal(401, "no valid authentication provided");
  const [, value] = /^(?:token|bearer) +(\S+)$/i.exec(header) ?? [];
  if (value === undefined) throw new Refusal(401, "no valid authentication provided");
  if (!accepts(value)) throw new Refusal(401, "token invalid");
}

function checkParameters(
  place: string,
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, string>,
): void {
  for (const { name, required, check } of parameters) {
    const value = values.get(name);
    if (value === undefined && required) throw new Refusal(400, `${place} parameter ${name} is missing`);
    const mistakes = value === undefined ? [] : check(value);
    if (mistakes.length > 0) throw new Refusal(422, sentenceOf(`${place} parameter ${name}`, mistakes));
  }
}

function checkQueryNames({ queryParameters }: MockOperation, names: readonly string[]): void {
  const known = new Set([EVERYWHERE, ...queryParameters.map(({ name }) => name)]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal(400, `no query parameter has the name ${unknown}`);
}

function checkedBody({ body, contentType }: MockRequest, operation: MockOperation): unknown {
  if (body === "") {
    if (operation.body?.required) throw new Refusal(400, "a body is needed");
    return undefined;
  }
  if (!operation.body) throw new Refusal(400, "the operation takes no body");
  if (!/^application\/json\b/i.test(contentType ?? "")) {
    throw new Refusal(400, "Content-Type must be application/json");
  }
  const value = parsed(body);
  const mistakes = operation.body.check(value);
  if (mistakes.length === 0) return value;
  throw new Refusal(isShapeMistake(mistakes) ? 400 : 422, sentenceOf("body", mistakes));
}

function parsed(body: string): unknown {
  if (jsonDepth(body) > MAX_DEPTH)
    throw new Refusal(400, `the body is nested deeper than ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, "the body is not JSON");
  }
}
