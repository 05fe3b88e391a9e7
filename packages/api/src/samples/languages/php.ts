import { stringifyExact } from "../../openapi/exactJson";
import { BOUNDARY, multipartChunks } from "../../openapi/forms";
import { hasLongInteger, literal, type Notation } from "../literal";
import { braceEscape, INVISIBLE, json } from "../notations";
import { addressParts, headersOf, indentAfterFirstLine, lines, successMessage } from "../text";
import type { SampleBody, SampleLanguage, SampleMethod, SampleRequest, ValuePart } from "../types";

/** A program for PHP 8 with the curl extension. */
export const php: SampleLanguage = {
  language: "php",
  label: "PHP",
  token: { read: (name) => `getenv('${name}')`, form: "token single" },
  write,
  tool: { probe: ["php", "-r", "curl_version();"], file: "sample.php", command: ["php", "sample.php"] },
};

function write(request: SampleRequest): string {
  const { body, method } = request;
  return lines(
    ["<?php", `$curl = curl_init(${text(addressParts(request))});`, "curl_setopt_array($curl, ["],
    method !== "GET" && `    ${methodOption(method)},`,
    "    CURLOPT_HTTPHEADER => [",
    headersOf(request).map(({ name, value }) => `        ${text([`${name}: `, ...value])},`),
    hasList(body) && `        'Content-Type: multipart/form-data; boundary=${BOUNDARY}',`,
    "    ],",
    body && `    CURLOPT_POSTFIELDS => ${bodyOf(body)},`,
    ["    CURLOPT_RETURNTRANSFER => true,", "]);", "$answer = curl_exec($curl);"],
    ["if ($answer === false) {", "    throw new RuntimeException(curl_error($curl));", "}"],
    "$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);",
    ["if ($status >= 300) {", '    throw new RuntimeException("$status $answer");', "}"],
    printAnswer(request),
  );
}

function printAnswer(request: SampleRequest): string {
  const { answer } = request;
  if (!answer) return `echo '${successMessage(request)}', PHP_EOL;`;
  return answer.isText
    ? "echo $answer, PHP_EOL;"
    : "echo json_encode(json_decode($answer), JSON_PRETTY_PRINT), PHP_EOL;";
}

/** With CURLOPT_CUSTOMREQUEST alone, curl would wait for the body of a HEAD response. */
function methodOption(method: SampleMethod): string {
  return method === "HEAD" ? "CURLOPT_NOBODY => true" : `CURLOPT_CUSTOMREQUEST => '${method}'`;
}

function bodyOf(body: SampleBody): string {
  if (body.kind === "json" && hasLongInteger(body.value)) return notation.text(stringifyExact(body.value));
  if (body.kind === "json")
    return `json_encode(${indentAfterFirstLine(literal(body.value, notation), "    ")})`;
  if (body.kind === "text") return notation.text(body.text);
  if (body.kind === "file") return `file_get_contents('${body.file}')`;
  if (hasList(body)) return multipartText(body);
  const fields = body.fields.map(({ name, text: value = "", file, mediaType }) => {
    const type = mediaType === undefined ? "" : `, ${notation.text(mediaType)}`;
    const content = file === undefined ? notation.text(value) : `new CURLFile('${file}'${type})`;
    return `        ${notation.text(name)} => ${content},`;
  });
  return ["[", ...fields, "    ]"].join("\n");
}

/** True for a form with a list: an array of PHP has no name twice, so the parts of the form are written out. */
function hasList(body: SampleBody | undefined): boolean {
  if (body?.kind !== "multipart") return false;
  return new Set(body.fields.map(({ name }) => name)).size < body.fields.length;
}

function multipartText({ fields }: Extract<SampleBody, { kind: "multipart" }>): string {
  const chunks = multipartChunks(fields).map((chunk) =>
    "text" in chunk ? notation.text(chunk.text) : `file_get_contents('${chunk.file}')`,
  );
  return ["implode('', [", ...chunks.map((chunk) => `        ${chunk},`), "    ])"].join("\n");
}

/** Strings and environment variables, joined. */
function text(parts: readonly ValuePart[]): string {
  const merged = parts.reduce<ValuePart[]>((all, part) => {
    const last = all.at(-1);
    if (typeof last === "string" && typeof part === "string") all[all.length - 1] = last + part;
    else all.push(part);
    return all;
  }, []);
  return merged
    .map((part) => (typeof part === "string" ? notation.text(part) : `getenv('${part.variable}')`))
    .join(" . ");
}

/** PHP: arrays are used for lists and objects, so some objects need a cast. */
export const notation: Notation = {
  ...json,
  indent: "    ",
  text: phpText,
  key: (name) => `${phpText(name)} => `,
  brackets: (value) => [isListInPhp(Object.keys(value)) ? "(object) [" : "[", "]"],
  empty: "new stdClass()",
  trailingComma: true,
};

/** `json_encode` writes an array with the keys `0`, `1`, … in order as a list. */
function isListInPhp(keys: readonly string[]): boolean {
  return keys.every((key, index) => key === String(index));
}

function phpText(value: string): string {
  if (value.search(INVISIBLE) === -1) return `'${value.replace(/[\\']/g, "\\$&")}'`;
  const escaped = value.replace(/[\\"$]/g, "\\$&").replace(INVISIBLE, braceEscape);
  return `"${escaped}"`;
}
