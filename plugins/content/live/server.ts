import type { ServerResponse } from "node:http";
import type { LiveReport } from "./report";

/** Sends the last report to each listener, and then every report as it comes (server-sent events). */
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

  /** Answers a request. */
  listen(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(this.#report ? eventOf(this.#report) : ": checking\n\n");
    this.#listeners.add(response);
    response.on("close", () => this.#listeners.delete(response));
  }
}

function eventOf(report: LiveReport): string {
  return `data: ${JSON.stringify(report)}\n\n`;
}
