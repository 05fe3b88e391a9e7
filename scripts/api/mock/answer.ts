import type { MockOperation, Parameter } from "./operation";
import { parameterNames, type Route } from "./routes";
import { describeErrors, isShapeError } from "./validators";

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

/** What the mock serves. */
export interface MockApi {
  readonly route: (pathname: string) => Route | undefined;
  /** The one token that is accepted. */
  readonly token: string;
}

/** Parameter of every operation: the child account to work in. */
const EVERYWHERE = "account";

/** A request that is refused; the message is what the body says. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers as the API would: refusals in its own error shape, successes with the documented example. */
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
    ...outcome(() => check(request, url, route, operation, api.token), operation),
    operationId: operation.operationId,
    path: operation.path,
  };
}

function outcome(checks: () => void, { success }: MockOperation): MockAnswer {
  try {
    checks();
    return { status: success.status, body: success.example };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

function refused({ status, message }: Refusal): MockAnswer {
  return { status, body: { message, code: status } };
}

function check(request: MockRequest, url: URL, route: Route, operation: MockOperation, token: string): void {
  if (operation.needsToken) checkToken(request.authorization, token);
  checkParameters("path", operation.pathParameters, pathValues(operation, route));
  checkParameters("query", operation.queryParameters, new Map(url.searchParams));
  checkQueryNames(operation, [...url.searchParams.keys()]);
  checkBody(request, operation);
}

function pathValues({ path }: MockOperation, { values }: Route): ReadonlyMap<string, string> {
  return new Map(parameterNames(path).map((name, at) => [name, values[at] ?? ""]));
}

function checkToken(header: string | undefined, token: string): void {
  if (!header) throw new Refusal(401, "no valid authentication provided");
  const [, value] = /^(?:token|bearer) +(\S+)$/i.exec(header) ?? [];
  if (value === undefined) throw new Refusal(401, "no valid authentication provided");
  if (value !== token) throw new Refusal(401, "token invalid");
}

function checkParameters(
  place: string,
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, string>,
): void {
  for (const { name, required, validate } of parameters) {
    const value = values.get(name);
    if (value === undefined && required) throw new Refusal(400, `${place} parameter ${name} is missing`);
    if (value !== undefined && !validate(value)) {
      throw new Refusal(422, describeErrors(`${place} parameter ${name}`, validate));
    }
  }
}

function checkQueryNames({ queryParameters }: MockOperation, names: readonly string[]): void {
  const known = new Set([EVERYWHERE, ...queryParameters.map(({ name }) => name)]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Refusal(400, `no query parameter has the name ${unknown}`);
}

function checkBody({ body, contentType }: MockRequest, operation: MockOperation): void {
  if (body === "") {
    if (operation.body?.required) throw new Refusal(400, "a body is needed");
    return;
  }
  if (!operation.body) throw new Refusal(400, "the operation takes no body");
  if (!/^application\/json\b/i.test(contentType ?? "")) {
    throw new Refusal(400, "Content-Type must be application/json");
  }
  const { validate } = operation.body;
  if (!validate(parsed(body)))
    throw new Refusal(isShapeError(validate) ? 400 : 422, describeErrors("body", validate));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, "the body is not JSON");
  }
}
