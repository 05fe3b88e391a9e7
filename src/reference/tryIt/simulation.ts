/**
 * The simulated API: the mock that also tests the samples, with an account in memory that lasts until the document is
 * unloaded. The only request that it sends is for the API description.
 */
import type { OpenApiDocument } from "../../openapi/document";
import { answerTo, headersOf, type MockApi } from "../../openapi/mock/answer";
import type { MockOperation } from "../../openapi/mock/operation";
import { readOperations, routesOf } from "../../openapi/mock/routes";
import { createAccount, type Account } from "../../openapi/mock/account";
import { splitPathNames } from "../../openapi/operations";

/** A request that the reader has entered. */
export interface Call {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** Empty for a request without authentication. */
  readonly token: string;
  /** Undefined for a request without a body. */
  readonly body: string | undefined;
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
  readonly account: Account;
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
  return (await response.json()) as OpenApiDocument;
}

/** Makes the simulation of a published description. */
function simulationOf(description: OpenApiDocument): Simulation {
  const operations = readOperations(splitPathNames(description));
  const account = createAccount(operations);
  const api: MockApi = { route: routesOf(operations), acceptsToken: () => true, account };
  let calls = 0;
  return {
    operations,
    account,
    send({ method, target, token, body }) {
      const answer = answerTo(
        {
          method,
          target,
          authorization: token === "" ? undefined : `Token ${token}`,
          contentType: body === undefined ? undefined : "application/json",
          body: body ?? "",
        },
        api,
      );
      const text = answer.body === undefined ? undefined : JSON.stringify(answer.body, null, 2);
      const headers = headersOf(answer, `simulated-${++calls}`);
      return { status: answer.status, headers, text, latency: latencyOf(method, text ?? "") };
    },
  };
}

/** A plausible duration: reading is faster than writing, and long responses take longer. */
function latencyOf(method: string, text: string): number {
  return (method === "GET" ? 25 : 45) + Math.min(60, Math.round(text.length / 200));
}
