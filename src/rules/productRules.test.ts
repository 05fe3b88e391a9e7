import fs from "node:fs";
import { createCheck } from "docusaurus-plugin-waymark-check/check";
import { CONTEXT, EMPTY_SITE, fence, findingsOf } from "docusaurus-plugin-waymark-check/rules/seed.fixture";
import { PRODUCT_RULES } from ".";
import { portRule } from "./ports";
import { releaseRule } from "docusaurus-plugin-waymark-check/rules/facts/release";
import { valueRule } from "./values";
import { variableRule } from "./variables";

const DESCRIPTION = "A description that is long enough to say what a reader gets.";
const front = (...lines: readonly string[]) => ["---", ...lines, "---", "", "Text."].join("\n");

test("every name of a finding in these files is one of its rules", () => {
  // What a build finds about addresses of the last release is found by a rule too.
  const texts = ["src/rules", "packages/check/src/ledger", "packages/check/src/rules/facts"].flatMap(
    (folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
        .map((file) => fs.readFileSync(`${folder}/${file}`, "utf8")),
  );
  const used = texts.flatMap((text) => [...text.matchAll(/\brule: "([\w-]{2,})"/g)].map(([, name]) => name));
  const names = PRODUCT_RULES.rules.flatMap((rule) => rule.names);
  // That of unknown tables is made where tables are put into pages.
  expect([...new Set([...used, "fact-table"])].sort()).toEqual([...names].sort());
});

describe("variables", () => {
  it("an unknown one is found in prose, code and tables, with the nearest name", () => {
    const body = `Set {{env}}_SETUP_KEE.\n\n${fence("bash", "export {{serverEnv}}_DOMIAN=a")}`;
    expect(findingsOf(variableRule, body)).toEqual([
      'docs/x.mdx:1:5 variable: There is no variable "{{env}}_SETUP_KEE". Fix: write "{{env}}_SETUP_KEY".',
      'docs/x.mdx:4:8 variable: There is no variable "{{serverEnv}}_DOMIAN". Fix: write "{{serverEnv}}_DOMAIN".',
    ]);
  });

  it("a family of names needs a member", () => {
    expect(findingsOf(variableRule, "`{{serverEnv}}_IDP_MGMT_EXTRA_*`, `{{env}}_`")).toEqual([]);
    expect(findingsOf(variableRule, "`{{env}}_WHATEVER_*`")).toHaveLength(1);
  });

  it("variables of flags, of the client alone and of the server pass", () => {
    const body = "`{{env}}_SETUP_KEY` `{{env}}_LAZY_CONN` `{{env}}_STUN_PORTS` `{{serverEnv}}_MGMT_IDP`";
    expect(findingsOf(variableRule, body)).toEqual([]);
  });
});

describe("ports", () => {
  it("a port that is nobody's is found in prose, tables and inline code, with the nearest one", () => {
    const body = "Open UDP 3487, and TCP port 4443.\n\n| Port |\n|---|\n| `51280/udp` |\n";
    expect(findingsOf(portRule, body)).toEqual([
      'docs/x.mdx:1:10 port: No program on this site uses port 3487. Fix: write "3478".',
      'docs/x.mdx:1:29 port: No program on this site uses port 4443. Fix: write "443".',
      'docs/x.mdx:5:4 port: No program on this site uses port 51280. Fix: write "51820".',
    ]);
  });

  it("are read where they stand, below headings with written ids", () => {
    const body = ["## One {#one}", "## Two {#two}", "Open TCP 443 and UDP 49152 to 65535.", "Open TCP 4443."];
    expect(findingsOf(portRule, body.join("\n\n"))).toEqual([
      'docs/x.mdx:7:10 port: No program on this site uses port 4443. Fix: write "443".',
    ]);
  });

  it("ports of clients and servers, their ranges and those of examples pass; numbers that are no ports too", () => {
    const body = "TCP 443, port 22022, UDP 49152 to 65535, 5432/tcp, TCP 8080, 9999 peers, UDP 2 times";
    expect(findingsOf(portRule, body)).toEqual([]);
  });
});

describe("values of closed lists", () => {
  const found = (body: string) => findingsOf(valueRule, body);

  it("in JSON have to be known, with the nearest one as fix", () => {
    expect(found(fence("json", '{ "role": "audior", "protocol": "{{slug}}-shs" }'))).toEqual([
      'docs/x.mdx:2:12 value: "audior" is not a valid role. Fix: write "auditor".',
      'docs/x.mdx:2:34 value: "{{slug}}-shs" is not a valid protocol. Fix: write "{{slug}}-ssh".',
    ]);
    expect(found(fence("json", '{ "checks": { "os_versoin_check": {} } }'))).toEqual([
      'docs/x.mdx:2:16 value: "os_versoin_check" is not a valid posture check. Fix: write "os_version_check".',
    ]);
  });

  it("in the body of a request as well", () => {
    expect(found(fence("bash", `curl -d '[{"activity_code":"peer.renam"}]' https://a.example`))).toEqual([
      expect.stringContaining('"peer.renam" is not a valid activity_code. Fix: write "peer.rename".'),
    ]);
  });

  it("inline code that begins like an activity code has to be one", () => {
    expect(found("`peer.login.expird` and `peer.login.expire` and `peer.example.com`")).toEqual([
      'docs/x.mdx:1:2 value: "peer.login.expird" is not a valid activity code. Fix: write "peer.login.expire".',
    ]);
  });

  it("right ones and foreign JSON pass", () => {
    const body = '{ "role": "admin", "protocol": "tcp", "checks": { "process_check": {} }, "kind": "x" }';
    expect(found(fence("json", body))).toEqual([]);
  });
});

test("every finding of every page comes at once, and pages that cannot be read are among them", () => {
  const sources = [
    {
      path: "docs/a.mdx",
      text: front(`description: ${DESCRIPTION}`) + "\n\n`{{cli}} stats` and {{env}}_NO",
    },
    { path: "docs/b.mdx", text: front("title: B") + "\n\nA <b tag." },
  ];
  const { findings } = createCheck(
    { ...CONTEXT, given: PRODUCT_RULES },
    "build",
  )({ sources, site: EMPTY_SITE });
  const rules = findings.map(({ path, rule }) => `${path} ${rule}`);
  expect(rules).toEqual(
    expect.arrayContaining([
      "docs/a.mdx command",
      "docs/a.mdx variable",
      "docs/b.mdx mdx-syntax",
      "docs/b.mdx description",
    ]),
  );
});

describe("the release of a page", () => {
  it("that the facts know passes", () => {
    expect(findingsOf(releaseRule, front("release: 0.77.1"))).toEqual([]);
  });

  it.each([front("title: A"), front("release: 0.99.0"), front("release:"), front("release: 0.77")])(
    "%# is refused",
    (text) => expect(findingsOf(releaseRule, text)).toHaveLength(1),
  );

  it.each([
    ["0.77.2", "0.77.1"],
    ["0.99.9", "0.77.1"],
    ["0.60.8", "0.60.9"],
  ])("is named if it is near, and is the newest for one that is yet to come: %s", (release, known) => {
    expect(findingsOf(releaseRule, front(`release: ${release}`))).toEqual([
      `docs/x.mdx:2:1 release: "${release}" is not a known release. Fix: write "release: ${known}".`,
    ]);
  });

  it("is not needed on unlisted pages and generated ones", () => {
    expect(findingsOf(releaseRule, front("unlisted: true"))).toEqual([]);
    expect(findingsOf(releaseRule, front("title: Peers"), "api/resources/peers.mdx")).toEqual([]);
  });
});
