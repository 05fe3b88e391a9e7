// Run by words.test.ts in a separate process, because the packages of MDX are modules that jest cannot load. Compiles random
// pages with the compiler and the rules of the site, and prints the first one that loses a word, or shows as text what is none,
// without a finding: once with all rules, and once without each of some.
import { createProcessorUncached } from "@docusaurus/mdx-loader/lib/processor";
import fc from "fast-check";
import { remarkRules } from "docusaurus-theme-waymark/plugins/markdown";
import { REGISTRY } from "docusaurus-theme-waymark/mdx/registry";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { peerloom } from "../src/product/peerloom";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { analyzePage } from "docusaurus-plugin-waymark-check/analyze";
import { preprocess } from "docusaurus-waymark-core/parse/tokens";

const tokens = tokensOf(peerloom);
const RUNS = 400;

/** A word that is nowhere else. */
const word = fc.integer({ min: 100, max: 999_999 }).map((number) => `word${number}x`);
/** A word of what is meant as another thing than text. */
const odd = word.map((one) => one.replace("word", "odd"));
const signs = fc.constantFrom(
  " ", " ", " ", ", ", ": ", ":", "*", "**", "_", "~", "~~", "`", "[", "](", "|", "\\", "{", "}", "{}", "<", ":x:", "!", "#", "$", "\n", "\n    ",
); // oxfmt-ignore
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
const wild = fc.array(fc.oneof(word, signs), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(""));
const text = fc.oneof({ weight: 3, arbitrary: words }, { weight: 2, arbitrary: wild });

/** A table of two columns, whose rows have one to four cells. */
const table = fc
  .array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((rows) => ["| A | B |", "|---|---|", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join("\n"));

/** Constructs that writers build of words, right and wrong. */
const block = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.tuple(words, words).map(([a, b]) => `- ${a}\n\n  ${b}`),
  fc.tuple(words, words).map(([a, b]) => `1. ${a}\n\n ${b}`),
  table,
  fc.tuple(word, words).map(([name, a]) => `[${name}]: ${a}`),
  fc.tuple(word, words).map(([name, a]) => `[^${name}]: ${a}`),
  fc.tuple(word, words).map(([name, a]) => `Text[^${name}].\n\n[^${name}]: ${a}`),
  fc.tuple(words, words).map(([a, b]) => `:::note[${a}]\n\n${b}\n\n:::`),
  fc.tuple(words, words).map(([a, b]) => `:::note{text="${a}"}\n\n${b}\n\n:::`),
  fc.tuple(words, words).map(([a, b]) => `:::note ${a}\n\n${b}\n\n:::`),
  fc.tuple(word, word, word).map(([a, b, c]) => `See ${a}:${b}[${c}] here.`),
  fc.tuple(word, word, words).map(([a, b, c]) => `::${a}[${b}]\n\n${c}`),
  fc.tuple(words, words).map(([a, b]) => `It takes ~${a} or ~${b} here.`),
  fc.tuple(words, words).map(([a, b]) => `<details>\n<summary>${a}</summary>\n\n${b}\n\n</details>`),
  // The component leaves the text out, which is in the compiled code.
  fc
    .tuple(odd, words)
    .map(([a, b]) => `<Tabs>\n\n${a}\n\n<TabItem value="a">\n\n${b}\n\n</TabItem>\n\n</Tabs>`),
  words.map((a) => "```bash\n" + a + "\n```"),
  words.map((a) => `${a}\n---`),
  words.map((a) => `> ${a}`),
  word.map((a) => `Set {${a}} here.`),
  fc.tuple(words, odd).map(([a, code]) => `${a}\n\n    ${code}`),
  odd.map((note) => `TODO: ${note}`),
  odd.map((a) => `Hidden\u200B${a}`),
);

const page = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join("\n\n"));

/** Rules without which a page would lose a word, or show as text what is none. */
const RULES = [
  "table",
  "markdown",
  "expression",
  "admonition",
  "character",
  "indentation",
  "unfinished",
  "tabs",
];

async function main(): Promise<void> {
  const options = {
    markdownConfig: { anchors: {}, hooks: {}, mdx1Compat: {}, emoji: true },
    admonitions: true,
    staticDirs: [],
    siteDir: process.cwd(),
    ...remarkRules({ siteDir: process.cwd(), tokens, components: REGISTRY }),
  };
  const compiler = await createProcessorUncached({ options, format: "mdx" } as never);
  const compile = async (source: string): Promise<string> => {
    const content = preprocess(source, tokens);
    const filePath = `${process.cwd()}/docs/x.mdx`;
    const { content: code } = await compiler.process({
      content,
      filePath,
      frontMatter: {},
      compilerName: "server",
    });
    return code;
  };
  const wrong: Record<string, readonly string[]> = { none: await wrongPage(compile) };
  for (const rule of RULES) wrong[rule] = await wrongPage(compile, rule);
  process.stdout.write(JSON.stringify(wrong));
}

/** The first random page that is wrong without a finding, and why; empty where all are right. `without` is a rule to leave out. */
async function wrongPage(compile: (source: string) => Promise<string>, without?: string): Promise<string[]> {
  const property = fc.asyncProperty(page, async (body) => {
    const source = `## Part\n\n${body}\n`;
    const found = analyzePage(
      { path: "docs/x.mdx", text: source },
      { tokens, components: currentSite().properties },
      "build",
    ).findings.filter(({ rule, advice }) => !OF_PAGES.has(rule) && rule !== without && advice !== true);
    if (found.length > 0) return;
    const code = await compile(source).then(textsIn, () => "");
    const lost = (source.match(/word\d+x/g) ?? []).filter((one) => !code.includes(one));
    if (lost.length > 0) throw new Error(`${lost.join(", ")} is not on the page, and there is no finding.`);
    const noText = code.match(/odd\d+x/g) ?? [];
    if (noText.length > 0) throw new Error(`${noText.join(", ")} is shown as text, and there is no finding.`);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    numRuns: RUNS,
    // Without a rule, a mistake has to be found each time.
    ...(without !== undefined && { seed: 7, endOnFailure: true }),
  });
  return failed ? [JSON.stringify(counterexample), String(errorInstance)] : [];
}

/** The texts in compiled code. Names of variables are no text. */
function textsIn(code: string): string {
  return (code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []).join("\n");
}

/** Findings about what these pages do not have. */
const OF_PAGES = new Set(["title", "description", "release", "verified"]);

void main();
