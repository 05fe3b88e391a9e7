import path from "node:path";
import type { Answer } from "../src/search/backend";
import { hitBreadcrumb, hitTitle, plainText, type SearchHit } from "../src/search/model";
import { loadBuiltSearch } from "./lib/searchBuild";

const USAGE = 'Usage: npm run search:try -- "words" [--json]';

/** A hit as plain text. */
interface PlainHit {
  readonly url: string;
  readonly title: string;
  readonly breadcrumb: readonly string[];
}

/** Searches the built site in the terminal, the way the dialog does in the page. */
async function main(args: readonly string[]): Promise<void> {
  const query = args.filter((arg) => arg !== "--json").join(" ");
  if (query === "") throw new Error(USAGE);
  const page = await searchBuild(query);
  process.stdout.write(
    args.includes("--json") ? `${JSON.stringify(page.hits.map(plainHit))}\n` : readable(page),
  );
}

async function searchBuild(query: string): Promise<Answer> {
  const backend = await loadBuiltSearch(path.join(import.meta.dirname, "..", "build"));
  return backend.search({ query });
}

function plainHit(hit: SearchHit): PlainHit {
  return {
    url: hit.url,
    title: plainText(hitTitle(hit)),
    breadcrumb: hitBreadcrumb(hit).map((level) => plainText(level)),
  };
}

function readable({ hits, query, total }: Answer): string {
  if (hits.length === 0) return `Nothing found for ‘${query}’. Please try again.\n`;
  const lines = hits.map((hit, place) => `${place + 1}. ${entry(hit)}`);
  return `${lines.join("\n")}\n${total} found.\n`;
}

function entry(hit: SearchHit): string {
  const { title, breadcrumb, url } = plainHit(hit);
  const snippet = hit.snippet === null ? "" : `\n   ${plainText(hit.snippet).replace(/\s+/g, " ")}`;
  return `${[...breadcrumb, title].join(" / ")}\n   ${url}${snippet}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
