import { readSource, trace } from "./trace";

const TOKENS = { env: "AB" };
const fact = (source?: string) => ({
  path: "src/facts/variables.yaml",
  line: 7,
  name: "{{env}}_MTU",
  literal: "{{env}}_MTU",
  source,
});
const code = (path: string): string | undefined =>
  path === "cmd/root.go" ? 'os.Getenv("AB_MTU")' : undefined;

test.each([
  ["client/cmd/up.go", { repository: "code", path: "client/cmd/up.go", literal: undefined }],
  ["web: src/a.tsx: Save: now", { repository: "web", path: "src/a.tsx", literal: "Save: now" }],
])("%s is read", (source, read) => expect(readSource(source)).toEqual(read));

test.each<readonly [source: string | undefined, lines: readonly string[]]>([
  ["cmd/root.go", []],
  ["cmd/root.go: Getenv", []],
  ["web: src/a.tsx", []],
  [undefined, ["src/facts/variables.yaml:7 {{env}}_MTU: no source"]],
  ["cmd/gone.go", ["src/facts/variables.yaml:7 {{env}}_MTU: there is no cmd/gone.go"]],
  ["cmd/root.go: Setenv", ['src/facts/variables.yaml:7 {{env}}_MTU: cmd/root.go does not have "Setenv"']],
])("a fact with the source %s", (source, lines) => {
  const { untraced, wrong, right, skipped } = trace([fact(source)], { code }, TOKENS);
  expect([...untraced, ...wrong]).toEqual(lines);
  expect(untraced.length + wrong.length + right + skipped).toBe(1);
});
