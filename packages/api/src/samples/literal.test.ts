import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { rawText } from "./languages/go";
import { textBlock } from "./languages/java";
import { notation as javascript } from "./languages/javascript";
import { notation as php } from "./languages/php";
import { notation as python } from "./languages/python";
import { notation as ruby } from "./languages/ruby";
import { literal, type Notation } from "./literal";
import { asciiJson, json } from "./notations";
import type { JsonValue } from "./types";

/** Values that have broken literals somewhere: quotes, interpolation, line ends, odd keys, invisible characters. */
const HARD: readonly JsonValue[] = [
  'Anna\'s "lab" \\ $HOME `id` #{1} #$x ${y} %s',
  "line\nline\r\n\ttab\u0000\u0007\u001b\u007f\u2028\u2029\ufeff\u202e\u00a0",
  "Zürich 東京 🔒 e\u0301 \u{e000}\u{10ffff}",
  { __proto__: null, "": 1, "0": 2, "a b": 3, "a-b": { class: true, nil: null } },
  JSON.parse('{"__proto__": {"x": 1}}') as JsonValue,
  { "0": "a", "1": "b" },
  [[], {}, [[{}]], [null, true, false], 0, -1.5, 1e21, 5e-7, 12345678901234567890],
  '"""\\u0041\\\\"""',
];

const sampled = fc.sample(fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }), {
  numRuns: 200,
  seed: 7,
}) as JsonValue[];
const values = [...HARD, ...sampled];
const WANTED = values.map((value) => JSON.stringify(value));

/** Runs a program that prints a JSON document a line, once for all values. */
function printed(command: readonly string[], file: string, source: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "literals-"));
  writeFileSync(path.join(folder, file), source);
  const [program = "", ...args] = command;
  const { stdout, stderr, status } = spawnSync(program, [...args, file], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.stringify(JSON.parse(line)));
}

const all = (notation: Notation, wrap: (text: string, index: number) => string): string =>
  values.map((value, index) => wrap(literal(value, notation), index)).join("\n");

const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

it("writes JSON that reads back, in plain ASCII where asked", () => {
  for (const value of values) {
    expect(JSON.parse(literal(value, json))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(JSON.parse(literal(value, asciiJson))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(literal(value, asciiJson)).toMatch(/^[\n\x20-\x7e]*$/);
  }
});

it("survives JavaScript", () => {
  expect(
    printed(
      ["node"],
      "a.mjs",
      all(javascript, (text) => `console.log(JSON.stringify(${text}));`),
    ),
  ).toEqual(WANTED);
});

it("survives Python", () => {
  const source = `import json\n${all(python, (text) => `print(json.dumps(${text}))`)}`;
  expect(printed(["python3"], "a.py", source)).toEqual(WANTED);
});

it("survives a shell", () => {
  const quoted = (text: string): string => `'${text.replace(/\n */g, " ").replace(/'/g, "'\\''")}'`;
  expect(
    printed(
      ["bash"],
      "a.sh",
      all(json, (text) => `printf '%s\\n' ${quoted(text)}`),
    ),
  ).toEqual(WANTED);
});

// The languages that a machine may lack are tested where they are; `npm run api -- samples` says which are not.
if (has("ruby", "--version")) {
  it("survives Ruby", () => {
    const source = `require "json"\n${all(ruby, (text) => `puts JSON.generate(${text})`)}`;
    expect(printed(["ruby"], "a.rb", source)).toEqual(WANTED);
  });
}

if (has("php", "--version")) {
  it("survives PHP", () => {
    const source = `<?php\n${all(php, (text) => `echo json_encode(${text}), PHP_EOL;`)}`;
    expect(printed(["php"], "a.php", source)).toEqual(WANTED);
  });
}

if (has("go", "version")) {
  it("survives Go", () => {
    const prints = all(json, (text) => `\tfmt.Println(strings.ReplaceAll(${rawText(text)}, "\\n", " "))`);
    const source = `package main\n\nimport (\n"fmt"\n"strings"\n)\n\nfunc main() {\n${prints}\n}\n`;
    expect(printed(["go", "run"], "a.go", source)).toEqual(WANTED);
  });
}

if (has("java", "--version")) {
  it("survives Java", () => {
    const prints = all(asciiJson, (text) => `System.out.println(${textBlock(text)}.replace("\\n", " "));`);
    const source = `public class A { public static void main(String[] a) {\n${prints}\n} }`;
    expect(printed(["java"], "A.java", source)).toEqual(WANTED);
  });
}
