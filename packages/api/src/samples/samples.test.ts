import { spawnSync } from "node:child_process";
import fc from "fast-check";
import ts from "typescript";
import { PAGE_TOKENS, samplesFor, type SampleRequest } from ".";

const update: SampleRequest = {
  baseUrl: PAGE_TOKENS.baseUrl,
  operationId: "updateGroup",
  method: "PUT",
  path: "/api/groups/google-oauth2|27",
  query: [["after", "2026-09-01T00:00:00Z & more"]],
  headers: [{ name: "Authorization", value: ["Token ", { variable: PAGE_TOKENS.tokenVariable }] }],
  body: {
    kind: "json",
    mediaType: "application/json",
    value: { name: 'Anna\'s "lab"', peers: ["ch8i4ug6lnn4g9hqv7m0"], limits: {} },
  },
  answer: { example: { id: "x", peers: [], count: 2 }, typeName: "Group", required: ["count"] },
};

function sample(language: string, request: SampleRequest = update): string {
  return samplesFor(request).find((one) => one.language === language)?.code ?? "";
}

it("writes each language once, in the order of the tabs", () => {
  expect(samplesFor(update).map(({ label }) => label)).toEqual([
    "cURL",
    "JavaScript",
    "TypeScript",
    "Python",
    "Go",
    "Ruby",
    "Java",
    "PHP",
  ]);
});

it("writes a shell command whose body survives quotes", () => {
  expect(sample("bash")).toBe(String.raw`curl --silent --show-error --fail-with-body \
  --request PUT \
  --header "Accept: application/json" \
  --header "Authorization: Token ${"$"}API_TOKEN" \
  --header "Content-Type: application/json" \
  --data '{
    "name": "Anna'\''s \"lab\"",
    "peers": ["ch8i4ug6lnn4g9hqv7m0"],
    "limits": {}
  }' \
  "{{apiUrl}}/api/groups/google-oauth2%7C27?after=2026-09-01T00:00:00Z%20%26%20more"`);
});

it("names in TypeScript the fields that it prints, the sure ones first", () => {
  expect(sample("ts")).toContain("interface Group {\n  count: number;\n  id?: string;\n}");
  expect(sample("ts")).toContain("console.log(answer.count, answer.id);");
});

it("sends no credential where the operation takes none", () => {
  for (const { code } of samplesFor({ ...update, headers: [] })) {
    expect(code).not.toContain("Authorization");
    expect(code).not.toContain("API_TOKEN");
  }
});

it("says that a deletion is done instead of printing an empty answer", () => {
  const code = sample("js", { ...update, method: "DELETE", body: undefined, answer: undefined });
  expect(code).toContain('console.log("Deleted");');
  expect(code).not.toContain("Content-Type");
});

it("asks for the headers alone in the way that each language has", () => {
  const head = { ...update, method: "HEAD", body: undefined, answer: undefined } as const;
  expect(sample("bash", head)).toMatch(/^ {2}--head \\$/m);
  expect(sample("php", head)).toContain("CURLOPT_NOBODY => true,");
  expect(sample("go", head)).toContain("http.MethodHead");
});

it("gives a name that Java accepts to any operation", () => {
  expect(sample("java")).toContain("public class UpdateGroup {");
  expect(sample("java", { ...update, operationId: "2fa-reset" })).toContain("public class Call2faReset {");
});

describe("names of any letters, and words that samples use", () => {
  const NAMES = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom(
      "2FaState",
      "Узел",
      "节点",
      "string",
      "system",
      "path",
      "URI",
      "exception",
      "object",
      "class",
      "",
      "a-b_c",
    ),
  );

  it("are names of types in TypeScript", () => {
    fc.assert(
      fc.property(NAMES, (typeName) => {
        const code = sample("ts", { ...update, answer: { example: { id: "x" }, typeName } });
        const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
        expect(diagnostics.map(({ messageText }) => `${code}\n${JSON.stringify(messageText)}`)).toEqual([]);
      }),
    );
  });

  it("are names of classes in Java that mean nothing else in the program", () => {
    fc.assert(
      fc.property(NAMES, (operationId) => {
        const code = sample("java", { ...update, operationId });
        const [, name = ""] = /^public class (\S*) \{$/m.exec(code) ?? [];
        expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
        expect(code.match(new RegExp(`\\b${name}\\b`, "g"))).toHaveLength(1);
      }),
    );
  });

  it("are one word of an interactive shell, with a variable and without one", () => {
    const text = fc.string({
      unit: fc.constantFrom(..."ab !\"'\\`$#&;~*?{}[]()<>|^%=+-é".split("")),
      maxLength: 16,
    });
    const headers = fc.sample(fc.tuple(text, text), 60).map(([fixed, before], index) => [
      { name: `A${index}`, value: [fixed] },
      { name: `B${index}`, value: [before, { variable: "API_TOKEN" }, fixed] },
    ]);
    const request = { ...update, body: undefined, headers: headers.flat() };
    const print = String.raw`curl() { while [ "$1" ]; do [ "$1" = --header ] && printf '%s\n' "$2"; shift; done; }`;
    const script = `${print}\n${sample("bash", request)}\n`;
    const shell = spawnSync("bash", ["--norc", "--noprofile", "-o", "history", "-o", "histexpand"], {
      input: script,
      encoding: "utf8",
      env: { ...process.env, API_TOKEN: "T0K3N" },
    });
    const sent = request.headers.map(
      ({ name, value }) =>
        `${name}: ${value.map((part) => (typeof part === "string" ? part : "T0K3N")).join("")}`,
    );
    expect(shell.stderr).toBe("");
    const printed = shell.stdout.split("\n").slice(0, -1);
    expect(printed.sort()).toEqual(["Accept: application/json", ...sent].sort());
  });
});
