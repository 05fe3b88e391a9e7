import type { IncomingMessage, ServerResponse } from "node:http";
import type { LiveReport } from "./report";

/** Serves the last report as JSON, and below `/events` every report as it comes (server-sent events). */
export class LiveServer {
  #report: LiveReport | undefined;
  readonly #listeners = new Set<ServerResponse>();

  get report(): LiveReport | undefined {
    return this.#report;
  }

  publish(report: LiveReport): void {
    this.#report = report;
    this.#listeners.forEach((listener) => listener.write(eventOf(report)));
  }

  /** Answers a request whose address is already cut to what follows the place of this server. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === "/events") this.#listen(response);
    else json(response, this.#report ?? null);
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(this.#report ? eventOf(this.#report) : ": checking\n\n");
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
  }
}

function eventOf(report: LiveReport): string {
  return `data: ${JSON.stringify(report)}\n\n`;
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(value));
}
