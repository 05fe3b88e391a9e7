import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { json } from "../notations";
import { indentAfterFirstLine, headerNames, JSON_TYPE, lines } from "../text";
import type { SampleMethod, SampleRequest } from "../types";

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
export function go(request: SampleRequest): string {
  const hasBody = request.body !== undefined;
  return lines(
    ["package main", "", "import (", imports(hasBody), ")", "", "func main() {"],
    hasBody && `\tbody := strings.NewReader(${rawText(literal(request.body, json))})`,
    `\treq, err := http.NewRequest(${METHODS[request.method]}, "${addressOf(request)}", ${hasBody ? "body" : "nil"})`,
    EXIT_ON_ERROR,
    headerNames(request).map((name) => `\treq.Header.Set("${name}", ${headerValue(name, request)})`),
    ["", "\tres, err := http.DefaultClient.Do(req)", EXIT_ON_ERROR, "\tdefer res.Body.Close()", ""],
    ["\tanswer, err := io.ReadAll(res.Body)", EXIT_ON_ERROR],
    ["\tif res.StatusCode >= 300 {", '\t\tlog.Fatalf("%s: %s", res.Status, answer)', "\t}"],
    ["\tfmt.Fprintln(os.Stdout, string(answer))", "}"],
  );
}

const EXIT_ON_ERROR = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

function imports(hasBody: boolean): readonly string[] {
  const names = ["fmt", "io", "log", "net/http", "os", ...(hasBody ? ["strings"] : [])];
  return names.map((name) => `\t"${name}"`);
}

/** A raw string has no escapes, so a backquote is written as a JSON escape. */
export function rawText(text: string): string {
  return `\`${indentAfterFirstLine(text.replace(/`/g, "\\u0060"), "\t")}\``;
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `"Token "+os.Getenv("${tokenVariable}")` : `"${JSON_TYPE}"`;
}
