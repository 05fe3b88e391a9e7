/**
 * The simulated API: the strict mock that the samples are tested with, beside an account that lives in memory until the
 * page is loaded again. Loading the description is its only request.
 */
import type { OpenApiDocument } from "../../openapi/document";
import { answerTo, headersOf, type MockApi } from "../../openapi/mock/answer";
import type { MockOperation } from "../../openapi/mock/operation";
import { readOperations, routesOf } from "../../openapi/mock/routes";
import { createWorld, type World } from "../../openapi/mock/world";
import { splitPathNames } from "../../openapi/operations";

/** A request as the reader has filled it in. */
export interface Call {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  /** Empty sends no credential. */
  readonly token: string;
  /** Undefined sends no body. */
  readonly body: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON on lines of its own; undefined when the answer has no body. */
  readonly text: string | undefined;
  /** Simulated duration, in milliseconds. */
  readonly latency: number;
}

export interface Simulation {
  readonly operations: readonly MockOperation[];
  readonly world: World;
  readonly send: (call: Call) => Reply;
}

const loads = new Map<string, Promise<Simulation>>();

/**
 * The one simulation of the page; a load that failed is tried again at the next call.
 *
 * @param address of `openapi.json`
 * @throws Error when it cannot be fetched or is no description
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

/** Makes the simulation of a description as it is published. */
function simulationOf(description: OpenApiDocument): Simulation {
  const operations = readOperations(splitPathNames(description));
  const world = createWorld(operations);
  const api: MockApi = { route: routesOf(operations), acceptsToken: () => true, world };
  let calls = 0;
  return {
    operations,
    world,
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

/** What a call of this size may take: reading is faster than writing, and long answers take longer. */
function latencyOf(method: string, text: string): number {
  return (method === "GET" ? 25 : 45) + Math.min(60, Math.round(text.length / 200));
}
