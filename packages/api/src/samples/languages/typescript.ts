import { createRequire } from "node:module";
import path from "node:path";
import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { NO_LETTER, typeIdentifier } from "../identifiers";
import { lines, successMessage, type Lines } from "../text";
import type { JsonValue, SampleAnswer, SampleLanguage, SampleRequest, SampleTool } from "../types";
import { fetchCall, fetchHead, javascript, TEXT_ANSWER } from "./javascript";

/** Maximum number of response fields that a sample prints. */
const MAX_PRINTED_FIELDS = 4;

/** A module for Node.js 20 with a type for the response; it passes `tsc --strict`. */
export const typescript: SampleLanguage = {
  language: "ts",
  label: "TypeScript",
  token: javascript.token,
  write,
  tool: {
    probe: ["node", "--version"],
    file: "sample.mts",
    command: ["node", "sample.mjs"],
    compiler,
  },
};

/** Type-checks all programs, and writes JavaScript next to them. */
function compiler(): ReturnType<NonNullable<SampleTool["compiler"]>> {
  const { resolve } = createRequire(__filename);
  const compilerOptions = {
    strict: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2023"],
    types: ["node"],
    typeRoots: [path.join(resolve("@types/node/package.json"), "../..")],
    skipLibCheck: true,
  };
  return {
    files: { "tsconfig.json": JSON.stringify({ compilerOptions }) },
    command: ["node", resolve("typescript/bin/tsc")],
  };
}

function write(request: SampleRequest): string {
  const { answer } = request;
  const done = { type: [], code: `console.log("${successMessage(request)}");` };
  const print = answer?.isText ? { type: [], code: TEXT_ANSWER } : answer ? printStatements(answer) : done;
  return lines(fetchHead(request), print.type, fetchCall(request), print.code);
}

interface PrintStatements {
  /** Declarations that the code needs. */
  readonly type: Lines;
  readonly code: Lines;
}

function printStatements({ example, typeName = "Answer", required = [] }: SampleAnswer): PrintStatements {
  const list = Array.isArray(example);
  const item = list ? (example as readonly JsonValue[])[0] : example;
  const fields = isRecord(item) ? fieldsOf(item, required) : [];
  if (fields.length === 0) return { type: [], code: PRINT_ALL };
  const name = typeIdentifier(typeName, { between: NO_LETTER, prefix: "Answer", taken: new Set() });
  return { type: interfaceOf(name, fields), code: list ? printItems(name, fields) : printOne(name, fields) };
}

const PRINT_ALL: Lines = [
  "const answer: unknown = await response.json();",
  "console.log(JSON.stringify(answer, null, 2));",
];

interface Field {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** Scalar fields, required ones first, each group in the order of the example. */
function fieldsOf(item: Readonly<Record<string, JsonValue>>, required: readonly string[]): readonly Field[] {
  const scalarFields = Object.entries(item)
    .filter(([name, value]) => /^[A-Za-z_]\w*$/.test(name) && !isComposite(value))
    .map(([name, value]) => ({ name, type: typeof value, optional: !required.includes(name) }));
  return [
    ...scalarFields.filter(({ optional }) => !optional),
    ...scalarFields.filter(({ optional }) => optional),
  ].slice(0, MAX_PRINTED_FIELDS);
}

function isComposite(value: JsonValue): boolean {
  return typeof value === "object";
}

function interfaceOf(name: string, fields: readonly Field[]): Lines {
  return [
    "/** The fields used below; the object has more. */",
    `interface ${name} {`,
    fields.map((field) => `  ${field.name}${field.optional ? "?" : ""}: ${field.type};`),
    "}",
    "",
  ];
}

function printItems(name: string, fields: readonly Field[]): Lines {
  return [
    `const items = (await response.json()) as ${name}[];`,
    "for (const item of items) {",
    `  console.log(${fields.map((field) => `item.${field.name}`).join(", ")});`,
    "}",
  ];
}

function printOne(name: string, fields: readonly Field[]): Lines {
  return [
    `const answer = (await response.json()) as ${name};`,
    `console.log(${fields.map((field) => `answer.${field.name}`).join(", ")});`,
  ];
}
