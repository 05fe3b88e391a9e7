import { runMain } from "docusaurus-waymark-core/build/runMain";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { inSite } from "docusaurus-waymark-core/site/current";
import { product } from "docusaurus-waymark-core/site/product";
import { rankingOf, type SearchIndex } from "../engine";
import { WEIGHTS, type Weights } from "../engine/ranking";
import { rankOf, ratioOfTasks, readLists, readTasks, type Task } from "./tasks";
import { loadBuiltIndex } from "./searchBuild";

const TOKENS: Readonly<Record<string, string>> = { ...tokensOf(product) };
/** Every sixth golden query: the others show whether a weight fits queries that it was not chosen with. */
const GOLDEN_STEP = 6;
/** What each weight is multiplied by. */
const FACTORS = [0, 0.5, 0.75, 1.33, 2];

/**
 * What other weights of the ranking would change: `npm run search -- tune` prints the share of queries whose answer is first and
 * among five, also of those that no weight is chosen with, and `npm run search -- tune saturation` (or `all`) the same with this weight made smaller and larger.
 */
async function main(args: readonly string[]): Promise<void> {
  const index = await loadBuiltIndex(inSite("build"));
  const names = Object.keys(WEIGHTS).filter((name) => args.includes("all") || args.includes(name));
  if (names.length < args.length && !args.includes("all"))
    throw new Error(`Fix: write weights out of ${Object.keys(WEIGHTS).join(", ")}, or all.`);
  const { find } = readLists<"find">("golden.json");
  const isChoosing = (_: Task, at: number): boolean => at % GOLDEN_STEP === 0;
  const { tuning, heldOut, fresh } = readTasks();
  const choosing = { tasks: tuning, golden: find.filter(isChoosing) };
  const keptBack = {
    "held out": heldOut,
    fresh,
    "golden rest": find.filter((task, at) => !isChoosing(task, at)),
  };
  print(index, "now", WEIGHTS, names.length > 0 ? choosing : { ...choosing, ...keptBack });
  for (const name of names as (keyof Weights)[])
    for (const factor of FACTORS) {
      const value = Number((WEIGHTS[name] * factor).toPrecision(3));
      print(index, `${name} ${value}`, { ...WEIGHTS, [name]: value }, choosing);
    }
}

function print(
  index: SearchIndex,
  label: string,
  weights: Weights,
  lists: Readonly<Record<string, readonly Task[]>>,
): void {
  const figures = Object.entries(lists).map(([name, list]) => {
    const ranks = list.map(({ query, expect }) =>
      rankOf(addressesFor(index, query, weights, name.startsWith("golden") ? expect : []), expect),
    );
    const share = (last: number): string => (100 * ratioOfTasks(ranks, last)).toFixed(1);
    return `${name} ${share(1)}/${share(5)}`;
  });
  process.stdout.write(`${label.padEnd(20)} ${figures.join("   ")}\n`);
}

/** Addresses of the first sections; on pages that are expected as a whole, those of the pages. */
function addressesFor(
  index: SearchIndex,
  query: string,
  weights: Weights,
  wholePages: Task["expect"],
): readonly string[] {
  const text = query.replace(/\{\{(\w+)\}\}/g, (all, name: string) => TOKENS[name] ?? all);
  const { ranked } = rankingOf(index, text, {}, weights);
  return ranked
    .slice(0, 5)
    .map(({ section: { head } }) =>
      head.anchor === "" || wholePages.includes(head.url) ? head.url : `${head.url}#${head.anchor}`,
    );
}

runMain(main);
