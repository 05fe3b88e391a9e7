import fc from "fast-check";
import { formatFinding } from "docusaurus-waymark-core/report";
import { linkedPage } from "../../analyze";
import { CONTEXT } from "../seed.fixture";
import { factNames, siteProblems } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";
import { readFacts } from "docusaurus-waymark-core/facts/read";
import type { FactName } from "docusaurus-waymark-core/facts/types";
import { factFindings } from "./facts";

const PAGES = [linkedPage({ path: "docs/how-to/peers.mdx", text: "## Add a peer\n\nText." }, CONTEXT)];
const found = (name: FactName, yaml: string): string[] => factFindings(name, yaml, PAGES).map(formatFinding);

/** The text of a file with one change, and its findings, without the ones about links: the pages are not those of the site. */
function afterChange(name: FactName, from: string, to: string): string[] {
  const text = siteText(name);
  expect(text).toContain(from);
  return found(name, text.replace(from, to)).filter((line) => !line.includes("There is no page at"));
}

test("the fact files of tests have no mistake", () => {
  expect([...siteProblems()]).toEqual([]);
  expect(factNames().filter((name) => readFacts(name, siteText(name)).problems.length > 0)).toEqual([]);
});

test.each<readonly [what: string, name: FactName, from: string, to: string, finding: string]>([
  [
    "a type that no flag has",
    "commands",
    "- name: --setup-key\n      short: -k\n      type: string",
    "- name: --setup-key\n      short: -k\n      type: boolean",
    'fact: "boolean" cannot be used here. Fix: use one of bool, ',
  ],
  [
    "a field that is misspelled",
    "commands",
    "purpose: Setup key",
    "purpse: Setup key",
    'fact: There is no field "purpse". Fix: write "purpose".',
  ],
  [
    "a flag without a purpose",
    "commands",
    "      purpose: Setup key",
    "      since: 0.70.5\n      # Setup key",
    'fact: This entry has no "purpose". Fix: add "purpose:" with one or two complete sentences.',
  ],
  [
    "a release that the facts do not know",
    "commands",
    "since: 0.70.5",
    "since: 0.70.6",
    'fact: test/fullSite/src/facts/releases.yaml has no "0.70.6". Fix: write "0.70.5".',
  ],
  [
    "a reference to a command",
    "commands",
    "flagsOf: service install",
    "flagsOf: service instal",
    'fact: This file has no "service instal". Fix: write "service install".',
  ],
  [
    "a command that is listed twice",
    "commands",
    "- path: login\n",
    "- path: up\n",
    'fact: "up" is in this list already, on line ',
  ],
  [
    "an entry out of order",
    "activityEvents",
    "- code: account.create",
    "- code: zone.create",
    'is out of order. Fix: move it before "zone.create".',
  ],
  [
    "a number that is none",
    "activityEvents",
    "number: 4\n",
    "number: four\n",
    "fact: This is not a whole number. Fix: write the server's number of the event.",
  ],
  [
    "a label without its list",
    "webApp/menu",
    "Add Peer: [User Device, Server, Agent, Generate Key]",
    "Add Peer: User Device",
    "fact: This is not a list. Fix: write a list of entries.",
  ],
  [
    "a dialog that is not there",
    "webApp/dialogs",
    "fieldsOf: peerSessions",
    "fieldsOf: peerSession",
    'fact: This file has no "peerSession". Fix: write "peerSessions".',
  ],
  [
    "a content token that is not there",
    "ports",
    "use: WireGuard proxy",
    'use: "{{prodct}} proxy"',
    'fact: "{{prodct}}" is not a content token. Fix: write "{{product}}", or "\\{{"',
  ],
  ["text that is not YAML", "roles", "role: owner", "role: owner: all", "fact: This is not YAML: "],
  [
    "a tab",
    "roles",
    "  rights: ",
    "\trights: ",
    "fact: This is not YAML: Tabs are not allowed as indentation. Fix: indent",
  ],
  [
    "a tab before a list",
    "commands",
    "    - name: --setup-key\n",
    "\t- name: --setup-key\n",
    "Fix: indent with spaces.",
  ],
  [
    "an alias without an anchor",
    "roles",
    "- role: owner",
    "- *owner\n- role: owner",
    'fact: Nothing above has the anchor "&owner". Fix: write it there, or write the value out.',
  ],
  [
    "a quotation mark without the second",
    "readerValues",
    "kind: address",
    'kind: "address',
    "fact: This is not YAML: a quotation mark is not closed. Fix: write the second one.",
  ],
  [
    "a key that is there twice",
    "readerValues",
    "  kind: address",
    "  kind: address\n  kind: host",
    "fact: This is not YAML: Map keys must be unique",
  ],
  [
    "a word that is there twice",
    "searchWords",
    "- api\n",
    "- api\n  - api\n",
    'fact: "api" is in this list twice. Fix: remove one of the two.',
  ],
])("%s is one finding", (_, name, from, to, finding) => {
  const findings = afterChange(name, from, to);
  expect(findings).toEqual([expect.stringContaining(finding)]);
  expect(findings[0]).toMatch(new RegExp(`^test/fullSite/src/facts/${name}\\.yaml:\\d+:\\d+ `));
});

test("lists that a file must have are there, whatever is in it", () => {
  expect(readFacts("ports", "\tserver: []").data).toMatchObject({ server: [], client: [], examples: {} });
  expect(readFacts("releases", "known: none").data).toEqual({ known: [], dated: [] });
});

test("a finding stands at its line", () => {
  const term = "- term: Peer\n  meaning: A device\n  more: [Peers](/how-to/peers)\n";
  expect(found("glossary", term)[0]).toMatch(/^test\/fullSite\/src\/facts\/glossary\.yaml:3:\d+ fact: /);
  expect(found("glossary", '- term: Peer\n  meaning: ""\n  more: "[Peers](/how-to/peers)"\n')).toEqual([
    "test/fullSite/src/facts/glossary.yaml:2:12 fact: This text is empty. Fix: write one or two sentences without the last full stop.",
  ]);
});

test("a link of a fact leads to a page and a heading", () => {
  const role = (link: string): string => `- role: owner\n  rights: "[All](${link})"\n`;
  expect(found("roles", role("/how-to/peers#add-a-peer"))).toEqual([]);
  expect(found("roles", role("/how-to/peer"))).toEqual([
    'test/fullSite/src/facts/roles.yaml:2:18 fact: There is no page at "/how-to/peer". Fix: write "/how-to/peers".',
  ]);
  expect(found("roles", role("/how-to/peers#add-peer"))).toEqual([
    'test/fullSite/src/facts/roles.yaml:2:18 fact: "/how-to/peers" has no heading "#add-peer". Fix: write "#add-a-peer".',
  ]);
});

test("whatever is in a file, reading it throws nothing, and lists stay lists", () => {
  const value = fc.oneof(
    fc.constantFrom("", "[", "{a: 1}", "- x", "*a", "null", "!!x y", "0.70.5", "{{x}}"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...factNames()), fc.nat(), value, (name, seed, text) => {
      const lines = siteText(name).split("\n").slice(0, 60);
      const at = seed % lines.length;
      const changed = lines.with(at, (lines[at] ?? "").replace(/(?<=[:-] ?).*$/, ` ${text}`)).join("\n");
      const { data, problems } = readFacts(name, changed);
      expect(Array.isArray(data)).toBe(Array.isArray(readFacts(name, siteText(name)).data));
      for (const { line, column } of problems) expect(Math.min(line, column)).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
