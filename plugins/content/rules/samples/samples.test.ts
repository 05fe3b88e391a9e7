import fs from "node:fs";
import path from "node:path";
import { formatFinding } from "../../../report";
import { fence, pageOf } from "../seed.fixture";
import { sampleRule } from "./index";

const found = async (body: string, file?: string) =>
  (await sampleRule(pageOf(body, file))).map(formatFinding);

const FOLDERS = ["docs", "api"];
const PAGES = FOLDERS.flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
).filter((file) => /\.mdx?$/.test(file) && !file.startsWith("api/resources/"));

describe("every sample of the site", () => {
  it.each(PAGES)("%s", async (file) => {
    expect(await found(fs.readFileSync(file, "utf8"), file)).toEqual([]);
  });
});

describe("a broken sample is found at its place", () => {
  it.each([
    ["yaml", ["a: [1"]],
    ["json", ['{ "a": 1, }']],
    ["json", ["{ // no comments", "}"]],
    ["toml", ["a = "]],
    ["ini", ["[section", "a"]],
    ["env", ["NO VALUE HERE"]],
    ["hcl", ['resource "a" {']],
    ["nginx", ["server {"]],
    ["docker", ["FORM alpine"]],
    ["bash", ["if true; then"]],
    ["bash", ["echo 'open"]],
  ])("%s %j", async (language, lines) => {
    const findings = await found(`Text.\n\n${fence(language, ...lines)}`);
    expect(findings).toEqual([
      expect.stringMatching(/^docs\/x\.mdx:4:1 sample: The \w+ does not parse: .+ Fix: /),
    ]);
  });

  it.each([
    ["yaml", ["a: !override", "  - {{slug}}"]],
    ["json", ['{ "a": "{{slug}}" }']],
    ["jsonc", ["{ // a comment", '"a": 1, }']],
    ["toml", ["[a]", 'b = "c"']],
    ["ini", ["; comment", "[a]", "b=c"]],
    ["env", ["# comment", "{{env}}_SETUP_KEY=A1B2"]],
    ["hcl", ['resource "a" "b" {', "  c = 1", "}"]],
    ["nginx", ["server {", "  listen 80;", "}"]],
    ["docker", ["FROM alpine", "RUN true"]],
    ["bash", ["{{cli}} up --setup-key <your key>", "for a in b; do true; done"]],
    ["text", ["{ [ ("]],
  ])("a good one passes: %s", async (language, lines) => {
    expect(await found(fence(language, ...lines))).toEqual([]);
  });
});

describe("compose files", () => {
  const file = 'yaml title="docker-compose.yml"';

  it("follow the compose schema", async () => {
    expect(await found(fence(file, "services:", "  web:", "    image: nginx"))).toEqual([]);
    expect(await found(fence(file, "services:", "  web:", "    imago: nginx"))).toEqual([
      expect.stringContaining(
        'docs/x.mdx:2:1 sample: The yaml does not parse: /services/web must NOT have additional properties ("imago")',
      ),
    ]);
  });

  it("may be fragments, with a reason", async () => {
    const fragment = (flag: string) => fence(`${file} ${flag}`, "environment:", "  A: b");
    expect(await found(fragment('fragment="the part of one service"'))).toEqual([]);
    expect(await found(fragment("fragment"))).toEqual([
      expect.stringContaining("The fragment gives no reason."),
    ]);
  });
});
