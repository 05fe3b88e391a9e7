import { fence, findingsOf } from "../seed.fixture";
import { sampleRule } from "./index";

const found = (body: string): string[] => findingsOf(sampleRule, body);

const BROKEN: readonly (readonly [language: string, ...lines: string[]])[] = [
  ["yaml", "a: [1"],
  ["json", '{ "a": 1, }'],
  ["json", "{ // no comments", "}"],
  ["toml", "a = "],
  ["ini", "[section", "a"],
  ["env", "NO VALUE HERE"],
  ["hcl", 'resource "a" {'],
  ["hcl", 'a = "${b("'],
  ["hcl", "a = [1))"],
  ["nginx", "server {"],
  ["docker", "FORM alpine"],
  ["bash", "if true; then"],
  ["bash", "echo 'open"],
  ["bash", "true | "],
  ["powershell", "if ($a) {"],
  ["powershell", 'Write-Host "open'],
  ["powershell", "Get-Item 'open"],
  ["powershell", "Get-Item a)"],
  ["js", "const a = {", "  b: 1"],
  ["jsx", "const a = <b>text;"],
  ["javascript", "const answer = await fetch(url;"],
  ["ts", "const a: = 1;"],
  ["tsx", "export const A = () => <p>{a</p>;"],
  ["typescript", "interface A { b: string"],
  ["ts", "async load() {"],
  ["json", '"a": {', '  "b": 1,', "}"],
];

const GOOD: typeof BROKEN = [
  ["yaml", "a: !override", "  - {{slug}}"],
  ["json", '{ "a": "{{slug}}" }'],
  ["jsonc", "{ // a comment", '"a": 1, }'],
  ["toml", "[a]", 'b = "c"'],
  ["ini", "; comment", "[a]", "b=c"],
  ["env", "# comment", "{{env}}_SETUP_KEY=A1B2"],
  ["hcl", 'resource "a" "b" {', '  c = "${d["e"]} }" # {', "  f = <<-EOT", '    "{', "  EOT", "}"],
  ["nginx", "server {", "  listen 80;", "}"],
  ["docker", "FROM alpine", "RUN true"],
  ["bash", "{{cli}} up --setup-key <your key>", "for a in b; do true; done"],
  [
    "powershell",
    '& "$env:A\\{{winDir}}\\b.exe" -c "`"$(Get-It "x")" \'it\'\'s {\' # (',
    "if ($a[0]) { @{ b = '^\\{' } } <# ( #>",
  ],
  ["powershell", '$a = @"', '"{', '"@'],
  ["text", "{ [ ("],
  ["js", "import a from 'a';", "return await a('{{apiUrl}}', { b: 1 });"],
  ["js", "const { a } = require('a');", "with_(a)"],
  ["js", "{ a: 1, 'b-c': [2] }"],
  ["jsx", "<Card title='A' href='/b' />"],
  ["javascript", "#!/usr/bin/env node", "for await (const a of b) console.log(`${a}`);"],
  ["ts", "type A<B> = { readonly c?: B } & Record<string, unknown>;", "const d = <A<string>>e satisfies F;"],
  ["ts", "{ a: 'b' as const }"],
  ["ts", "@decorated()", "abstract class A<in out B> { declare readonly c: B; accessor d = 1 }"],
  ["tsx", "export const A = <B,>({ c }: { c: B }) => <p title='x'>{String(c)}</p>;"],
  ["ts", "async load(): Promise<void> {", "  await this.api.get();", "}"],
  [
    "json",
    '{ "hello": "\\{{ .Name }}", "port": \\{{ .Port }},',
    "\\{{- if .Tags }}",
    '"tags": "\\{{ index .Tags "a" }}" }',
  ],
  ["yaml", 'hello: "\\{{ .Name }}"', "\\{{- range .Ports }}", "port: \\{{ . }}", "\\{{- end }}"],
  ["toml", "port = \\{{ port }}"],
  ["yaml", "port: {{ .Port }}", "{% if a %}", 'b: "{{ c }}"', "{% endif %}", "d: {% e %}1"],
  ["yaml", "a: |", "    {% if b %}", "    - c", "    {% endif %}"],
  ["json", '{ "port": {{ port }},', '  "list": [', "    ...", "  ]", "}"],
  ['yaml title="compose.yaml"', "services:", "  a:", '    image: "\\{{ .Image }}"'],
  ["js", "const a = b();", "const a = c();"],
  ["js", "timeout: 10,"],
  ["js", "async load() {", "  await this.a();", "},"],
  ["ts", "create<A>(a: B<A>): C<A>", "d?: E"],
  ["ts", "@A({", "  ...", "  b: [c],", "})"],
  ["json", '"a": {', '  "b": 1', "},"],
];

test("a sample that does not parse is found at its place", () => {
  const missed = BROKEN.filter(([language, ...lines]) => {
    const [finding = "", ...more] = found(`Text.\n\n${fence(language, ...lines)}`);
    return (
      more.length > 0 || !/^docs\/x\.mdx:[45]:\d+ sample: The [\w ]+ does not parse: .+ Fix: /.test(finding)
    );
  });
  expect(missed).toEqual([]);
});

test("samples that parse pass", () => {
  expect(GOOD.flatMap(([language, ...lines]) => found(fence(language, ...lines)))).toEqual([]);
});

test("the finding stands where the parser stops", () => {
  expect(found(fence("json", "{", '  "a": 1', '  "b": 2', "}"))).toEqual([
    "docs/x.mdx:4:3 sample: The JSON does not parse: a comma is missing before this place. " +
      'Fix: correct the sample, add fragment="why" if it is part of a file, or use the language text for output.',
  ]);
});

test("the parser's words about a script are said in those of the site", () => {
  expect(found(fence("js", "const a = [1, 2;"))).toEqual([
    'docs/x.mdx:2:16 sample: The JavaScript does not parse: a "," or the closing bracket is missing before this place. ' +
      'Fix: correct the sample, add fragment="why" if it is part of a file, or use the language text for output.',
  ]);
  expect(found(fence("ts", "function run(): void {", "  stop();"))).toEqual([
    "docs/x.mdx:3:10 sample: The TypeScript does not parse: the sample ends, and a bracket is still open. " +
      'Fix: correct the sample, add fragment="why" if it is part of a file, or use the language text for output.',
  ]);
});

describe("compose files", () => {
  const file = 'yaml title="docker-compose.yml"';

  it("follow the compose schema", () => {
    expect(found(fence(file, "services:", "  web:", "    image: nginx"))).toEqual([]);
    expect(found(fence(file, "services:", "  web:", "    imago: nginx"))).toEqual([
      'docs/x.mdx:4:5 sample: The compose file is wrong: "services.web" has no key "imago". Fix: write "image".',
    ]);
  });

  it("may be fragments, with a reason", () => {
    const fragment = (flag: string) => fence(`${file} ${flag}`, "environment:", "  A: b");
    expect(found(fragment('fragment="the part of one service"'))).toEqual([]);
    expect(found(fragment("fragment"))).toEqual([expect.stringContaining("The fragment has no reason.")]);
  });
});
