import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { CORS, type Fault, isBelowHttp, misbehave, sendJson } from "./faults";
import { Service } from "./service";

export type { Fault } from "./faults";
export { queryIdOf } from "./answers";
export { SEARCH_KEY, Service } from "./service";

/** A request as it came over the wire. */
export interface Exchange {
  /** Place of the host that got it. */
  readonly host: number;
  readonly method: string;
  readonly path: string;
  /** Address with its query, as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Local HTTP servers with the protocol of the hosted search, which can be made to fail. */
export interface SearchServers {
  readonly ports: readonly number[];
  /** `127.0.0.1:port` of each host. */
  readonly hosts: readonly string[];
  /** Every request in its order, without the preflights of browsers. */
  readonly exchanges: Exchange[];
  readonly service: Service;
  /** Makes a host fail, every time or as often as told. */
  readonly fail: (host: number | "all", fault: Fault, options?: { times?: number }) => void;
  /** Ends all faults and forgets what was recorded; the indices stay. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface Planned {
  readonly host: number | "all";
  readonly fault: Fault;
  left: number;
}

/** Starts hosts that share one service. */
export async function startSearchServers(count: number, service = new Service()): Promise<SearchServers> {
  const exchanges: Exchange[] = [];
  const plans: Planned[] = [];
  const servers = await Promise.all(
    Array.from({ length: count }, (_, host) =>
      listen((request, response) => void serve({ exchanges, plans, service }, host, request, response)),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  return {
    ports,
    hosts: ports.map((port) => `127.0.0.1:${port}`),
    exchanges,
    service,
    fail: (host, fault, { times = Infinity } = {}) => void plans.push({ host, fault, left: times }),
    reset: () => {
      plans.length = 0;
      exchanges.length = 0;
    },
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

interface World {
  readonly exchanges: Exchange[];
  readonly plans: Planned[];
  readonly service: Service;
}

async function serve(
  world: World,
  host: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = await read(host, request);
  const plan = world.plans.find((each) => each.left > 0 && (each.host === "all" || each.host === host));
  const isPreflight = request.method === "OPTIONS";
  if (!isPreflight) world.exchanges.push(exchange);
  if (plan && !(isPreflight && !isBelowHttp(plan.fault))) {
    plan.left -= 1;
    misbehave(response, plan.fault);
  } else if (isPreflight) preflight(response);
  else answer(world.service, exchange, response);
}

function answer(service: Service, exchange: Exchange, response: ServerResponse): void {
  const path = exchange.path.split("/").filter(Boolean).map(decodeURIComponent);
  const key = String(exchange.headers["x-algolia-api-key"] ?? "");
  const { status, content } = service.answer({
    method: exchange.method,
    path,
    body: exchange.body,
    key,
  });
  sendJson(response, status, content);
}

async function read(host: number, request: IncomingMessage): Promise<Exchange> {
  const { method = "", url = "", headers } = request;
  const sent = await text(request);
  return {
    host,
    method,
    url,
    headers,
    path: new URL(url, "http://host").pathname,
    body: sent === "" ? undefined : JSON.parse(sent),
  };
}

function preflight(response: ServerResponse): void {
  response.writeHead(204, {
    ...CORS,
    "access-control-allow-headers": "*, content-type, x-algolia-api-key, x-algolia-application-id",
    "access-control-allow-methods": "POST",
  });
  response.end();
}

function listen(serveRequest: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(serveRequest);
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
