import type { ServerResponse } from "node:http";

/**
 * A host's behavior instead of an answer: accept and stay silent, cut the connection, send half a body and stay
 * silent, answer with a page instead of JSON, or answer a status.
 */
export type Fault =
  | "hang"
  | "reset"
  | "slow body"
  | "not json"
  | { readonly status: number; readonly message: string };

/** Browsers show an answer to a page of another origin only with this header. */
export const CORS = { "access-control-allow-origin": "*" } as const;

/** Faults below HTTP, which meet every request, a browser's preflight included. */
export function isBelowHttp(fault: Fault | undefined): fault is "hang" | "reset" {
  return fault === "hang" || fault === "reset";
}

/** Answers, or fails to, as told. What hangs is freed when the server closes. */
export function misbehave(response: ServerResponse, fault: Fault): void {
  if (fault === "hang") return;
  if (fault === "reset") return void response.socket?.resetAndDestroy();
  if (fault === "slow body") {
    response.writeHead(200, { ...CORS, "content-type": "application/json", "content-length": "1000" });
    return void response.write('{"results":[');
  }
  if (fault === "not json") {
    response.writeHead(200, { ...CORS, "content-type": "text/html" });
    return void response.end("<!doctype html><title>Sign in to this network</title>");
  }
  sendJson(response, fault.status, fault);
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { ...CORS, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(content));
}
