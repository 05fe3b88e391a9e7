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
const NOT_IN_PATH = /%(?![0-9A-Fa-f]{2})|[^\w\-.~/%:@,;=]/gu;
const NOT_IN_SEGMENT = /[^\w\-.~:@]/gu;
const NOT_IN_QUERY = /[^\w\-.~:@/,]/gu;
/** A cookie ends at ";" (RFC 6265). Servers that encode cookies decode "%20". */
const NOT_IN_COOKIE = /[^!#-:<-[\]-~]/gu;

/** The address of a request: base, path and query, percent-encoded. */
export function addressOf({ baseUrl, path, query }: Address): string {
  const pairs = query.map(([name, value]) => `${encode(name, NOT_IN_QUERY)}=${encode(value, NOT_IN_QUERY)}`);
  const search = pairs.length > 0 ? `?${pairs.join("&")}` : "";
  return `${baseUrl}${encode(path, NOT_IN_PATH)}${search}`;
}

/** A parameter of a path. Its name may have any character but braces. */
const PARAMETER = /\{([^{}]+)\}/g;

/** Names of the parameters of a path, in order. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
}

/** Replaces the parameters of a path such as `/api/groups/{groupId}`. */
export function replaceParameters(path: string, textOf: (name: string) => string): string {
  return path.replace(PARAMETER, (_, name: string) => textOf(name));
}

/** Encodes the value of a path parameter as one segment. */
export function encodeValue(value: string): string {
  return encode(value, NOT_IN_SEGMENT);
}

/** The text of a `Cookie` header, of names and plain values. */
export function cookieText(pairs: Address["query"]): string {
  return pairs.map(([name, value]) => `${name}=${encode(value, NOT_IN_COOKIE)}`).join("; ");
}

function encode(text: string, unsafe: RegExp): string {
  return text.replace(unsafe, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
      .join(""),
  );
}
