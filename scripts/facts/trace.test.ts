import { defaultIsNear, definitionsIn, literalOf } from "./defaults";
import { inlineCodeOf, literalsIn, unknownLiterals } from "./pageLiterals";
import { readSource, trace } from "./trace";

const TOKENS = { env: "AB" };
const fact = (source?: string) => ({
  file: "src/facts/variables.yaml",
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

test.each([
  ["`:443`; the quickstart writes `:80`", ":443"],
  ["`[3478]`", "3478"],
  ["80; 443 with TLS", "80"],
  ["the name of the host", undefined],
  ["false", undefined],
  ["", undefined],
])("the literal of the default %s", (value, literal) => expect(literalOf(value)).toBe(literal));

test.each([
  ["15m", "AB_IDLE", true],
  ["16m", "AB_IDLE", false],
  ["1280", "mtu", true],
  ["128", "mtu", false],
  [":9000", 'yaml:"health', true],
  ["console", 'yaml:"health', false],
])("the default %s of %s", (literal, name, isNear) => {
  const file = [
    'const envIdle = "AB_IDLE"',
    "func idle() { return defaultIdle }",
    'flags.IntVar(&mtu, "mtu", DefaultMTU, "")',
    'Health string `yaml:"health"`',
    ...Array.from({ length: 20 }, () => ""),
    'config.Health = ":9000"',
    ...Array.from({ length: 20 }, () => ""),
    'log = "console"',
  ].join("\n");
  const definitions = definitionsIn("const DefaultMTU = 1280\n\tdefaultIdle = 15 * time.Minute\n");
  expect(defaultIsNear(literal, name, { file, folder: file, definitions })).toBe(isNear);
});

test("literals of a page that neither a fact nor a source has are listed with their places", () => {
  const page = "Use `--gone=1`, `--known`, `AB_GONE_NOW`, `udp 40404`.\n\n```bash\n--fence\n```\n`tcp 40405`";
  const found = unknownLiterals(inlineCodeOf("docs/a.mdx", page), TOKENS, literalsIn(["--known 40405"]));
  expect(found).toEqual({
    known: 2,
    unknown: ["docs/a.mdx:1 --gone", "docs/a.mdx:1 AB_GONE_NOW", "docs/a.mdx:1 40404"],
  });
});
