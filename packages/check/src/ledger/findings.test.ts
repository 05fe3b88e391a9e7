import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { formatFinding } from "docusaurus-waymark-core/report";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { redirectFindings } from "./redirects";
import { ledgerFindings } from "./findings";
import { readPageAddresses } from "./pageAddresses";
import type { BuiltSite } from "./site";

/** A page with headings `id`, and old ids written `old>id`. The first is the title. */
function page(...ids: readonly string[]) {
  const headings = ids.map((id, index) => {
    const [now = "", old] = id.split(">").reverse();
    const alias = old === undefined ? "" : `<span id="${old}" data-alias-of="${now}"></span>`;
    const name = index === 0 ? "h1" : "h2";
    return `<${name} id="${now}">${alias}${now}</${name}>`;
  });
  return readPageAddresses(parseHtml(`<article>${headings.join("")}</article>`));
}

/** Findings for a ledger, pages and redirects, as they are printed. */
function check(
  ledger: readonly string[],
  pages: Readonly<Record<string, ReturnType<typeof page>>>,
  redirects: readonly Redirect[] = [],
  derived: readonly Redirect[] = [],
): string[] {
  const source = redirects.map(({ from, to }) => `${from}: ${to}`).join("\n");
  const site: BuiltSite = { pages: new Map(Object.entries(pages)), redirects: [...redirects, ...derived] };
  const input = {
    path: "urls.ledger",
    text: ledger.join("\n"),
    list: { path: "redirects.yaml", source, redirects },
    tokens: { slug: "acme" },
    sourceOf: (route: string) => `docs${route}.mdx`,
    isGenerated: (source: string) => source.includes("/generated"),
  };
  return ledgerFindings(input, site).map(formatFinding);
}

describe("pages", () => {
  const ledger = ["/a", "/a#title-a", "/a#one", "/a#two", "/b", "/b#title-b"];

  it("are new without a word", () => {
    expect(check(["/b"], { "/a": page("title-a"), "/b": page("title-b") })).toEqual([]);
  });

  it("and lines that are not addresses are found", () => {
    expect(check(["# Comment", "", "<<<<<<< HEAD", "/a"], { "/a": page("title-a") })).toEqual([
      'urls.ledger:3:1 ledger: "<<<<<<< HEAD" is not an address. Fix: begin it with "/", or remove the line.',
    ]);
  });

  it("that moved are found by their headings, and the printed line fixes it", () => {
    const pages = { "/z": page("title-a", "one", "two"), "/b": page("title-b") };
    expect(check(ledger, pages)).toEqual([
      "urls.ledger:1:1 lost-page: The page /a of the last release is gone. " +
        "Fix: add to redirects.yaml, with the page that answers for it now: /a: /z",
    ]);
    expect(check(ledger, pages, [{ from: "/a", to: "/z" }])).toEqual([]);
  });

  it("that are no more send to a place, and their headings are not asked for", () => {
    const pages = { "/b": page("title-b") };
    expect(check(ledger, pages)[0]).toContain("/a: /b#title-b");
    expect(check(ledger, pages, [{ from: "/a", to: "/b#title-b" }])).toEqual([]);
  });

  it("that moved and lost a heading on the way ask for its old id in the new file", () => {
    const pages = { "/z": page("title-a", "one", "zwei"), "/b": page("title-b") };
    expect(check(ledger, pages, [{ from: "/a", to: "/z" }])).toEqual([
      "docs/z.mdx:1:1 lost-anchor: /z lost #two of the last release. " +
        "Fix: add the new heading to the front matter: anchors: { two: zwei }",
    ]);
  });

  it("lost under an alias prefix are told once", () => {
    const found = check(["/api/x", "/ipa/x", "/docs/a", "/a"], { "/b": page("b") });
    expect(found.map((text) => text.split(" of ")[0])).toEqual([
      "urls.ledger:1:1 lost-page: The page /api/x",
      "urls.ledger:4:1 lost-page: The page /a",
    ]);
    expect(check(["/api/x", "/ipa/x"], { "/api/x": page("x") })[0]).toContain("The page /ipa/x");
  });
});

describe("headings", () => {
  it("that were renamed get one line for the page, with the old ids it has already", () => {
    const ledger = ["/a", "/a#a", "/a#set-up", "/a#run", "/a#install-{{slug}}"];
    const before = { "/a": page("a", "oldest>set-up-it", "run-it", "get-acme") };
    expect(check(ledger, before)).toEqual([
      "docs/a.mdx:1:1 lost-anchor: /a lost #set-up, #run, #install-acme of the last release. " +
        "Fix: add the new heading to the front matter: " +
        'anchors: { oldest: set-up-it, set-up: set-up-it, run: run-it, "install-{{slug}}": "get-{{slug}}" }',
    ]);
    const after = { "/a": page("a", "set-up>set-up-it", "run>run-it", "install-acme>get-acme") };
    expect(check(ledger, after)).toEqual([]);
  });

  it("that were deleted lead to the title", () => {
    expect(check(["/a", "/a#far-away", "/a#b"], { "/a": page("top", "b") })[0]).toContain(
      "{ far-away: top }",
    );
  });

  it("on generated pages are corrected in the description of the API", () => {
    expect(check(["/generated#old"], { "/generated": page("new") })).toEqual([
      "docs/generated.mdx:1:1 lost-anchor: /generated lost #old of the last release. Fix: add the new heading to the tag of this " +
        "page in api/openapi.yaml, then run npm run api:generate: x-anchors: { old: new }",
    ]);
  });

  it("that YAML would read as something else are quoted", () => {
    expect(check(["/a#yes", "/a#on", "/a#n", "/a#2fa"], { "/a": page("top") })[0]).toContain(
      '{ "yes": top, "on": top, "n": top, "2fa": top }',
    );
  });
});

describe("redirects", () => {
  const pages = { "/a": page("title-a", "one"), "/b": page("title-b", "one") };
  /** Redirects of lines such as `/x: /a`. */
  const listOf = (lines: readonly string[]): Redirect[] =>
    lines.map((line) => line.split(": ")).map(([from = "", to = ""]) => ({ from, to }));
  const lost = (what: string): string =>
    `1:1 redirect: /x leads to nothing: ${what} Fix: let /x lead to a page that exists.`;

  it.each<[string, readonly string[], readonly string[]]>([
    ["to a missing page", ["/x: /gone"], [lost("/gone is no page.")]],
    ["to a missing heading", ["/x: /a#two"], [lost("/a has no heading #two.")]],
    [
      "in a chain, with its end",
      ["/x: /y", "/y: /a"],
      ["1:1 redirect: /x leads to /y, which is redirected again. Fix: write /x: /a"],
    ],
    [
      "in a circle",
      ["/x: /y", "/y: /x"],
      [
        "1:1 redirect: The redirect is a loop: /x to /y to /x. Fix: let /x lead to a page.",
        "2:1 redirect: The redirect is a loop: /y to /x to /y. Fix: let /y lead to a page.",
      ],
    ],
    [
      "from no route, and to no address",
      ["x: /a", "/y: http://x.example", "/z/: /a", "/w: /b/#one"],
      [
        '1:1 redirect: "x" is no address of a page. Fix: begin it with "/", and',
        '2:1 redirect: "http://x.example" is neither a route nor an address with HTTPS. Fix: begin it',
        '3:1 redirect: "/z/" has a slash at its end. Fix: write "/z".',
        '4:1 redirect: "/b/" has a slash at its end. Fix: write "/b".',
      ],
    ],
    [
      "of a page that exists, and twice the same",
      ["/a: https://x.example", "/y: /b", "/y: /b#one"],
      ["1:1 redirect: /a is a page and cannot be redirected.", "2:1 redirect: /y is redirected twice."],
    ],
  ])("are found %s", (_, list, findings) => {
    expect(check([], pages, listOf(list))).toEqual(
      findings.map((finding) => expect.stringContaining(`redirects.yaml:${finding}`) as string),
    );
  });

  it("to a place, to another site and along an alias are fine", () => {
    const list = listOf(["/x: /a#one", "/chat: https://chat.example"]);
    expect(check(["/x", "/x#any", "/chat"], pages, list, [{ from: "/docs/x", to: "/a#one" }])).toEqual([]);
  });
});

it.each([
  ["- /a", "1:1 redirect: This is not a list of redirects."],
  ["/a:\n\t/b", "2:1 redirect: This is not YAML: Tabs are not allowed as indentation."],
  ['/a: /b\n/c: "/d', "2:5 redirect: This is not YAML: a quotation mark is not closed."],
  ["/a: /b\n/c: [/d]", "2:1 redirect: This redirect is not a pair of addresses."],
  ["\0/\0a\0", "1:1 redirect: The file is in UTF-16."],
])("a file of redirects that cannot be read has one finding: %j", (source, start) => {
  const found = redirectFindings(
    { path: "redirects.yaml", source, redirects: [] },
    { pages: new Map(), redirects: [] },
  );
  expect(found.map(formatFinding)).toEqual([expect.stringContaining(`redirects.yaml:${start}`)]);
});
