/** Commands for curl, for the samples of pages and for the calls of "Try it". */

export interface CurlCall {
  /** Upper case. */
  readonly method: string;
  /** See `addressOf`. Its base may be typed by a reader. */
  readonly address: string;
  /** Each header as one quoted word of the shell. */
  readonly headers: readonly string[];
  /** The body; undefined for none. */
  readonly data: string | undefined;
}

/** A command for a POSIX shell. On an HTTP error curl prints the body and exits with code 22 (since curl 7.76). */
export function curlCommand({ method, address, headers, data }: CurlCall): string {
  return [
    "curl --silent --show-error --fail-with-body",
    ...methodOption(method),
    ...headers.map((header) => `--header ${header}`),
    ...(data === undefined ? [] : [`${dataOption(data)} ${shellQuoted(data)}`]),
    PLAIN.test(address) ? `"${address}"` : shellQuoted(address),
  ]
    .map((part) => part.replace(/\n/g, "\n  "))
    .join(" \\\n  ");
}

/** Addresses that need no escape in double quotes. Braces are allowed for the content tokens of sources. */
const PLAIN = /^[\w\-.~:/?&=@,%[\]{}]+$/;

/** HEAD has an option of its own: with `--request HEAD`, curl would wait for a body. */
function methodOption(method: string): readonly string[] {
  if (method === "GET") return [];
  return [method === "HEAD" ? "--head" : `--request ${method}`];
}

/** With `--data`, a text that begins with @ is the name of a file. */
function dataOption(data: string): string {
  return data.startsWith("@") ? "--data-raw" : "--data";
}

/** Control characters, which a pasted command must not contain: terminals interpret them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Quotes a text as one word of a POSIX shell; control characters are removed. */
export function shellQuoted(text: string): string {
  return `'${text.replace(CONTROL, "").replace(/'/g, "'\\''")}'`;
}
