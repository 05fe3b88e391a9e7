import fc from "fast-check";
import { IDENTITIES } from "../../../src/product";
import { tokensOf, type TokenTable } from "../../../src/product/tokens";
import { rewriteHeadingMarks } from "../../content/parse/headings/syntax";
import { parseMarkdown } from "../../content/parse/parser";
import { preprocess } from "../../content/parse/preprocess";
import type { MdNode } from "../../content/parse/tree";
import { fillTokens } from "./fill";
import { maskTokens } from "../../content/parse/mask";

/** Values that Markdown or MDX would read as more than text. */
const HOSTILE: TokenTable = {
  cli: "*run*",
  product: "Q\"x'",
  slug: "12",
  env: "a|b",
  winDir: "C:\\new",
  image: "`tick`",
  appUrl: "https://x.example/a_b",
  appHost: "www.x.example",
  company: "- me@x.example",
  tap: "{1}<b>",
  interface: "$& $1",
  release: "1. ",
};

const TABLES: readonly TokenTable[] = [...IDENTITIES.map(tokensOf), HOSTILE];

/** What the tree says, without its places: those are of two different texts. */
const said = (node: unknown): unknown =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) =>
      ["position", "start", "end", "loc", "range"].includes(key) ? undefined : value,
    ),
  );

const hidden = (text: string): MdNode => parseMarkdown(rewriteHeadingMarks(maskTokens(text)));
const replaced = (text: string, tokens: TokenTable): MdNode => parseMarkdown(preprocess(text, tokens));

function treeOrNothing(make: () => MdNode): MdNode | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

const token = fc.constantFrom(...Object.keys(HOSTILE), "unknown").map((name) => `{{${name}}}`);
const around = fc.constantFrom(
  ..."*_`|\\ \n-#>!:/.@=\"'&;".split(""),
  ...'a A 1 ~~ ** ]( [x]( ) <T a=" " /> ` | \n\n \n- \n\n## \n1. :::note[ \n:::\n https:// {" "} {#id} ``` \\{{ \\\\'.split(
    " ",
  ),
);
const text = fc.array(fc.oneof(token, token, around), { maxLength: 14 }).map((parts) => parts.join(""));

it("a tree that can be filled says what the text says with the values in it", () => {
  let filled = 0;
  fc.assert(
    fc.property(text, fc.constantFrom(...TABLES), (source, tokens) => {
      const tree = treeOrNothing(() => hidden(source));
      if (!tree || !fillTokens(tree, tokens)) return;
      filled += 1;
      expect(said(tree)).toEqual(said(replaced(source, tokens)));
    }),
    { numRuns: 3000, seed: 7 },
  );
  expect(filled).toBeGreaterThan(400);
});

const PLAIN: TokenTable = { cli: "mesh", appUrl: "https://app.example/x", image: "org/name" };

it.each([
  "Run `{{cli}} up`, then **{{cli}}** and [the app]({{appUrl}}/a).",
  "# {{cli}} {#x}\n\n| {{cli}} | `{{image}}` |\n|---|---|\n| a | {{cli}} |",
  '<Card to="{{appUrl}}" title="The {{cli}}">\n\n{{cli}}\n\n</Card>',
  "```bash\n{{cli}} up # {{ .Values }} C:\\\\{{cli}}\n```",
  '---\ntitle: "{{cli}}"\n---\n\nA {"{{appUrl}}"} b.',
])("%j is filled", (source) => {
  const tree = hidden(source);
  expect(fillTokens(tree, PLAIN)).toBe(true);
  expect(said(tree)).toEqual(said(replaced(source, PLAIN)));
});

it.each([
  ["an address in words, which becomes a link", "See {{appUrl}}."],
  ["a mail address that a token completes", "Write to me@{{cli}}.example."],
  ["a token that nobody knows", "Run {{clii}}."],
  ["escaped brackets", "Write \\{{cli}}."],
  ["escaped brackets in code", "`\\{{cli}}`"],
  ["a label, which is compared without case", "[{{cli}}]\n\n[{{cli}}]: /x"],
  ["a backslash in a string", '<Card title="a\\\\{{cli}}" />'],
])("%s is left to the parser", (_, source) => {
  expect(fillTokens(hidden(source), PLAIN)).toBe(false);
});
