import http from "node:http";

/** An answer as it came over the wire: nothing followed, nothing decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names of all header lines in lower case, as often as they came. */
  readonly rawNames: readonly string[];
  readonly body: Buffer;
}

/** Options of a request. */
export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request whose path goes out exactly as written. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {} }: Request = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawNames: response.rawHeaders
            .filter((_, place) => place % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}
