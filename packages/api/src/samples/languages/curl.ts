import { curlCommand, formOption, quotedAddress, shellQuoted, withoutControls } from "../../openapi/curl";
import { literal } from "../literal";
import { json } from "../notations";
import { addressParts, headersOf, indentAfterFirstLine } from "../text";
import type { SampleBody, SampleLanguage, SampleRequest, ValuePart } from "../types";

/** The request as a curl command that reads credentials from the environment. */
export const curl: SampleLanguage = {
  language: "bash",
  label: "cURL",
  tab: "cURL",
  token: { read: (name) => `$${name}`, form: "token" },
  write,
  tool: { probe: ["curl", "--version"], file: "sample.sh", command: ["bash", "sample.sh"] },
};

function write(request: SampleRequest): string {
  const { body } = request;
  return curlCommand({
    method: request.method,
    address: addressWord(addressParts(request)),
    headers: headersOf(request).map(({ name, value }) => word([`${name}: `, ...value])),
    data: body && dataOf(body),
    forms: body?.kind === "multipart" ? body.fields.map(formOption) : [],
  });
}

function addressWord(parts: readonly ValuePart[]): string {
  return parts.every((part) => typeof part === "string") ? quotedAddress(parts.join("")) : word(parts);
}

/**
 * One word of the shell: in double quotes where it is plain or has a variable. An interactive shell replaces "!" in them, so that it
 * has single quotes of its own.
 */
function word(parts: readonly ValuePart[]): string {
  const text = parts.map((part) => (typeof part === "string" ? part : "")).join("");
  const isFixed = parts.every((part) => typeof part === "string");
  if (isFixed && /["\\`$!\u0000-\u001f]/.test(text)) return shellQuoted(text);
  const written = parts.map((part, index) =>
    typeof part === "string" ? escaped(part) : variable(part.variable, parts[index + 1]),
  );
  return `"${written.join("")}"`;
}

/** Reads a variable; braces end its name where a letter follows. */
function variable(name: string, next: ValuePart | undefined): string {
  return typeof next === "string" && /^\w/.test(next) ? `\${${name}}` : `$${name}`;
}

function escaped(text: string): string {
  return withoutControls(text)
    .replace(/["\\`$]/g, "\\$&")
    .replace(/!+/g, `"'$&'"`);
}

function dataOf(body: SampleBody): string | { readonly file: string } | undefined {
  if (body.kind === "json") return indentAfterFirstLine(literal(body.value, json), "  ");
  if (body.kind === "text") return body.text;
  return body.kind === "file" ? { file: body.file } : undefined;
}
