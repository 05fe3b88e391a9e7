import { createServer, type Server } from "node:http";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves a build folder with Brotli, as a host of static sites does, on a free port of this machine. */
export async function serveWithBrotli(
  folder: string,
): Promise<{ readonly url: string; readonly server: Server }> {
  const cache = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url ?? "/", "http://localhost").pathname);
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const body = cache.get(file) ?? compressed(file);
    cache.set(file, body);
    const type = TYPES[path.extname(file)];
    response.writeHead(200, {
      "cache-control": "no-store",
      ...(type ? { "content-type": type, "content-encoding": "br" } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port ?? 0}`, server };
}

function fileOf(folder: string, pathname: string): string | null {
  const base = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  const candidates = [base, `${base}.html`, path.join(base, "index.html")];
  return (
    candidates.find((name) => name.startsWith(folder) && fs.existsSync(name) && fs.statSync(name).isFile()) ??
    null
  );
}

function compressed(file: string): Buffer {
  const content = fs.readFileSync(file);
  if (!(path.extname(file) in TYPES)) return content;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
