// Run by parser.test.ts in a process of its own, because the packages of MDX are modules that jest cannot load: prints
// how many pages were read, and which of them Docusaurus' parser reads in another way than that of the check.
import { createProcessorUncached } from "@docusaurus/mdx-loader/lib/processor";
import type { Processor } from "unified";
import { readSources } from "../content/site";
import { markdown } from "./parser";
import { preprocess } from "./tokens";
import { currentSite } from "../site/current";
import { tokensOf } from "../product/tokens";

/** Generated pages are written by one program in one way, and long: one of them is read. */
const GENERATED = "api/resources/";

/** The rows of a table below its first ones, which are read like those: parsing them takes a third of the time. */
const FURTHER_ROWS = /(?<=(?:^\|.*\n){4})(?:^\|.*\n)+/gm;

/** The parser that Docusaurus puts together for MDX. */
async function docusaurusParser(): Promise<(text: string) => unknown> {
  let processor: Processor | undefined;
  function keep(this: Processor): void {
    // oxlint-disable-next-line typescript/no-this-alias -- A plugin is told its processor in no other way.
    processor = this;
  }
  const options = {
    markdownConfig: { anchors: {}, hooks: {}, mdx1Compat: {} },
    admonitions: true,
    staticDirs: [],
    siteDir: process.cwd(),
    remarkPlugins: [keep],
  };
  const { process: compile } = await createProcessorUncached({ options, format: "mdx" } as never);
  await compile({ content: "x", filePath: "/x.mdx", frontMatter: {}, compilerName: "client" });
  if (!processor) throw new Error("Docusaurus gave the plugin no processor.");
  return processor.parse.bind(processor);
}

async function compare(): Promise<void> {
  const parse = await docusaurusParser();
  const all = readSources(process.cwd(), ["docs", "api"]);
  const one = all.find(({ path }) => path.startsWith(GENERATED));
  const sources = all.filter((page) => !page.path.startsWith(GENERATED) || page === one);
  const differ = sources.filter(({ text }) => {
    const content = preprocess(text.replace(FURTHER_ROWS, ""), tokensOf(currentSite().product));
    return JSON.stringify(parse(content)) !== JSON.stringify(markdown.parse(content));
  });
  process.stdout.write(JSON.stringify({ pages: sources.length, differ: differ.map(({ path }) => path) }));
}

void compare();
