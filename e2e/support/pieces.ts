import http from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds between the pieces: longer than it takes to paint. */
const PAUSE_MS = 300;

/** A server of pages that arrive in pieces. */
export interface Pieces {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a site as a slow line brings it: files of pages are cut after the first tag with each mark that they have, and
 * a pause lies between the pieces.
 *
 * @param site address of the site, without a slash at the end
 * @param marks parts of the markup
 */
export async function startPieces(site: string, marks: readonly string[]): Promise<Pieces> {
  const server = http.createServer((request, response) => {
    void answer(site + (request.url ?? "/"), marks, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(url: string, marks: readonly string[], response: http.ServerResponse): Promise<void> {
  const file = await fetch(url);
  const type = file.headers.get("content-type") ?? "";
  response.writeHead(file.status, { "content-type": type });
  if (!type.startsWith("text/html")) {
    response.end(Buffer.from(await file.arrayBuffer()));
    return;
  }
  for (const piece of cut(await file.text(), marks)) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  response.end();
}

function cut(text: string, marks: readonly string[]): string[] {
  const places = marks
    .map((mark) => text.indexOf(mark))
    .filter((place) => place > 0)
    .map((place) => text.indexOf(">", place) + 1)
    .sort((a, b) => a - b);
  return [0, ...places].map((place, index) => text.slice(place, places[index]));
}
