import { addressOf } from "../../../../src/openapi/address";
import { literal } from "../literal";
import { javascript as notation } from "../notations";
import { hang, headerNames, JSON_TYPE, lines, type Lines } from "../text";
import type { SampleRequest } from "../types";
import { doneWord } from "./doneWord";

/** A module for Node.js 20: an HTTP error is thrown, which ends the program with code 1. */
export function javascript(request: SampleRequest): string {
  const print = request.answer
    ? "console.log(JSON.stringify(await response.json(), null, 2));"
    : `console.log("${doneWord(request)}");`;
  return lines(fetchHead(request), fetchCall(request), print);
}

/** Imports of a program that reads the token from its environment. */
export function fetchHead({ auth }: SampleRequest): Lines {
  return auth && ['import process from "node:process";', ""];
}

/** The call and the check of its status. */
export function fetchCall(request: SampleRequest): Lines {
  return [
    `const response = await fetch("${addressOf(request)}", {`,
    request.method !== "GET" && `  method: "${request.method}",`,
    "  headers: {",
    headerNames(request).map((name) => `    ${header(name, request)},`),
    "  },",
    request.body !== undefined && `  body: JSON.stringify(${hang(literal(request.body, notation), "  ")}),`,
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
