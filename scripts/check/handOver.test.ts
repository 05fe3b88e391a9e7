import path from "node:path";
import { IDENTITIES } from "../../src/product";
import { tokensOf } from "../../src/product/tokens";
import { PROPERTIES } from "../../src/mdx/properties";
import { readSources } from "../../plugins/content/sources";
import { parseMarkdown } from "../../plugins/content/parse/parser";
import { preprocess } from "../../plugins/content/parse/preprocess";
import { fillTokens } from "../../plugins/markdown/tokens/fill";
import { partsOf, readerOf } from "../../plugins/content/rules/reader";

const root = path.resolve(__dirname, "../..");

/** What a tree says; places are those of two texts, one with tokens and one with their values. */
const said = (tree: unknown): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    ["position", "start", "end", "loc", "range"].includes(key) ? undefined : value,
  );

describe.each(IDENTITIES.map((product) => [product.slug, tokensOf(product)] as const))(
  "pages of %s",
  (_, tokens) => {
    it("say the same to the compiler, read once by all rules, as when they are parsed with their values", async () => {
      const read = readerOf(tokens, PROPERTIES);
      const taken: string[] = [];
      for (const source of await readSources(root, ["docs", "api"])) {
        const reading = read(source);
        partsOf(reading, ["frontMatter", "outline", "facts", "prose"]);
        const tree = reading.page.treeOfBuild;
        if (!tree || !fillTokens(tree, tokens)) continue;
        taken.push(source.path);
        expect(said(tree)).toBe(said(parseMarkdown(preprocess(source.text, tokens))));
      }
      expect(taken.length).toBeGreaterThan(100);
    });
  },
);
