import fs from "node:fs";
import path from "node:path";
import { formatFinding, withEdits, type Finding } from "../../plugins/report";
import { createCheck } from "../../plugins/content/check";
import type { Source } from "../../plugins/content/parse";
import { readSite, type Content } from "../../plugins/content/site";
import { CONFIGURED, CONTEXT } from "../lib/content";
import { makeSmallSite } from "../lib/fullSite";

const HOSTS = ["example.com", "www.example.com"];
const { folder, remove } = makeSmallSite();
afterAll(remove);
const SITE = readSite(folder, { ...CONFIGURED, hosts: HOSTS });

/** Pages that the mistakes mean to link to. */
const LINKED = ["docs/how-to/cli.mdx", "docs/how-to/ssh.mdx", "docs/how-to/manage-dns-in-your-network.mdx"];
const TARGETS: readonly Source[] = [
  ...LINKED.map((file) => ({ path: file, text: fs.readFileSync(path.join(folder, file), "utf8") })),
  { path: "api/resources/peers.mdx", text: "---\ntitle: Peers\n---\n\n## List all peers\n" },
];

/** The page that mistakes are put into, with the line of each. */
const PAGE = "docs/how-to/seeded.mdx";
const TEXT = `---
title: "A page with mistakes"
description: "What a reader learns here is told in a few words that no other page has."
unlisted: true
release: 0.77.1
---

## Turn on SSH for a machine

The client connects to the server, and the server tells it which other machines it may reach.
`;
const LINES = TEXT.trimEnd().split("\n").length;

/** One wrong line at the end of a real page: rule, line, and the words of the fix. */
const SEEDS: readonly (readonly [rule: string, line: string, fix: string])[] = [
  ["content-token", "The {{prodct}} client.", 'write "{{product}}"'],
  ["content-token", "The {{clu}} command.", 'write "{{cli}}"'],
  ["content-token", "Open {{appUrll}}.", 'write "{{appUrl}}"'],
  ["heading-id", "## Another {#turn-on} {#x y}", "choose another id"],
  ["heading", "# A second title", 'write "##"'],
  ["component", "<Note>x</Note>", "write :::note"],
  ["component", '<Tab value="a">x</Tab>', "write <TabItem"],
  ["component", "<Head><b>x</b></Head>", "in the front matter"],
  ["element", "<cards>x</cards>", "write <Cards>"],
  ["element", '<b style="color:red">x</b>', "remove it"],
  ["element", '<b onclick="x()">x</b>', "remove it"],
  ["element", '<iframe src="https://example.com" />', "write a link"],
  ["property", "<Badge {...frontMatter}>x</Badge>", "write each property by name"],
  ["property", '<Badge status="info" status="info">x</Badge>', "remove one"],
  ["property", '<Card title="Go" href="/how-to/cli" icon="termnal">x</Card>', 'write "terminal"'],
  ["property", '<CommandFlags command="upp" />', 'write "up"'],
  ["expression", "Set {port} first.", 'write "\\{"'],
  ["expression", "The {{ product }} client.", 'write "{{product}}"'],
  ["expression", "The {{}} client.", "write the name of a token"],
  ["markdown", ":::note Title", 'write ":::note[Title]"'],
  ["markdown", ":::note Title\n\nText of it.\n\n:::", 'write ":::note[Title]"'],
  ["markdown", "::: note", 'write ":::note"'],
  ["markdown", "See [it] (/how-to/cli).", 'write "[it](/how-to/cli)"'],
  ["markdown", "See [it][nowhere].", 'write "[it](/address)"'],
  ["markdown", "#Heading", 'write "## Heading"'],
  ["markdown", "> [!NOTE]\n> Text.", 'write ":::note"'],
  ["markdown", "It says so[^1].", 'write "[^1]: …"'],
  ["markdown", "Open the `menu now.", "write the second backtick"],
  ["markdown", "Open the **menu now.", 'write "**" on both sides'],
  ["markdown", "| A | B |\n| 1 | 2 |", 'write "|---|---|"'],
  ["admonition", ":::note\n\nText that nothing closes.", 'write ":::"'],
  ["admonition", ":::note\n\n:::", "write its text"],
  ["admonition", ":::details\n\nText.\n\n:::", "write <details>"],
  ["heading", "##", "write its text"],
  ["heading-id", "## Another {#a b}", "write {#id}"],
  ["heading-id", "## Another {#a tag=FETCH}", "write {#id"],
  ["component", "<Stpes>\n\n1. One\n\n</Stpes>", "write <Steps>"],
  ["component", "<Bagde>x</Bagde>", "write <Badge>"],
  ["component", "<Widget />", "use one of"],
  ["property", '<Badge status="warnning">x</Badge>', 'write "warning"'],
  ["property", '<Badge colour="red">x</Badge>', "use one of hover, status"],
  ["property", '<Badge statsu="info">x</Badge>', 'write "status"'],
  ["property", '<Card href="/how-to/cli">x</Card>', 'add title="…"'],
  ["property", '<Diagram caption="A drawing of it." />', 'add name="…"'],
  ["property", '<Property name="a" min="1">x</Property>', "write min={1}"],
  ["property", '<Diagram name="overvew" caption="A drawing." />', 'write "overview"'],
  ["import", 'import Part from "./_missing.mdx";', "create docs/how-to/_missing.mdx"],
  ["admonition", ":::warnin\n\nText.\n\n:::", 'write ":::warning"'],
  ["property", '<Col sticky="yes">x</Col>', "write sticky without a value"],
  ["fact-table", '<FactTable name="role" />', 'write name="roles"'],
  ["link", "See [the command line](/how-to/cil).", 'write "/how-to/cli"'],
  ["link", "See [DNS](/manage-dns-in-your-network).", 'write "/how-to/manage-dns-in-your-network"'],
  ["link", "See [the API](/api/resources/peer).", 'write "/api/resources/peers"'],
  ["link", '<Card title="Go" href="/how-to/clii">x</Card>', 'write "/how-to/cli"'],
  ["link", "See [an address]().", "write the address"],
  ["anchor", "See [signing in](#turn-on-ssh-for-a-machin).", 'write "#turn-on-ssh-for-a-machine"'],
  ["anchor", "See [signing in](/how-to/ssh#turn-on-ssh-for-machine).", "#turn-on-ssh-for-a-machine"],
  ["image-text", "![](/redirect.js)", "write what the image shows"],
  ["image-file", "![A drawing](/img/none.png)", "put the file at static/img/none.png"],
  ["image-file", "![A drawing](./none.png)", "put the file at docs/how-to/none.png"],
  ["spelling", "You recieve a key.", 'write "receive"'],
  ["spelling", "The conection is open.", 'write "connection"'],
  ["spelling", "Choose the colour of the group.", "add the word to"],
  ["spelling", "| A | The adress |\n|---|---|", 'write "address"'],
  ["spelling", "The wiregard tunnel.", "add the word to"],
  ["term", "Make a set-up key first.", 'write "setup"'],
  ["term", "Run a selfhosted server.", 'write "self-hosted"'],
  ["term", "Open the webapp now.", 'write "web app"'],
  ["term", "The code is on Github now.", 'write "GitHub"'],
  ["term", "Install it on MacOS now.", 'write "macOS"'],
  ["phrase", "You can simply go on.", "leave it out"],
  ["phrase", "You just go on.", "leave it out"],
  ["phrase", "This is easy to do.", "say what takes how long"],
  ["phrase", "Now please go on.", "leave it out"],
  ["phrase", "Go on in order to see it.", 'write "to"'],
  ["phrase", "You can utilize it.", 'write "use"'],
  ["phrase", "It is obviously there.", "leave it out"],
  ["repeated-word", "Open the the menu.", 'write "the"'],
  ["repeated-word", "Choose a group of of peers.", 'write "of"'],
  ["sentence-length", `It is ${"one and ".repeat(20)}two.`, "at most 30 words"],
  ["link-text", "Read it [here](/how-to/cli).", "write the name of the page"],
  ["link-text", "[Read more](/how-to/cli) about it.", "write the name of the page"],
  ["link-text", "See [this page](/how-to/cli).", "write the name of the page"],
  ["ignore", "{/* check-ignore spelling: a name */}\n\nAll is right.", "remove the comment"],
  ["ignore", "{/* check-ignore spelng: a name */}\n\nA Peerrloom.", 'write "spelling"'],
  ["ignore", "{/* check-ignor spelling: a name */}\n\nA Peerrloom.", 'write "check-ignore"'],
  [
    "ignore",
    "{/* check-ignore nothing-like-it: a name */}\n\nAll is right.",
    "write the name that the check prints",
  ],
  ["product-name", "Every Peerloom peer has a name.", 'write "{{product}}"'],
  ["product-name", "Every Peerloom peer has a name.", 'write "{{product}}"'],
  ["product-name", "Open https://app.peerloom.example now.", 'write "{{appUrl}}"'],
  ["product-name", "Run `peerloom status`.", 'write "{{cli}}"'],
  ["admonition", ":::details[More]\n\nText.\n\n:::", "<summary>More</summary>"],
  ["markdown", ":::details More about it\n\nText.\n\n:::", "<summary>More about it</summary>"],
  ["fence-language", "```mdx-code-block\n<Steps>\n```", "write the component itself"],
  ["ignore", "{/* check-ignore spelling */}\n\nAll is right.", "check-ignore rule: reason"],
  ["command", "Run `{{cli}} upp`.", "up"],
  ["command", "Run `{{cli}} up --setup-kee a`.", "--setup-key"],
  ["command", "Run `{{cli}} statsu`.", 'write "status"'],
  ["variable", "Set {{env}}_SETUP_KEE.", 'write "{{env}}_SETUP_KEY"'],
  ["variable", "Set {{env}}_MANAGMENT_URL.", 'write "{{env}}_MANAGEMENT_URL"'],
  ["value", '```json\n{ "role": "admni" }\n```', 'write "admin"'],
  ["value", "The code is `peer.login.expird`.", 'write "peer.login.expire"'],
  ["link", "See [it](htps://example.com).", 'write "https:"'],
  ["link", "See [it](javascript:go).", "use one of https:"],
  ["link", "See [it](mailto:).", 'write it after "mailto:"'],
  ["link", "See [it](www.example.com).", 'write "https://www.example.com"'],
  ["link", "See [it](/openapi.yml).", 'write "/openapi.yaml"'],
  ["image-file", "![A drawing]()", "write ![what it shows](./name.png)"],
  ["image-file", '<img src={require("./a.png")} alt="A drawing" />', "write ![what it shows](./name.png)"],
  ["image-file", "![A drawing](https://example.com/a.png)", "save the image beside the page"],
  ["image-file", "![A drawing](../From-file-to-page.svg)", 'write "../from-file-to-page.svg"'],
  ["image-file", "![A drawing](@site/static/none.png)", "put the file at static/none.png"],
  ["import", 'import SharedNote from "../_shared-note";', 'write "../_shared-note.mdx"'],
  ["import", 'import text from "!!raw-loader!./a.js";', 'write a code fence with file="…"'],
  ["import", 'import DocCards from "@theme/DocCards";', "remove the line"],
  [
    "import",
    'import Shared from "../_shared-note.mdx";',
    "write <Shared /> where its text belongs, or remove the line",
  ],
  ["import", 'import React from "react";', "remove the line"],
  [
    "import",
    'import { useState, useRef } from "react";\n\n<>{useRef.name}</>',
    'remove "useState" from the import',
  ],
  ["import", 'import _ from "lodahs";\n\n{_.name}', 'such as "./_name.mdx", or remove the line'],
  ["image-file", "![A drawing](../from-file-to-page.svg#gh-dark-mode-only)", "without the mark"],
  ["component", '<CodeBlock language="js">x</CodeBlock>', "write a code fence"],
  [
    "component",
    "export const Big = () => <b />;\n\n<Big />".split("\n").reverse().join("\n"),
    "and remove the export",
  ],
  ["import", 'import "./style.css";', "remove the line: all pages share the styles"],
  ["import", 'import { Piece } from "../_shared-note.mdx";\n\n<Piece />', "without braces"],
  ["import", 'See <a href={require("./none.docx").default}>the file</a>.', "create docs/how-to/none.docx"],
  [
    "markdown",
    'Import Part from "../_shared-note.mdx";\n\n<Part />',
    'write "import" at the start of a line',
  ],
  ["markdown", "![A drawing] (../from-file-to-page.svg)", 'write "![A drawing](../from-file-to-page.svg)"'],
  ["markdown", '![A drawing](../from-file-to-page.svg "Title" =300x200)', "without a size"],
  ["markdown", "![A drawing](../from file to page.svg)", "rename the file"],
  ["markdown", "See [it](/how-to/cli #next).", 'write "[it](/how-to/cli#next)"'],
  ["image-file", "![A drawing](from-file-to-page.svg)", 'write "../from-file-to-page.svg"'],
  ["image-file", "![A drawing](docs/from-file-to-page.svg)", 'write "../from-file-to-page.svg"'],
  ["image-file", "![A drawing](..\\from-file-to-page.svg)", 'write "../from-file-to-page.svg"'],
  ["expression", "![A drawing](../from-file-to-page.svg){width=300}", "the size comes from the file"],
  ["expression", "## Another part {other-part}", 'write "{#other-part}"'],
  ["mdx-syntax", "## Another part { #other-part }", 'write "{#other-part}", without spaces'],
  ["link", "See [it](http://localhost:3000/how-to/cli#next).", 'write "/how-to/cli#next"'],
  ["link", "See [it](http://127.0.0.1:8080/).", "write it as code in backticks"],
  ["link", "See [it](../from-file-to-page.svg).", 'write "/from-file-to-page.svg"'],
  [
    "element",
    'import shared from "../_shared-note.mdx";\n\n<shared />'.split("\n").reverse().join("\n"),
    "and <Shared />",
  ],
  ["component", "<CodeGroup>Text.</CodeGroup>", "write code fences inside"],
  ["component", "<Steps>Text.</Steps>", 'begins with "1. "'],
  ["fence", '```js title="x.js\nrun();\n```', 'write title="…"'],
  ["fence", "```js live\nrun();\n```", "remove it"],
  ["fence", "```bash npm2yarn\nrun\n```", "write <CodeGroup>"],
  ["fence", "```js {2-1}\nrun();\n```", "write lines as"],
  ["fence", "```js region=a\nrun();\n```", 'add file="…"'],
  ["fence-language", "```js{1}\nrun();\n```", 'write a space: "js {1}"'],
  ["fence-language", "```c++\nrun();\n```", 'write "cpp"'],
  ["sample", "```nginx\nlisten 80\n}\n```", 'write ";" at the end'],
  ["sample", "```nginx\n}\n```", "correct the sample"],
  ["sample", "```bash\n$ echo\n```", 'remove "$ "'],
  ["sample", '```json\n{ "a": 1, }\n```', "correct the sample"],
  ["sample", "```toml\na =\n```", "correct the sample"],
  ["sample", "```docker\nFORM a\n```", "correct the sample"],
  ["sample", "```docker\nRUN a\n```", 'begin with "FROM"'],
  ["fence-language", "```\ntext\n```", "after the backticks"],
  ["fence-language", "```yamll\na: b\n```", 'write "yaml"'],
  ["sample", "```yaml\na: [1\n```", 'write the "]"'],
  ["mdx-syntax", "A <b tag.", 'write "\\<"'],
  ["mdx-syntax", "A { brace.", 'write "}"'],
  ["mdx-syntax", "<Steps>\n\n1. One", "write </Steps> where it ends"],
  ["mdx-syntax", "A line<br>and more", "write <br />"],
  ["mdx-syntax", "Write <peer> here.", "write `<peer>` in backticks"],
  ["mdx-syntax", "A <Badge>x</Bagde> b", "write </Badge>"],
  ["mdx-syntax", "</Badge>", "write the opening tag above it"],
  ["mdx-syntax", "<!-- comment -->", "write {/* … */}"],
  ["mdx-syntax", "See <https://example.com>.", "write [what it leads to](https://example.com)"],
  ["mdx-syntax", "Mail <help@example.com>.", "write [what it leads to](mailto:help@example.com)"],
  ["mdx-syntax", "The {{product} client.", 'write "{{product}}"'],
  ["mdx-syntax", "A { b c }.", "literal brace"],
  ["mdx-syntax", '<Badge status="info>x</Badge>', "write the same quote on both sides"],
];

/** One wrong line in the front matter: rule, line, and the words of the fix. */
const FIELDS: readonly (readonly [rule: string, line: string, fix: string])[] = [
  ["field", "keywrods: [dns]", 'write "keywords"'],
  ["field", "titel: A title", 'remove it: the page has "title" too'],
  ["field", 'draft: "yes"', 'write "draft: true"'],
  ["field", "keywords: dns", 'write "keywords: [dns]"'],
  ["field", "sidebar_label: 5", 'write sidebar_label: "5"'],
  ["field", "displayed_sidebar: dosc", 'write "docs"'],
  ["field", "terms: maybe", 'write "terms: true"'],
  ["field", "title_meta: A title", "remove it"],
  ["field", "mdx: { format: md }", "remove it"],
  ["front-matter", "unlisted: false", "remove one of the two lines"],
  ["front-matter", "keywords: [a", "that closes it"],
  ["front-matter", "sidebar_label: a: b", "write double quotes"],
  ["front-matter", "\tkeywords: [a]", "indent with spaces"],
  ["field", "pagination_next: /how-to/cli", 'write "pagination_next: how-to/cli"'],
  ["field", "pagination_prev: how-to/nowhere-at-all", "write the path of a page"],
  ["anchors", "anchors: { told: nothing }", "write told: turn-on"],
];

const check = createCheck(CONTEXT, "all");
const contentOf = (...sources: readonly Source[]): Content => ({
  sources: [...TARGETS, ...sources],
  site: SITE,
});
const withText = (text: string): Content => contentOf({ path: PAGE, text });
const withLines = (lines: string): string => `${TEXT.trimEnd()}\n\n${lines}\n`;

const known = new Map<string, readonly Finding[]>();

/** Findings of the seeded page. Several tests ask for the same text. */
function found(text: string): readonly Finding[] {
  const findings = known.get(text) ?? check(withText(text), (path) => path === PAGE).findings;
  known.set(text, findings);
  return findings;
}

test("the page has no finding before", () => {
  expect(found(TEXT).map(formatFinding)).toEqual([]);
});

test("each mistake in the front matter is found on its line, with its fix, and nothing else is", () => {
  const missed = FIELDS.filter(([rule, line, fix]) => {
    const all = found(TEXT.replace("release:", `${line}\nrelease:`));
    return !(
      all.length === 1 && all.every((one) => one.rule === rule && one.line === 5 && one.fix.includes(fix))
    );
  });
  expect(missed).toEqual([]);
});

test.each([
  ["---\ntitle: A\n\nText.\n", 'write "---" on its own line below the last field.'],
  ["\n---\ntitle: A\n---\n\nText.\n", 'remove everything before the first "---".'],
])("front matter that is not read as such is found: %j", (text, fix) => {
  expect(found(text).map((finding) => finding.fix)).toEqual([fix]);
});

test("each mistake is found on its line, with its fix", () => {
  const missed = SEEDS.filter(([rule, line, fix]) => {
    const own = found(withLines(line)).filter((finding) => finding.rule === rule);
    const place = LINES + (line.startsWith("```") && !rule.startsWith("fence") ? 3 : 2);
    return !own.some((finding) => finding.line === place && formatFinding(finding).includes(fix));
  });
  expect(missed).toEqual([]);
});

/** Lowest number of mistakes with a fix that the writer can accept without thinking. */
const MECHANICAL = 35;

test("the exact change of a finding makes it go away, and no other finding come", () => {
  const outcomes = SEEDS.flatMap(([rule, line]) => {
    const wrong = withLines(line);
    const [finding] = found(wrong).filter((one) => one.rule === rule);
    if (!finding?.edits) return [];
    return [{ line, left: found(withEdits(wrong, finding.edits)).map(formatFinding) }];
  });
  expect(outcomes.filter(({ left }) => left.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(MECHANICAL);
});

test.each([
  ["The sum is $\\sum_{i=1}^{n} x_i$ here.", 12],
  ["The energy is $E_{k} = \\frac{1}{2} m v^2$ and more.", 15],
  ["$$\nE_{k} = \\frac{1}{2} m v^2\n$$", 1],
  ["Set $x_{1}$ now.", 5],
  ["Take $n$ peers.", 6],
  ["The part is $\\frac{a b}{c}$ of it.", 13],
  ["The set $\\{a\\}$ is small.", 9],
])("a formula is one mistake, whatever is in it: %j", (line, column) => {
  const place = `${PAGE}:${LINES + 2}:${column}`;
  expect(found(withLines(line)).map(formatFinding)).toEqual([
    expect.stringMatching(
      new RegExp(`^${place} [\\w-]+: This site does not render math\\. Fix: write the formula`),
    ),
  ]);
});

test.each([
  ['import part from "../_shared-note.mdx";\n\n<part />', "element"],
  ['Import Part from "../_shared-note.mdx";\n\n<Part />', "markdown"],
  ['Text.\nimport Part from "../_shared-note.mdx";\n\n<Part />', "markdown"],
  ['<Tabs>\n<TabItem value="a">A</TabItem>\n<Tabitem value="b">B</Tabitem>\n</Tabs>', "component"],
  ["![A drawing](../from-file-to-page.svg){width=300}", "expression"],
  [":::warning Old title\n\nText of it.\n\n:::", "markdown"],
  ["<Head>\n  <title>A title</title>\n</Head>", "component"],
])("%j is one mistake", (lines, rule) => {
  expect(found(withLines(lines)).map((finding) => finding.rule)).toEqual([rule]);
});

test("words around a line break are two words", () => {
  expect(found(withLines("Line one<br />line two follows."))).toEqual([]);
});

test("a name that is imported twice is found at the second import", () => {
  const line = 'import A from "../_shared-note.mdx";';
  expect(found(withLines(`${line}\n${line}\n\n<A />`)).map(formatFinding)).toEqual([
    expect.stringMatching(`^${PAGE}:${LINES + 3}:8 mdx-syntax: The page imports or exports "A" twice`),
  ]);
});

test.each([
  "It costs $5, and the other $6 = more.",
  "Set \\$HOME and \\$PATH.",
  "Write `$a_1$` in code.",
  "The words $HOME and $PATH: as they are.",
])("dollars that are no formula pass: %j", (line) => {
  expect(found(withLines(line)).filter(({ message }) => message.includes("math"))).toEqual([]);
});

test("an import that an element, braces, an export or a live example uses is none too many", () => {
  const lines = [
    'import A from "../_shared-note.mdx";\nimport B from "../_shared-note.mdx";\nimport * as C from "react";',
    'import D from "../_shared-note.mdx";\n\nexport const E = () => <B />;',
    "<A /> and {C.version}",
    "```mdx live\n<D />\n```",
  ];
  expect(found(withLines(lines.join("\n\n"))).filter(({ rule }) => rule === "import")).toEqual([]);
});

test("all mistakes that parse are found at once, each on its line", () => {
  // An admonition that is not closed contains everything after it.
  const parsed = SEEDS.filter(([rule]) => rule !== "mdx-syntax" && rule !== "admonition");
  const all = found(withLines(parsed.map(([, line]) => line).join("\n\n")));
  let from = LINES + 2;
  const missed = parsed.filter(([rule, line, fix]) => {
    const last = from + line.split("\n").length - 1;
    const own = all.filter((one) => one.rule === rule && one.line >= from && one.line <= last);
    from = last + 2;
    return !own.some((one) => formatFinding(one).includes(fix));
  });
  expect(missed).toEqual([]);
});

test("asking for one page finds there what asking for all finds", () => {
  const wrong = withText(withLines("You recieve [it](/how-to/clii)."));
  const lines = (findings: readonly Finding[]): string[] =>
    findings
      .filter(({ path }) => path === PAGE)
      .map(formatFinding)
      .sort();
  expect(lines(check(wrong, (path) => path === PAGE).findings)).toEqual(lines(check(wrong).findings));
});

test("a change is seen at once, also where it fixes another page", () => {
  const wrong = { path: PAGE, text: withLines("See [it](/how-to/other).") };
  const other = { path: "docs/how-to/other.mdx", text: TEXT };
  const rules = (...sources: readonly Source[]): string[] =>
    check(contentOf(...sources), (path) => path === PAGE).findings.map(({ rule }) => rule);
  expect(rules(wrong)).toEqual(["link"]);
  expect(rules(wrong, other).includes("link")).toBe(false);
  expect(rules(wrong)).toEqual(["link"]);
});

test("a link to a draft is found, but not in another draft", () => {
  const draft = { path: "docs/how-to/other.mdx", text: TEXT.replace("unlisted: true", "draft: true") };
  const page = { path: PAGE, text: withLines("See [it](/how-to/other).") };
  const links = (own: Source): string[] =>
    check(contentOf(own, draft), (path) => path === PAGE)
      .findings.filter(({ rule }) => rule === "link")
      .map(({ fix }) => fix);
  expect(links(page)).toEqual(['remove the link, or "draft: true" from docs/how-to/other.mdx.']);
  expect(links({ ...page, text: page.text.replace("unlisted: true", "draft: true") })).toEqual([]);
});

test("an accepted finding is accepted in the block below its comment, and not after it", () => {
  const accept = "{/* check-ignore spelling: the word is shown as it is mistyped */}";
  const lines = found(withLines(`${accept}\n\nYou recieve a key.\n\nYou recieve a key.`));
  expect(lines.map(({ rule, line }) => [rule, line])).toEqual([["spelling", LINES + 6]]);
});

test("a comment that accepts a finding of prose is not called idle where prose is not read", () => {
  const inBuild = createCheck(CONTEXT, "build");
  const accepted = withLines("{/* check-ignore spelling: a name */}\n\nYou recieve a key.");
  const { findings } = inBuild(withText(accepted), (path) => path === PAGE);
  expect(findings.map(formatFinding)).toEqual([]);
});
