import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { glossaryOf } from "docusaurus-waymark-core/facts/glossary";
import { readFacts } from "docusaurus-waymark-core/facts/read";
import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { nodesBelow, textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { remarkTerms } from "./terms";

const GLOSSARY = `
- term: Peer
  meaning: "A device with {{product}}: one key"
  more: "[Add peers](/how-to/add)"
  common: true
- term: Routing peer
  meaning: Peer that forwards to \`10.0.0.0/8\`
  more: "[Routing peers](/how-to/routing-peers)"
- term: Network
  meaning: One place
  more: "[Networks](/how-to/networks)"
  names: []
- term: NAT
  meaning: Address translation
  more: "[How it works](/about/how-it-works)"
- term: Setup key
  meaning: Secret to join
  more: "[Setup keys](/how-to/keys)"
- term: Access policy
  meaning: Who may reach what
  more: "[Policies](/how-to/policies)"
- term: Login expiration, session expiration
  meaning: Time to the next sign-in
  more: "[Authentication](/how-to/auth)"
`;
const terms = glossaryOf(readFacts("glossary", GLOSSARY).data);

interface Given {
  readonly frontMatter?: object;
  readonly path?: string;
}

/** Marked words of a page with their addresses and definitions. */
function marksOf(body: string, given: Given = {}): string[] {
  return nodesBelow(treeOf(body, given)).flatMap(({ type, data, ...node }) => {
    const meaning = data?.hProperties?.["data-term"];
    return type === "link" && typeof meaning === "string"
      ? [`${textOf({ type, ...node })} ${(node as { url?: string }).url ?? ""}: ${meaning}`]
      : [];
  });
}

function treeOf(body: string, { frontMatter = {}, path = "docs/x.mdx" }: Given): MdNode {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkTerms as never, { siteDir: "/site", tokens: tokensOf(acme), terms });
  const file = { path: `/site/${path}`, data: { frontMatter } };
  return processor.runSync(processor.parse(body), file) as unknown as MdNode;
}

const words = (body: string, given?: Given): string[] =>
  marksOf(body, given).map((mark) => mark.replace(/ \/about.*/s, ""));

test("the first use of a term becomes a link to the glossary with the definition as plain text", () => {
  expect(marksOf("A routing peer forwards. Another routing peer waits.")).toEqual([
    "routing peer /about/glossary#routing-peer: Peer that forwards to 10.0.0.0/8.",
  ]);
  expect(marksOf("One peer.")).toEqual([`peer /about/glossary#peer: A device with ${acme.name}: one key.`]);
});

test("the text of the page stays as it is", () => {
  const body = "Peers behind NAT, with setup keys.";
  expect(textOf(treeOf(body, {}))).toBe(body);
});

test("plurals, capitals, several names and line breaks count; parts of words, other cases of abbreviations do not", () => {
  expect(words("Setup keys work.")).toEqual(["Setup keys"]);
  expect(words("Two access policies.")).toEqual(["access policies"]);
  expect(words("The session\nexpiration of it.")).toEqual(["session\nexpiration"]);
  expect(words("The nat of peer-to-peer networks, peering.")).toEqual([]);
});

test("headings, code, links, bold labels, tables and components without running text are left alone", () => {
  expect(
    words(
      "## Peer\n\n`peer` and [a peer](/x), **Setup key**\n\n| NAT |\n| --- |\n| peer |\n\n```text\npeer\n```\n\n" +
        '<Card title="x">\n\nA peer.\n\n</Card>\n',
    ),
  ).toEqual([]);
});

test("lists, quotations, notes and steps are running text", () => {
  expect(words("- A peer.\n- NAT.\n\n> A setup key.\n")).toEqual(["peer", "NAT", "setup key"]);
  expect(words(":::note\n\nA peer.\n\n:::\n\n<Steps>\n\n1. NAT.\n\n</Steps>\n")).toEqual(["peer", "NAT"]);
});

test("at most two in a paragraph and four on a page, common ones last", () => {
  expect(words("A peer behind NAT has a setup key.")).toEqual(["NAT", "setup key"]);
  expect(words("A peer.\n\nNAT.\n\nA setup key.\n\nAn access policy.\n\nLogin expiration.\n")).toEqual([
    "NAT",
    "setup key",
    "access policy",
    "Login expiration",
  ]);
});

test("the subject of a page, pages that say so, generated and unlisted pages explain nothing", () => {
  expect(words("A setup key.", { frontMatter: { title: "Setup keys" } })).toEqual([]);
  expect(words("A setup key.", { path: "docs/how-to/keys.mdx" })).toEqual([]);
  expect(words("A setup key.", { frontMatter: { terms: false } })).toEqual([]);
  expect(words("A setup key.", { frontMatter: { unlisted: true } })).toEqual([]);
  expect(words("A setup key.", { path: "api/resources/peers.mdx" })).toEqual([]);
  expect(words("A setup key.", { path: "docs/about/glossary.mdx" })).toEqual([]);
  expect(words("A setup key.", { path: "api/guides/errors.mdx" })).toEqual(["setup key"]);
});
