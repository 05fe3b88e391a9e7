import { currentSite } from "docusaurus-waymark-core/site/current";
import path from "node:path";
import type { Answer } from "../backend";
import { HITS_PER_PAGE, hitBreadcrumb, hitTitle, plainText, type SearchHit } from "../model";
import { rankingOf } from "../engine";
import { explainRanking } from "./explainRanking";
import { loadBuiltIndex, loadBuiltSearch } from "./searchBuild";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const USAGE = 'Usage: npm run search -- try "words" [--json | --explain]';
const BUILD = path.join(currentSite().siteDir, "build");

/** Searches the built site in the terminal, the way the dialog does in the page. `--explain` prints what each hit has of the query. */
async function main(args: readonly string[]): Promise<void> {
  const query = args.filter((arg) => !OPTIONS.includes(arg)).join(" ");
  if (query === "") throw new Error(USAGE);
  process.stdout.write(`${await outputOf(query, args)}\n`);
}

/** A query may begin with two dashes as well, such as `--disable-dns`. */
const OPTIONS = ["--json", "--explain"];

async function outputOf(query: string, options: readonly string[]): Promise<string> {
  if (options.includes("--explain")) {
    const index = await loadBuiltIndex(BUILD);
    return explainRanking(index, rankingOf(index, query), HITS_PER_PAGE);
  }
  const backend = await loadBuiltSearch(BUILD);
  const answer = await backend.search({ query });
  return options.includes("--json") ? JSON.stringify(answer.hits.map(plainHit)) : readable(answer);
}

function plainHit(hit: SearchHit) {
  return {
    url: hit.url,
    title: plainText(hitTitle(hit)),
    breadcrumb: hitBreadcrumb(hit).map((level) => plainText(level)),
  };
}

function readable({ hits, query, total }: Answer): string {
  if (hits.length === 0) return `Nothing found for ‘${query}’. Please try again.`;
  const lines = hits.map((hit, place) => `${place + 1}. ${entry(hit)}`);
  return `${lines.join("\n")}\n${total} found.`;
}

function entry(hit: SearchHit): string {
  const { title, breadcrumb, url } = plainHit(hit);
  const snippet = hit.snippet === null ? "" : `\n   ${plainText(hit.snippet).replace(/\s+/g, " ")}`;
  return `${[...breadcrumb, title].join(" / ")}\n   ${url}${snippet}`;
}

runMain(main);
