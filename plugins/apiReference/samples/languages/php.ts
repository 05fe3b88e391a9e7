import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { php as notation } from "../notations";
import { indentAfterFirstLine, headerNames, JSON_TYPE, lines } from "../text";
import type { SampleMethod, SampleRequest } from "../types";
import { successMessage } from "./successMessage";

/** A program for PHP 8 with the curl extension. */
export function php(request: SampleRequest): string {
  const { answer, body, method } = request;
  return lines(
    ["<?php", `$curl = curl_init('${addressOf(request)}');`, "curl_setopt_array($curl, ["],
    method !== "GET" && `    ${methodOption(method)},`,
    "    CURLOPT_HTTPHEADER => [",
    headerNames(request).map((name) => `        ${header(name, request)},`),
    "    ],",
    body !== undefined &&
      `    CURLOPT_POSTFIELDS => json_encode(${indentAfterFirstLine(literal(body, notation), "    ")}),`,
    ["    CURLOPT_RETURNTRANSFER => true,", "]);", "$answer = curl_exec($curl);"],
    ["if ($answer === false) {", "    throw new RuntimeException(curl_error($curl));", "}"],
    "$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);",
    ["if ($status >= 300) {", '    throw new RuntimeException("$status $answer");', "}"],
    answer
      ? "echo json_encode(json_decode($answer), JSON_PRETTY_PRINT), PHP_EOL;"
      : `echo '${successMessage(request)}', PHP_EOL;`,
  );
}

/** With CURLOPT_CUSTOMREQUEST alone, curl would wait for the body of a HEAD response. */
function methodOption(method: SampleMethod): string {
  return method === "HEAD" ? "CURLOPT_NOBODY => true" : `CURLOPT_CUSTOMREQUEST => '${method}'`;
}

function header(name: string, { tokenVariable }: SampleRequest): string {
  return name === "Authorization"
    ? `'Authorization: Token ' . getenv('${tokenVariable}')`
    : `'${name}: ${JSON_TYPE}'`;
}
