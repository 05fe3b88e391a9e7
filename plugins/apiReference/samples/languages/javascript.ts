import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { javascript as notation } from "../notations";
import { indentAfterFirstLine, headerNames, JSON_TYPE, lines, type Lines } from "../text";
import type { SampleRequest } from "../types";
import { successMessage } from "./successMessage";

/** A module for Node.js 20. An HTTP error is thrown, which ends the program with code 1. */
export function javascript(request: SampleRequest): string {
  const print = request.answer
    ? "console.log(JSON.stringify(await response.json(), null, 2));"
    : `console.log("${successMessage(request)}");`;
  return lines(fetchHead(request), fetchCall(request), print);
}

/** Imports that are needed to read the token from the environment. */
export function fetchHead({ auth }: SampleRequest): Lines {
  return auth && ['import process from "node:process";', ""];
}

/** The request and the check of its status. */
export function fetchCall(request: SampleRequest): Lines {
  return [
    `const response = await fetch("${addressOf(request)}", {`,
    request.method !== "GET" && `  method: "${request.method}",`,
    "  headers: {",
    headerNames(request).map((name) => `    ${header(name, request)},`),
    "  },",
    request.body !== undefined &&
      `  body: JSON.stringify(${indentAfterFirstLine(literal(request.body, notation), "  ")}),`,
    "});",
    "if (!response.ok) {",
    "  throw new Error(`${response.status} ${await response.text()}`);",
    "}",
  ];
}

function header(name: string, { tokenVariable }: SampleRequest): string {
  if (name === "Authorization") return `Authorization: \`Token \${process.env.${tokenVariable}}\``;
  return `${name === "Accept" ? name : `"${name}"`}: "${JSON_TYPE}"`;
}
