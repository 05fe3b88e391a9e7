import { stringifyExact } from "../../openapi/exactJson";
import { hasLongInteger, literal, type Notation } from "../literal";
import { json, quotedJson } from "../notations";
import {
  addressParts,
  hasCredential,
  headersOf,
  indentAfterFirstLine,
  lines,
  successMessage,
  type Lines,
} from "../text";
import type { SampleBody, SampleLanguage, SampleRequest, ValuePart } from "../types";

/** A module for Node.js 20. An HTTP error is thrown, which ends the program with code 1. */
export const javascript: SampleLanguage = {
  language: "js",
  label: "JavaScript",
  token: { read: (name) => "${process.env." + name + "}", form: "token" },
  write,
  tool: { probe: ["node", "--version"], file: "sample.mjs", command: ["node", "sample.mjs"] },
};

function write(request: SampleRequest): string {
  return lines(fetchHead(request), fetchCall(request), printAnswer(request));
}

function printAnswer(request: SampleRequest): string {
  const { answer } = request;
  if (!answer) return `console.log("${successMessage(request)}");`;
  return answer.isText ? TEXT_ANSWER : "console.log(JSON.stringify(await response.json(), null, 2));";
}

export const TEXT_ANSWER = "console.log(await response.text());";

/** Imports: the environment, and files. */
export function fetchHead(request: SampleRequest): Lines {
  const { body } = request;
  const hasFile =
    body?.kind === "file" || (body?.kind === "multipart" && body.fields.some(({ file }) => file));
  const imports = [
    hasFile && 'import { openAsBlob } from "node:fs";',
    hasCredential(request) && 'import process from "node:process";',
  ].filter(Boolean);
  return [...imports, imports.length > 0 && ""];
}

/** The request and the check of its status. */
export function fetchCall(request: SampleRequest): Lines {
  const { body } = request;
  return [
    body?.kind === "multipart" && formLines(body),
    `const response = await fetch(${text(addressParts(request))}, {`,
    request.method !== "GET" && `  method: "${request.method}",`,
    "  headers: {",
    headersOf(request).map(({ name, value }) => `    ${notation.key(name)}${text(value)},`),
    "  },",
    body && `  body: ${bodyOf(body)},`,
    "});",
    "if (!response.ok) {",
    "  throw new Error(`${response.status} ${await response.text()}`);",
    "}",
  ];
}

function formLines({ fields }: Extract<SampleBody, { kind: "multipart" }>): Lines {
  const parts = fields.map(({ name, text: value = "", file, mediaType }) => {
    const key = notation.text(name);
    if (file !== undefined) return `form.append(${key}, await openAsBlob("${file}"), "${file}");`;
    const content = notation.text(value);
    return mediaType === undefined
      ? `form.append(${key}, ${content});`
      : `form.append(${key}, new Blob([${content}], { type: ${notation.text(mediaType)} }));`;
  });
  return ["const form = new FormData();", parts];
}

function bodyOf(body: SampleBody): string {
  if (body.kind === "json")
    return hasLongInteger(body.value)
      ? notation.text(stringifyExact(body.value))
      : `JSON.stringify(${indentAfterFirstLine(literal(body.value, notation), "  ")})`;
  if (body.kind === "text") return notation.text(body.text);
  return body.kind === "file" ? `await openAsBlob("${body.file}")` : "form";
}

/** A string, or a template where a part is an environment variable. */
function text(parts: readonly ValuePart[]): string {
  if (parts.every((part) => typeof part === "string")) return notation.text(parts.join(""));
  const inner = parts.map((part) =>
    typeof part === "string" ? part.replace(/[`\\]|\$(?=\{)/g, "\\$&") : `\${process.env.${part.variable}}`,
  );
  return `\`${inner.join("")}\``;
}

/** JavaScript and TypeScript. */
export const notation: Notation = {
  ...json,
  key: (name) => `${javascriptKey(name)}: `,
  trailingComma: true,
};

function javascriptKey(name: string): string {
  // As a plain key this one would set the prototype.
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quotedJson(name);
}
