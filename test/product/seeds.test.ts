import fs from "node:fs";
import path from "node:path";
import { formatFinding, withEdits, type Finding } from "docusaurus-waymark-core/report";
import { createCheck } from "docusaurus-plugin-waymark-check/check";
import type { Source } from "docusaurus-waymark-core/parse";
import { readSite, type Content } from "docusaurus-waymark-core/content/site";
import { CONFIGURED, CONTEXT } from "docusaurus-plugin-waymark-check/context";
import { makeSmallSite } from "../../tools/lib/fullSite";
import { pageText } from "docusaurus-waymark-core/build/frontMatter";
import { writeFixes } from "docusaurus-plugin-waymark-check/command/fix";
import { FIELDS, SEEDS } from "./seeds.fixture";

const HOSTS = ["example.com", "www.example.com"];
const { folder, remove } = makeSmallSite();
afterAll(remove);
const SITE = readSite(folder, { ...CONFIGURED, hosts: HOSTS });

/** Pages that the mistakes mean to link to. */
const LINKED = ["docs/how-to/cli.mdx", "docs/how-to/ssh.mdx", "docs/how-to/manage-dns-in-your-network.mdx"];
const TARGETS: readonly Source[] = [
  ...LINKED.map((file) => ({ path: file, text: fs.readFileSync(path.join(folder, file), "utf8") })),
  { path: "docs/_shared-note.mdx", text: "A note.\n" },
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
  ['---json\n{ "title": "A" }\n---\n\nText.\n', 'write "---" on the first line, and "title: …" below it.'],
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

test("--fix writes what is certain until nothing is left; guesses, code and what cannot be read stay", () => {
  const file = path.join(folder, PAGE);
  const fix = (text: string): readonly [text: string, lines: readonly string[]] => {
    fs.writeFileSync(file, text);
    const lines = writeFixes(folder, CONTEXT, () => {
      const now = pageText(fs.readFileSync(file, "utf8"));
      return { sources: [{ path: PAGE, text: now }], findings: found(now) };
    });
    return [fs.readFileSync(file, "utf8"), lines];
  };
  const wrong = [
    "# A second title",
    "See [it] (\u200B/how-to/cli), the {{prodct}} and [a link](/how-to/clii).",
    "#### Deep\n\nText.\n\n##### Deeper\n\nText.",
    "```bash\n{{cli}} up --hostname “a”\n```",
  ];
  const [text, lines] = fix(withLines(wrong.join("\n\n")).replaceAll("\n", "\r\n"));
  const right = [
    "## A second title",
    "See [it](/how-to/cli), the {{prodct}} and [a link](/how-to/clii).",
    "### Deep\n\nText.\n\n#### Deeper\n\nText.",
    "```bash\n{{cli}} up --hostname “a”\n```",
  ];
  expect(text).toBe(withLines(right.join("\n\n")).replaceAll("\n", "\r\n"));
  expect(lines[0]).toBe(`${PAGE}:${LINES + 2}:1 "# " becomes "## "`);
  expect(fix(text)).toEqual([text, []]);
  const unread = withLines("# A second title\n\nOpen <b>it.");
  expect(fix(unread)).toEqual([unread, []]);
  const other = "<!-- {{product}}:\n\n- a -->\n\n# A second title\n\nOne<br>two <!-- b --> three <!-- c -->.";
  const read = "{/* {{product}}:\n\n- a */}\n\n## A second title\n\nOne<br />two {/* b */} three {/* c */}.";
  expect(fix(withLines(other))[0]).toBe(withLines(read));
  fs.rmSync(file);
});

test("a page that cannot be read whole still has its headings", () => {
  const broken = {
    path: "docs/how-to/broken.mdx",
    text: `${TEXT}\nOpen <b>it.\n## Lost {#kept}\n\n## Last\n`,
  };
  const page = {
    path: PAGE,
    text: withLines("[One](/how-to/broken#kept), [two](/how-to/broken#last), [three](/how-to/broken#no)."),
  };
  const { findings } = check(contentOf(page, broken), (file) => file === PAGE);
  expect(findings.filter(({ rule }) => rule === "anchor")).toMatchObject([
    { message: expect.stringContaining("#no") as string },
  ]);
});

test.each([
  ['import part from "../_shared-note.mdx";\n\n<part />', "element"],
  ['<Tabs>\n<TabItem value="a">A</TabItem>\n<Tabitem value="b">B</Tabitem>\n</Tabs>', "component"],
  [":::warning Old title\n\nText of it.\n\n:::", "markdown"],
  ["<Head>\n  <title>A title</title>\n</Head>", "component"],
])("%j is one mistake", (lines, rule) => {
  expect(found(withLines(lines)).map((finding) => finding.rule)).toEqual([rule]);
});

test("words around a line break are two words", () => {
  expect(found(withLines("Line one<br />line two follows."))).toEqual([]);
});

test("the import of a part that a page shows without it is named", () => {
  expect(found(withLines("<SharedNote />")).map(({ fix }) => fix)).toEqual([
    expect.stringContaining('import SharedNote from "../_shared-note.mdx"'),
  ]);
});

test("a name that is imported twice is found at the second import", () => {
  const line = 'import A from "../_shared-note.mdx";';
  expect(found(withLines(`${line}\n${line}\n\n<A />`)).map(formatFinding)).toEqual([
    expect.stringMatching(`^${PAGE}:${LINES + 3}:8 mdx-syntax: .*Identifier 'A' has already been declared`),
  ]);
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
