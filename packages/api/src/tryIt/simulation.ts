/**
 * The simulated API: the mock that also tests the samples. The only request that it sends is for the API description.
 */
import type { OpenApiDocument } from "../openapi/document";
import { parseExact } from "../openapi/exactJson";
import type { FormField } from "../openapi/forms";
import type { CredentialPlace } from "../openapi/security";
import { answerText, answerTo, headersOf, type MockApi, type MockRequest } from "../openapi/mock/answer";
import type { MockOperation } from "../openapi/mock/operation";
import { readOperations, routesOf } from "../openapi/mock/routes";
import { splitPathNames } from "../openapi/operations";

/** A request that the reader has entered. */
export interface Call {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** Places where the token is sent; empty for a request without authentication. */
  readonly credentials: readonly CredentialPlace[];
  readonly token: string;
  /** Headers of parameters and cookies, by name. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined for a request without a body. */
  readonly body: CallBody | undefined;
}

/** The body of a request. */
export interface CallBody {
  readonly mediaType: string;
  /** The text that is sent; for a file, an empty text. */
  readonly text: string;
  /** The fields of a form in parts, for the command. */
  readonly fields?: readonly FormField[];
  /** True for a body that is a file, for the command. */
  readonly isFile?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Formatted JSON; undefined when the response has no body. */
  readonly text: string | undefined;
  /** Simulated duration, in milliseconds. */
  readonly latency: number;
}

export interface Simulation {
  readonly operations: readonly MockOperation[];
  readonly send: (call: Call) => Reply;
}

const loads = new Map<string, Promise<Simulation>>();

/**
 * Loads the simulation, once for each address; after a failure the next call tries again.
 *
 * @param address of `openapi.json`
 * @returns rejects with an Error when the description cannot be fetched or is not valid
 */
export function loadSimulation(address: string): Promise<Simulation> {
  const load = loads.get(address) ?? fetchDescription(address).then(simulationOf);
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

async function fetchDescription(address: string): Promise<OpenApiDocument> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return parseExact(await response.text()) as OpenApiDocument;
}

/** Makes the simulation of a published description. */
function simulationOf(description: OpenApiDocument): Simulation {
  const operations = readOperations(splitPathNames(description));
  const api: MockApi = { route: routesOf(operations), acceptsToken: () => true };
  let calls = 0;
  return {
    operations,
    send(call) {
      const { method } = call;
      const answer = answerTo(requestOf(call), api);
      const text = answerText(answer, 2);
      const headers = headersOf(answer, `simulated-${++calls}`);
      return { status: answer.status, headers, text, latency: latencyOf(method, text ?? "") };
    },
  };
}

/** The request that a call makes. */
function requestOf({ method, target, credentials, token, headers, body }: Call): MockRequest {
  const sent = token === "" ? [] : credentials;
  const keys = sent.filter((place) => place.in === "query").map(({ name }) => [name, token]);
  const search = new URLSearchParams(keys).toString();
  const cookies = sent
    .filter((place) => place.in === "cookie")
    .map(({ name }) => ["cookie", `${name}=${token}`]);
  const tokens = sent
    .filter((place) => place.in === "header")
    .map(({ name, prefix }) => [name, prefix + token]);
  const all = [...tokens, ...cookies, ...headers].map(
    ([name = "", value = ""]) => [name.toLowerCase(), value] as const,
  );
  const names = [...new Set(all.map(([name]) => name))];
  const byName = Object.fromEntries(
    names.map((name) => [name, all.flatMap(([other, value]) => (other === name ? [value] : [])).join("; ")]),
  );
  return {
    method,
    target: search === "" ? target : `${target}${target.includes("?") ? "&" : "?"}${search}`,
    authorization: byName["authorization"],
    headers: byName,
    contentType: body?.mediaType,
    body: body?.text ?? "",
  };
}

/** A plausible duration: reading is faster than writing, and long responses take longer. */
function latencyOf(method: string, text: string): number {
  return (method === "GET" ? 25 : 45) + Math.min(60, Math.round(text.length / 200));
}
