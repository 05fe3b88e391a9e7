import type { SampleRequest } from "./types";

/** What stands in a path or a query as it is, in every language's string and in a shell. */
const NOT_IN_PATH = /%(?![0-9A-Fa-f]{2})|[^\w\-.~/%:@]/gu;
const NOT_IN_QUERY = /[^\w\-.~:@/,]/gu;

/** The whole address of a request: base, path and query, in characters that no language needs to escape. */
export function addressOf({ baseUrl, path, query }: SampleRequest): string {
  const pairs = query.map(([name, value]) => `${encode(name, NOT_IN_QUERY)}=${encode(value, NOT_IN_QUERY)}`);
  const search = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return `${baseUrl}${encode(path, NOT_IN_PATH)}${search}`;
}

function encode(text: string, unsafe: RegExp): string {
  return text.replace(unsafe, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
}
