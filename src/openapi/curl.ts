/** Commands for curl: those of the pages' samples, and those of a call that a reader has filled in. */

export interface CurlCall {
  /** Upper case. */
  readonly method: string;
  /** Whole address: see `addressOf`. Its beginning may be what a reader has typed. */
  readonly address: string;
  /** Headers as one quoted word of the shell each. */
  readonly headers: readonly string[];
  /** Text of the body, or undefined when there is none. */
  readonly data: string | undefined;
}

/** A command for a POSIX shell; exit code 22 on an HTTP error, with the error's body printed (curl 7.76). */
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

/** What a shell reads as it is between double quotes; content tokens stand in pages that are not built yet. */
const PLAIN = /^[\w\-.~:/?&=@,%[\]{}]+$/;

/** Told `--request HEAD`, curl would wait for a body. */
function methodOption(method: string): readonly string[] {
  if (method === "GET") return [];
  return [method === "HEAD" ? "--head" : `--request ${method}`];
}

/** With `--data`, a text that begins with @ would be the name of a file to send. */
function dataOption(data: string): string {
  return data.startsWith("@") ? "--data-raw" : "--data";
}

/** Signs that steer a terminal; a shell can be given none of them in a pasted command. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text as one word of a POSIX shell. */
export function shellQuoted(text: string): string {
  return `'${text.replace(CONTROL, "").replace(/'/g, "'\\''")}'`;
}
