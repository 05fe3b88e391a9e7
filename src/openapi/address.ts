/** The parts of the address of a request. */
export interface Address {
  /** Scheme and host, without a trailing slash. */
  readonly baseUrl: string;
  /** Path with parameter values, starting with a slash. Characters that a path may not contain are encoded by `addressOf`. */
  readonly path: string;
  /** Names and plain values of query parameters, in order. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/** Characters to percent-encode. The others need no escape in a URL, in a shell, or in a string of any sample language. */
const NOT_IN_PATH = /%(?![0-9A-Fa-f]{2})|[^\w\-.~/%:@]/gu;
const NOT_IN_SEGMENT = /[^\w\-.~:@]/gu;
const NOT_IN_QUERY = /[^\w\-.~:@/,]/gu;

/** The address of a request: base, path and query, percent-encoded. */
export function addressOf({ baseUrl, path, query }: Address): string {
  const pairs = query.map(([name, value]) => `${encode(name, NOT_IN_QUERY)}=${encode(value, NOT_IN_QUERY)}`);
  const search = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return `${baseUrl}${encode(path, NOT_IN_PATH)}${search}`;
}

/** Names of the parameters of a path, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** Fills in the parameters of a path such as `/api/groups/{groupId}`. Each value is encoded as one segment. */
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
