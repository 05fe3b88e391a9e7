/** Commands for curl, for the samples of pages and for the calls of "Try it". */

import { withoutInvisible } from "docusaurus-waymark-core/lib/invisible";
import type { FormField } from "./forms";

export interface CurlCall {
  /** Upper case. */
  readonly method: string;
  /** The address as one word of the shell (`quotedAddress`). */
  readonly address: string;
  /** Each header as one quoted word of the shell. */
  readonly headers: readonly string[];
  /** The body, which keeps its lines, or a file with it; undefined for none. */
  readonly data: string | { readonly file: string } | undefined;
  /** Options for the fields of a form in parts. */
  readonly forms?: readonly string[];
}

/** A command for a POSIX shell. On an HTTP error curl prints the body and exits with code 22 (since curl 7.76). */
export function curlCommand({ method, address, headers, data, forms = [] }: CurlCall): string {
  return [
    "curl --silent --show-error --fail-with-body",
    ...methodOption(method),
    ...headers.map((header) => `--header ${header}`),
    ...dataOptions(data),
    ...forms,
    address,
  ].join(" \\\n  ");
}

/** Addresses that need no escape in double quotes. Braces are allowed for the content tokens of sources. */
const PLAIN = /^[\w\-.~:/?&=@,;%[\]{}]+$/;

/** An address as one word of the shell. Its base may be typed by a reader. */
export function quotedAddress(address: string): string {
  return PLAIN.test(address) ? `"${address}"` : shellQuoted(address);
}

/** HEAD has its own option: with `--request HEAD`, curl would wait for a body. */
function methodOption(method: string): readonly string[] {
  if (method === "GET") return [];
  return [method === "HEAD" ? "--head" : `--request ${method}`];
}

/** With `--data`, a text that begins with @ is the name of a file. */
function dataOptions(data: CurlCall["data"]): readonly string[] {
  if (data === undefined) return [];
  if (typeof data === "object") return [`--data-binary @${data.file}`];
  return [`${data.startsWith("@") ? "--data-raw" : "--data"} ${shellQuoted(data)}`];
}

/** The option for a field of a form in parts. */
export function formOption({ name, text = "", file, mediaType }: FormField): string {
  const type = mediaType === undefined ? "" : `;type=${mediaType}`;
  // In --form, @ and < at the beginning and ; have meanings; in --form-string nothing has.
  if (file === undefined && type === "") return `--form-string ${shellQuoted(`${name}=${text}`)}`;
  const content = file === undefined ? `"${text.replace(/["\\]/g, "\\$&")}"` : `@${file}`;
  return `--form ${shellQuoted(`${name}=${content}${type}`)}`;
}

/** Control characters, which a pasted command must not contain: terminals interpret them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text without control characters and other invisible ones. */
export function withoutControls(text: string): string {
  return withoutInvisible(text.replace(CONTROL, ""));
}

/** Quotes a text as one word of a POSIX shell; control characters are removed. */
export function shellQuoted(text: string): string {
  return `'${withoutControls(text).replace(/'/g, "'\\''")}'`;
}
