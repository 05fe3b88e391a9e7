import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CONTENT_TYPES, TEXT } from "./mediaTypes.mjs";

/** Differences from the way a host serves files. */
interface ServerOptions {
  /** Additional headers for every response. */
  readonly headers?: http.OutgoingHttpHeaders;
  /** Code to add to a script, by the path of its file. */
  readonly addition?: (file: string) => string;
}

/** Serves a built site on the loopback interface like a host: addresses without extension, Brotli 11, immutable assets. */
export async function serve(
  folder: string,
  { headers = {}, addition = () => "" }: ServerOptions = {},
): Promise<{ readonly url: string; readonly close: () => void }> {
  const cache = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const found = fileFor(folder, pathname);
    const file = found ?? path.join(folder, "404.html");
    const body = cache.get(file) ?? compressedContent(file, addition(file));
    cache.set(file, body);
    response.writeHead(found ? 200 : 404, { ...headers, ...headersOf(file, pathname) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** The file of an address: itself, with `.html`, or its folder's index; undefined when there is none. */
function fileFor(folder: string, pathname: string): string | undefined {
  const base = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
  const candidates = [base, `${base}.html`, path.join(base, "index.html")];
  return candidates.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** The compressed copy that the build wrote, if there is one and nothing is added. */
function compressedContent(file: string, addition: string): Buffer {
  if (addition === "" && TEXT.test(file) && fs.existsSync(`${file}.br`)) return fs.readFileSync(`${file}.br`);
  const body = Buffer.concat([fs.readFileSync(file), Buffer.from(addition)]);
  return TEXT.test(file) ? brotliCompressSync(body) : body;
}

function headersOf(file: string, pathname: string): http.OutgoingHttpHeaders {
  return {
    "content-type": CONTENT_TYPES[path.extname(file).slice(1)] ?? "application/octet-stream",
    "cache-control": pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    ...(TEXT.test(file) && { "content-encoding": "br" }),
  };
}
