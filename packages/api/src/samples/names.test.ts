/** Names of an API description in samples: all samples are compiled by the tools that the machine has. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { LANGUAGES, type Command, type SampleRequest } from ".";
import { variableName } from "./identifiers";

/** Keywords of the languages, names that their samples use, and names that are none. */
const WORDS = [
  ..."class import func end type def nil None lambda fn var yield await async default enum record".split(" "),
  ..."string system path URI exception object Error Response Promise Blob FormData Array JSON".split(" "),
  ..."request response answer body form item items url uri headers token status curl http https".split(" "),
  ..."fetch process console main json os io log fmt net call Call Main Answer interface this self".split(" "),
  ..."__proto__ constructor toString __FILE__ __halt_compiler $this $_ @id #id 2FaState 007 0 -".split(" "),
  ..."Узел 节点 שם اسم नाम ชื่อ ñandú ǅelo ßtraße İ 𠮷野家 🔒 e\u0301tat ª ﬁ".split(" "),
  ...'a-b_c a.b a/b a[b] a:b a\'b a"b a`b a\\b a${b} a#{b} a$b a!b a%b a&b a?b <?php ?> */ // """'.split(" "),
  ...["", " ", "a b", "a\nb", "a\tb", "\u2028", "\ufeff", "🔒\ufeff\u202e", "'''", "*/ /*", "EOF"],
];

const isToken = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** A request in which one name is wherever a description has names. */
function requestNamed(name: string, kind: "json" | "multipart" | "text" | undefined): SampleRequest {
  const variable = variableName(name, "API");
  const value = { [name]: { [name]: name }, list: [name], one: name };
  const bodies = {
    json: { kind: "json", mediaType: "application/json", value },
    text: { kind: "text", mediaType: "text/plain", text: name },
    multipart: {
      kind: "multipart",
      fields: [
        { name, text: name, mediaType: "text/plain" },
        { name, file: "f.bin" },
      ],
    },
  } as const;
  return {
    baseUrl: "https://api.example.com",
    operationId: name,
    method: kind ? "POST" : "GET",
    path: `/${encodeURIComponent(name)}`,
    query: [[name, name]],
    queryKeys: [{ name, variable }],
    headers: [
      { name: "Authorization", value: [name, { variable }, name] },
      ...(isToken(name) ? [{ name, value: [name] }] : []),
    ],
    body: kind && bodies[kind],
    answer: { example: [{ [name]: name, id: "x" }], typeName: name, required: [name] },
  };
}

const random = fc.sample(fc.string({ unit: "grapheme", maxLength: 12 }), { numRuns: 40, seed: 7 });
const KINDS = ["json", "multipart", "text", undefined] as const;
const requests = [...WORDS, ...random].map((name, index) => requestNamed(name, KINDS[index % KINDS.length]));

const { resolve } = createRequire(__filename);
const everyFile = (command: string): Command => [
  "sh",
  "-c",
  `for file in */*; do ${command} "$file" >&2 || code=1; done; exit $code`,
];
const JAVASCRIPT = `const fs = require("fs"), vm = require("vm");
for (const file of fs.readdirSync(".", { recursive: true }))
  if (file.endsWith(".mjs")) new vm.SourceTextModule(fs.readFileSync(file, "utf8"), { identifier: file });`;
const PYTHON = `import glob
for name in glob.glob("*/*.py"): compile(open(name, encoding="utf-8").read(), name, "exec")`;

/** How all samples are compiled at once, without running one. */
const COMPILERS: Readonly<Record<string, Command>> = {
  bash: everyFile("bash -n"),
  js: ["node", "--experimental-vm-modules", "-e", JAVASCRIPT],
  ts: ["node", resolve("typescript/bin/tsc"), "--noEmit"],
  python: ["python3", "-c", PYTHON],
  go: [
    "sh",
    "-ec",
    'files=$(gofmt -l -e .); echo "$files"; test -z "$files"; GOFLAGS=-mod=mod GOPROXY=off GOTOOLCHAIN=local go vet ./...',
  ],
  ruby: everyFile("ruby -c"),
  java: ["sh", "-c", "javac -proc:none -d out */*.java"],
  php: everyFile("php -l"),
};

/** Tools that take long to start or to compile run every night. */
const SLOW = ["go", "java", "ts"];
const installed = LANGUAGES.filter(
  ({ language, tool: { probe } }) =>
    (process.env["ALL_LANGUAGES"] === "1" || !SLOW.includes(language)) &&
    spawnSync(probe[0], probe.slice(1)).status === 0,
);

it.each(installed)(
  "compile in $label whatever they are",
  ({ language, tool, write }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "names-"));
    for (const [name, text] of Object.entries(tool.compiler?.().files ?? {}))
      writeFileSync(path.join(folder, name), text);
    for (const [index, request] of requests.entries()) {
      const own = path.join(folder, `p${index}`);
      mkdirSync(own);
      const code = `${write(request)}\n`;
      const [, className = ""] = /^public class (\S+) \{$/m.exec(code) ?? [];
      const isJava = language === "java";
      writeFileSync(
        path.join(own, isJava ? `${className}.java` : tool.file),
        isJava ? `package p${index};\n${code}` : code,
      );
    }
    const [program = "", ...args] = COMPILERS[language] ?? [];
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
  },
  120_000,
);
