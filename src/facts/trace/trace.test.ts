import { defaultIsNear, definitionsIn, literalOf } from "./defaults";
import { literalsOf, tracer } from "./pageLiterals";
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

test.each([
  ["`--gone=1` `--known`", "flag --gone"],
  ["`AB_GONE_NOW` `AB_MTU`", "variable AB_GONE_NOW"],
  ["`udp 40404` `tcp 40405`", "port 40404"],
  ["`404` `HTTP 418 I'm a teapot`", "status 418"],
  ["```bash\n--fence /etc/known/gone.conf /etc/known/a.conf\n```", "path /etc/known/gone.conf"],
  ["At up.gone.io, web-1.peers.io or www.example.com:", "host up.gone.io"],
  ["`goneKey: 1` `knownKey`", "key goneKey"],
  ["**A term.** Open **Setup** → **Gone Page**.", "label Gone Page"],
  ["It takes 15 minutes. A token lasts 10 minutes. A link lasts 10 minutes.", ""],
  ["A link lasts 10 minutes.", "limit 10 minutes"],
])("untraced in %s", (body, literal) => {
  const page = `---\nminutes: 15\n---\n${body}`;
  const isTraced = tracer({ ...TOKENS, cloudDomain: "peers.io" }, [
    "--known AB_MTU 40405 http.StatusNotFound /etc/known a.conf knownKey <b>Setup</b>",
  ]);
  const untraced = literalsOf("docs/a.mdx", page, TOKENS).filter((one) => !isTraced(one));
  expect(untraced.map(({ kind, text }) => `${kind} ${text}`).join()).toBe(literal);
});
