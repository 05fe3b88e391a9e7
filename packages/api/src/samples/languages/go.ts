import { literal } from "../literal";
import { json, longEscapes } from "../notations";
import { addressParts, headersOf, indentAfterFirstLine, lines, type Lines } from "../text";
import type { SampleBody, SampleLanguage, SampleMethod, SampleRequest, ValuePart } from "../types";

const METHODS: Readonly<Record<SampleMethod, string>> = {
  GET: "http.MethodGet",
  POST: "http.MethodPost",
  PUT: "http.MethodPut",
  PATCH: "http.MethodPatch",
  DELETE: "http.MethodDelete",
  HEAD: "http.MethodHead",
  OPTIONS: "http.MethodOptions",
};

/**
 * A program for `go run`. Package `os` is used twice, so that the import is still needed when a reader's token
 * replaces the variable.
 */
export const go: SampleLanguage = {
  language: "go",
  label: "Go",
  token: { read: (name) => `os.Getenv("${name}")`, form: "token double" },
  write,
  tool: {
    probe: ["go", "version"],
    file: "main.go",
    command: ["./sample"],
    // One run for all programs: separate runs would take much longer.
    compiler: () => ({ files: { "go.mod": "module samples\n\ngo 1.18\n" }, command: ["sh", "-ec", BUILD] }),
  },
};

const BUILD = `export GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local
go vet ./...
go build -o bin/ ./...
for program in bin/*; do mv "$program" "$(basename "$program")/sample"; done`;

function write(request: SampleRequest): string {
  const { body } = request;
  const reader = body ? (body.kind === "multipart" ? "&body" : "body") : "nil";
  return lines(
    ["package main", "", "import (", imports(body), ")", "", "func main() {"],
    body && bodyLines(body),
    `\treq, err := http.NewRequest(${METHODS[request.method]}, ${text(addressParts(request))}, ${reader})`,
    EXIT_ON_ERROR,
    headersOf(request).map(({ name, value }) => `\treq.Header.Set(${longEscapes(name)}, ${text(value)})`),
    body?.kind === "multipart" && '\treq.Header.Set("Content-Type", form.FormDataContentType())',
    ["", "\tres, err := http.DefaultClient.Do(req)", EXIT_ON_ERROR, "\tdefer res.Body.Close()", ""],
    ["\tanswer, err := io.ReadAll(res.Body)", EXIT_ON_ERROR],
    ["\tif res.StatusCode >= 300 {", '\t\tlog.Fatalf("%s: %s", res.Status, answer)', "\t}"],
    ["\tfmt.Fprintln(os.Stdout, string(answer))", "}"],
  );
}

const EXIT_ON_ERROR = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

const BODY_PACKAGES = {
  json: ["strings"],
  text: ["strings"],
  file: [],
  multipart: ["bytes", "mime/multipart"],
};

function imports(body: SampleBody | undefined): readonly string[] {
  const names = ["fmt", "io", "log", "net/http", "os", ...(body ? BODY_PACKAGES[body.kind] : [])];
  return names.sort().map((name) => `\t"${name}"`);
}

function bodyLines(body: SampleBody): Lines {
  if (body.kind === "json") return `\tbody := strings.NewReader(${rawText(literal(body.value, json))})`;
  if (body.kind === "text") return `\tbody := strings.NewReader(${longEscapes(body.text)})`;
  if (body.kind === "file") return [`\tbody, err := os.Open("${body.file}")`, EXIT_ON_ERROR];
  const texts = body.fields.filter(({ file }) => file === undefined);
  const files = body.fields.filter(({ file }) => file !== undefined);
  return [
    ["\tvar body bytes.Buffer", "\tform := multipart.NewWriter(&body)"],
    texts.map(
      ({ name, text: value = "" }) => `\tform.WriteField(${longEscapes(name)}, ${longEscapes(value)})`,
    ),
    files.map(({ name, file = "" }, index) => [
      `\tfile${index + 1}, err := os.ReadFile("${file}")`,
      EXIT_ON_ERROR,
      `\tpart${index + 1}, err := form.CreateFormFile(${longEscapes(name)}, "${file}")`,
      EXIT_ON_ERROR,
      `\tpart${index + 1}.Write(file${index + 1})`,
    ]),
    "\tform.Close()",
  ];
}

/** A raw string has no escapes, so a backquote is written as a JSON escape. */
export function rawText(text: string): string {
  return `\`${indentAfterFirstLine(text.replace(/`/g, "\\u0060"), "\t")}\``;
}

function text(parts: readonly ValuePart[]): string {
  return parts
    .map((part) => (typeof part === "string" ? longEscapes(part) : `os.Getenv("${part.variable}")`))
    .join("+");
}
