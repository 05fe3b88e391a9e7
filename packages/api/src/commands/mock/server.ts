import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { OpenApiDocument } from "../../openapi/document";
import {
  answerText,
  answerTo,
  headersOf,
  type MockAnswer,
  type MockApi,
  type MockRequest,
} from "../../openapi/mock/answer";
import { readOperations, routesOf } from "../../openapi/mock/routes";
import { mockToken } from "../../openapi/mock/token";

/** The only token that the mock accepts. */
export const MOCK_TOKEN = mockToken();

/** A request to the mock and its response. */
export interface MockCall {
  readonly request: MockRequest;
  readonly answer: MockAnswer;
}

/** A running mock. */
export interface MockServer {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface MockOptions {
  /** 0 takes a free port. */
  readonly port?: number;
  readonly onCall?: (call: MockCall) => void;
}

/** Creates a mock from the API description; every example is validated. */
export function mockApi(document: OpenApiDocument, token: string): MockApi {
  return { route: routesOf(readOperations(document)), acceptsToken: (value) => value === token };
}

/** Serves a mock, on the loopback interface only. */
export async function startMock(api: MockApi, { port = 0, onCall }: MockOptions = {}): Promise<MockServer> {
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      const answer = answerTo(request, api);
      onCall?.({ request, answer });
      send(response, answer);
    });
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, close: () => closeServer(server) };
}

async function readRequest(incoming: IncomingMessage): Promise<MockRequest> {
  return {
    method: incoming.method ?? "GET",
    target: incoming.url ?? "/",
    authorization: incoming.headers.authorization,
    contentType: incoming.headers["content-type"],
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[0] : value,
      ]),
    ),
    body: await text(incoming),
  };
}

function send(response: ServerResponse, answer: MockAnswer): void {
  response.writeHead(answer.status, headersOf(answer, randomUUID()));
  response.end(answerText(answer) ?? "");
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
