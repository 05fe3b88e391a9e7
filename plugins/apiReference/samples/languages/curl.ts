import { addressOf } from "../address";
import { literal } from "../literal";
import { json } from "../notations";
import { hang, headerNames, JSON_TYPE } from "../text";
import type { SampleRequest } from "../types";

/** A command for a POSIX shell; exit code 22 on an HTTP error, with the error's body printed (curl 7.76). */
export function curl(request: SampleRequest): string {
  const parts = [
    "curl --silent --show-error --fail-with-body",
    ...methodOption(request),
    ...headerNames(request).map((name) => `--header "${name}: ${headerValue(name, request)}"`),
    ...(request.body === undefined ? [] : [`--data ${shellQuoted(literal(request.body, json))}`]),
    `"${addressOf(request)}"`,
  ];
  return parts.map((part) => hang(part, "  ")).join(" \\\n  ");
}

/** Told `--request HEAD`, curl would wait for a body. */
function methodOption({ method }: SampleRequest): readonly string[] {
  if (method === "GET") return [];
  return [method === "HEAD" ? "--head" : `--request ${method}`];
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `Token $${tokenVariable}` : JSON_TYPE;
}

function shellQuoted(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}
