import { BOUNDARY, multipartChunks } from "../../openapi/forms";
import { literal, type Notation } from "../literal";
import { json, longEscapes } from "../notations";
import { addressParts, hasCredential, headersOf, lines, successMessage, type Lines } from "../text";
import type { SampleBody, SampleLanguage, SampleRequest, ValuePart } from "../types";

/** A program for Python 3.8 that uses only the standard library. */
export const python: SampleLanguage = {
  language: "python",
  label: "Python",
  token: { read: (name) => `os.environ["${name}"]`, form: "token double" },
  write,
  tool: { probe: ["python3", "--version"], file: "sample.py", command: ["python3", "sample.py"] },
};

function write(request: SampleRequest): string {
  const { answer, body, method } = request;
  const headers = headersOf(request).map(
    ({ name, value }) => `        ${notation.text(name)}: ${text(value)},`,
  );
  const contentType = `        "Content-Type": "multipart/form-data; boundary=${BOUNDARY}",`;
  return lines(
    ((answer && !answer.isText) || body?.kind === "json") && "import json",
    hasCredential(request) && "import os",
    "import urllib.error",
    "import urllib.request",
    "",
    body && bodyLines(body),
    "request = urllib.request.Request(",
    `    ${text(addressParts(request))},`,
    method !== "GET" && `    method="${method}",`,
    body && (body.kind === "json" ? "    data=json.dumps(body).encode()," : "    data=body,"),
    "    headers={",
    headers,
    body?.kind === "multipart" && contentType,
    "    },",
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    printAnswer(request),
    "except urllib.error.HTTPError as error:",
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  );
}

function printAnswer(request: SampleRequest): string {
  const { answer } = request;
  if (!answer) return `        print("${successMessage(request)}, status", response.status)`;
  return answer.isText
    ? "        print(response.read().decode())"
    : "        print(json.dumps(json.load(response), indent=2))";
}

function bodyLines(body: SampleBody): Lines {
  if (body.kind === "json") return `body = ${literal(body.value, notation)}`;
  if (body.kind === "text") return `body = ${notation.text(body.text)}.encode()`;
  if (body.kind === "file") return [`with open("${body.file}", "rb") as file:`, "    body = file.read()"];
  const chunks = multipartChunks(body.fields).map((chunk) =>
    "text" in chunk
      ? `    ${notation.text(chunk.text)}.encode(),`
      : `    open("${chunk.file}", "rb").read(),`,
  );
  return ['body = b"".join([', chunks, "])"];
}

function text(parts: readonly ValuePart[]): string {
  return parts
    .map((part) => (typeof part === "string" ? notation.text(part) : `os.environ["${part.variable}"]`))
    .join(" + ");
}

/** Python: four spaces, capitalized keywords. */
export const notation: Notation = {
  ...json,
  indent: "    ",
  text: longEscapes,
  key: (name) => `${longEscapes(name)}: `,
  words: { true: "True", false: "False", null: "None" },
  trailingComma: true,
};
