import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { json } from "../notations";
import { hang, headerNames, JSON_TYPE, lines } from "../text";
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

/** A program for `go run`; package `os` is used twice, so that it stays in use when the token is written out. */
export function go(request: SampleRequest): string {
  const hasBody = request.body !== undefined;
  return lines(
    ["package main", "", "import (", imports(hasBody), ")", "", "func main() {"],
    hasBody && `\tbody := strings.NewReader(${rawText(literal(request.body, json))})`,
    `\treq, err := http.NewRequest(${METHODS[request.method]}, "${addressOf(request)}", ${hasBody ? "body" : "nil"})`,
    FAIL,
    headerNames(request).map((name) => `\treq.Header.Set("${name}", ${headerValue(name, request)})`),
    ["", "\tres, err := http.DefaultClient.Do(req)", FAIL, "\tdefer res.Body.Close()", ""],
    ["\tanswer, err := io.ReadAll(res.Body)", FAIL],
    ["\tif res.StatusCode >= 300 {", '\t\tlog.Fatalf("%s: %s", res.Status, answer)', "\t}"],
    ["\tfmt.Fprintln(os.Stdout, string(answer))", "}"],
  );
}

const FAIL = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

function imports(hasBody: boolean): readonly string[] {
  const names = ["fmt", "io", "log", "net/http", "os", ...(hasBody ? ["strings"] : [])];
  return names.map((name) => `\t"${name}"`);
}

/** A raw string has no escapes: JSON's own escape stands for the one character that it cannot hold. */
export function rawText(text: string): string {
  return `\`${hang(text.replace(/`/g, "\\u0060"), "\t")}\``;
}

function headerValue(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization" ? `"Token "+os.Getenv("${tokenVariable}")` : `"${JSON_TYPE}"`;
}
