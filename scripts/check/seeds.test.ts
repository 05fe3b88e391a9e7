import fs from "node:fs";
import { PROPERTIES } from "../../src/mdx/properties";
import { nearest } from "../../src/lib/nearest";
import { redirectsOf } from "../../src/navigation/redirects";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";
import type { Source } from "../../plugins/content/parse";
import { formatFinding, type Finding } from "../../plugins/report";
import { Checker } from "../../plugins/content/rules/checker";
import { readSite } from "../../plugins/content/site";

const SITE = readSite(process.cwd(), { redirects: redirectsOf(product), components: PROPERTIES });
const FILES = ["docs", "api"]
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.mdx?$/.test(file));
const SOURCES: readonly Source[] = FILES.map((path) => ({ path, text: fs.readFileSync(path, "utf8") }));

/** The page that mistakes are put into, with the line on which each stands. */
const PAGE = "docs/how-to/ssh.mdx";
const TEXT = SOURCES.find(({ path }) => path === PAGE)?.text ?? "";
const LINES = TEXT.trimEnd().split("\n").length;

/** One wrong line at the end of a real page: rule, line, and the words of the mend. */
const SEEDS: readonly (readonly [rule: string, line: string, mend: string])[] = [
  ["content-token", "The {{prodct}} client.", 'write "{{product}}"'],
  ["content-token", "The {{clu}} command.", 'write "{{cli}}"'],
  ["content-token", "Open {{appUrll}}.", 'write "{{appUrl}}"'],
  ["heading-id", "## Another {#turn-on} {#x y}", "choose another id"],
  ["heading", "# A second title", 'write "##"'],
  ["component", "<Stpes>x</Stpes>", "write <Steps>"],
  ["component", "<Bagde>x</Bagde>", "write <Badge>"],
  ["component", "<Widget />", "use one of"],
  ["property", '<Badge status="warnning">x</Badge>', 'write "warning"'],
  ["property", '<Badge colour="red">x</Badge>', "use one of hover, status"],
  ["property", '<Badge statsu="info">x</Badge>', 'write "status"'],
  ["property", '<Card href="/how-to/cli">x</Card>', 'add title="…"'],
  ["property", '<Diagram caption="A drawing of it." />', 'add name="…"'],
  ["property", '<Property name="a" min="1">x</Property>', "write min={1}"],
  ["property", '<Col sticky="yes">x</Col>', "write sticky without a value"],
  ["link", "See [the command line](/how-to/cil).", 'write "/how-to/cli"'],
  ["link", "See [DNS](/manage-dns-in-your-network).", 'write "/how-to/manage-dns-in-your-network"'],
  ["link", "See [the API](/api/resources/peer).", 'write "/api/resources/peers"'],
  ["link", '<Card title="Go" href="/how-to/clii">x</Card>', 'write "/how-to/cli"'],
  ["link", "See [an address]().", "write the address"],
  ["anchor", "See [signing in](#turn-on-ssh-for-a-machin).", 'write "#turn-on-ssh-for-a-machine"'],
  ["anchor", "See [signing in](/how-to/ssh#turn-on-ssh-for-machine).", "#turn-on-ssh-for-a-machine"],
  ["image-text", "![](/redirect.js)", "say between the brackets"],
  ["image-file", "![A drawing](/img/none.png)", "put the file at static/img/none.png"],
  ["image-file", "![A drawing](./none.png)", "put the file at docs/how-to/none.png"],
  ["spelling", "You recieve a key.", 'write "receive"'],
  ["spelling", "The conection is open.", 'write "connection"'],
  ["spelling", "Choose the colour of the group.", "add the word to"],
  ["spelling", "| A | The adress |\n|---|---|", 'write "address"'],
  ["spelling", "The wiregard tunnel.", "add the word to"],
  ["term", "Make a set-up key first.", 'write "setup key"'],
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
  ["link-text", "Read it [here](/how-to/cli).", "name the page"],
  ["link-text", "[Read more](/how-to/cli) about it.", "name the page"],
  ["link-text", "See [this page](/how-to/cli).", "name the page"],
  ["ignore", "{/* check-ignore spelling: a name */}\n\nAll is right.", "remove the comment"],
  ["ignore", "{/* check-ignore spelling */}\n\nAll is right.", "check-ignore rule: reason"],
  ["command", "Run `{{cli}} upp`.", "up"],
  ["command", "Run `{{cli}} up --setup-kee a`.", "--setup-key"],
  ["command", "Run `{{cli}} statsu`.", 'write "status"'],
  ["variable", "Set {{env}}_SETUP_KEE.", 'write "{{env}}_SETUP_KEY"'],
  ["variable", "Set {{env}}_MANAGMENT_URL.", 'write "{{env}}_MANAGEMENT_URL"'],
  ["value", '```json\n{ "role": "admni" }\n```', 'write "admin"'],
  ["value", "The code is `peer.login.expird`.", 'write "peer.login.expire"'],
  ["fence-language", "```\ntext\n```", "behind the backticks"],
  ["fence-language", "```yamll\na: b\n```", 'write "yaml"'],
  ["mdx-syntax", "A <b tag.", "write valid MDX"],
  ["mdx-syntax", "A { brace.", "write valid MDX"],
];

const checker = new Checker(tokensOf(product), "all");
const withText = (text: string): readonly Source[] =>
  SOURCES.map((source) => (source.path === PAGE ? { ...source, text } : source));
const check = (sources: readonly Source[]) => checker.check(sources, SITE);

test("the real site has no finding", () => {
  expect(check(SOURCES).map(formatFinding)).toEqual([]);
});

test.each(SEEDS)("%s: %s", (rule, line, mend) => {
  const found = check(withText(`${TEXT.trimEnd()}\n\n${line}\n`));
  const own = found.filter((finding) => finding.path === PAGE && finding.rule === rule);
  expect(own.map(formatFinding)).toEqual(expect.arrayContaining([expect.stringContaining(mend)]));
  expect(own.map((finding) => finding.line - LINES)).toContain(
    rule === "value" && line.startsWith("`") ? 3 : 2,
  );
});

/** What a finding says to write. */
const RIGHT = /\bwrite "([^"]+)"/;
/** What it may name as wrong. */
const NAMED = /"([^"]+)"|(--[\w-]+)/g;

/** The text with the mend of a finding applied at its place; undefined when the mend takes a writer's thought. */
function mended(text: string, { line, column, rule, message, fix }: Finding): string | undefined {
  const lines = text.split("\n");
  const rest = (lines[line - 1] ?? "").slice(column - 1);
  const right = RIGHT.exec(fix)?.[1];
  if (right === undefined) return undefined;
  const named = [...message.matchAll(NAMED)].map(([, quoted, flag]) => quoted ?? flag ?? "");
  // An anchor is mended with its whole address.
  const wrong = rule === "anchor" ? /^[^)"\s]+/.exec(rest)?.[0] : nearest(right, named);
  if (wrong === undefined || !rest.includes(wrong)) return undefined;
  const before = (lines[line - 1] ?? "").slice(0, column - 1);
  return lines.with(line - 1, before + rest.replace(wrong, () => right)).join("\n");
}

/** At least so many of the mistakes have a mend that is one text in place of another. */
const MECHANICAL = 25;

test("mends that name both texts make their finding go away", () => {
  const outcomes = SEEDS.flatMap(([rule, line]) => {
    const wrong = `${TEXT.trimEnd()}\n\n${line}\n`;
    const [finding] = found(wrong).filter((one) => one.rule === rule);
    const after = finding && mended(wrong, finding);
    return after === undefined ? [] : [{ line, left: found(after).map(formatFinding) }];
  });
  expect(outcomes.filter(({ left }) => left.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(MECHANICAL);
});

/** Findings of the seeded page alone. */
function found(text: string): Finding[] {
  return checker.check(withText(text), SITE, (path) => path === PAGE);
}

test("all mistakes that parse are found at once, each on its line", () => {
  const parsed = SEEDS.filter(([rule]) => rule !== "mdx-syntax");
  const text = `${TEXT.trimEnd()}\n\n${parsed.map(([, line]) => line).join("\n\n")}\n`;
  const all = check(withText(text));
  expect(new Set(all.map(({ path }) => path))).toEqual(new Set([PAGE]));
  let from = LINES + 2;
  for (const [rule, line, mend] of parsed) {
    const last = from + line.split("\n").length - 1;
    const own = all.filter((one) => one.rule === rule && one.line >= from && one.line <= last);
    expect(own.map(formatFinding)).toEqual(expect.arrayContaining([expect.stringContaining(mend)]));
    from = last + 2;
  }
});

test("asking for one page finds there what asking for all finds", () => {
  const wrong = withText(`${TEXT.trimEnd()}\n\nYou recieve [it](/how-to/clii).\n`);
  const one = new Checker(tokensOf(product), "all").check(wrong, SITE, (path) => path === PAGE);
  expect(one.map(formatFinding).sort()).toEqual(check(wrong).map(formatFinding).sort());
  expect(one).toHaveLength(2);
});
