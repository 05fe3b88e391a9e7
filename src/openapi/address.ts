/** Where a request goes. */
export interface Address {
  /** Scheme and host, without a trailing slash. */
  readonly baseUrl: string;
  /** Path with values filled in, starting with a slash; what a path may not carry is percent-encoded here. */
  readonly path: string;
  /** Names and plain values of query parameters, in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** What stands in a path or a query as it is, in every language's string and in a shell. */
const NOT_IN_PATH = /%(?![0-9A-Fa-f]{2})|[^\w\-.~/%:@]/gu;
const NOT_IN_SEGMENT = /[^\w\-.~:@]/gu;
const NOT_IN_QUERY = /[^\w\-.~:@/,]/gu;

/** The whole address of a request: base, path and query, in characters that no language needs to escape. */
export function addressOf({ baseUrl, path, query }: Address): string {
  const pairs = query.map(([name, value]) => `${encode(name, NOT_IN_QUERY)}=${encode(value, NOT_IN_QUERY)}`);
  const search = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return `${baseUrl}${encode(path, NOT_IN_PATH)}${search}`;
}

/** A path such as `/api/groups/{groupId}` with the values of its parameters, each as one segment whatever it holds. */
export function filledPath(path: string, valueOf: (name: string) => string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(name), NOT_IN_SEGMENT));
}

function encode(text: string, unsafe: RegExp): string {
  return text.replace(unsafe, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
}
