import { currentSite } from "docusaurus-waymark-core/site/current";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "docusaurus-waymark-core/content/site";
import { analyzePage } from "docusaurus-plugin-waymark-check/analyze";
import { product } from "docusaurus-waymark-core/site/product";
import {
  checkAllLinks,
  DEFAULT_CHECK_ALL_OPTIONS,
  nextCache,
  type StatusCache,
} from "../links/checkAllLinks";
import { linksReport } from "../links/report";
import { addBuiltLinks, linkUsesInPages, type BuiltAddresses, type SourceText } from "../links/uses";
import { CONTEXT, FOLDERS } from "docusaurus-plugin-waymark-check/context";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const ROOT = currentSite().siteDir;
const CACHE_FILE = path.join(ROOT, "node_modules/.cache/links-external.json");
const BUILT_FILE = path.join(ROOT, "build/.deploy/outbound.json");

const USAGE = `Usage: npx waymark links [-- --fresh]
--fresh asks for every address again; otherwise what answered in the last six days is not asked for.`;

/** Requests every external address, and prints those that are dead or have moved. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { fresh: { type: "boolean", default: false } } });
  const uses = linkUsesInPages(pages());
  const { docs, docsRepository } = product.links;
  const built = readJson(BUILT_FILE) as BuiltAddresses | undefined;
  if (built) addBuiltLinks(uses, built, `${docsRepository}/edit/`, docs, [productText()]);
  const nowMs = Date.now();
  const cache = values.fresh ? {} : ((readJson(CACHE_FILE) ?? {}) as StatusCache);
  const answers = await checkAllLinks([...uses.keys()], cache, { ...DEFAULT_CHECK_ALL_OPTIONS, nowMs });
  mkdirSync(path.dirname(CACHE_FILE), { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify(nextCache(answers, cache, nowMs)));
  const { lines, hasDead } = linksReport(uses, answers);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = hasDead ? 1 : 0;
}

function pages() {
  return readSources(ROOT, FOLDERS).map((source) => analyzePage(source, CONTEXT, "build"));
}

/** Addresses of the top bar and the footer are those of the identity. */
function productText(): SourceText {
  const file = `src/product/${product.slug}.ts`;
  return { path: file, text: readFileSync(path.join(ROOT, file), "utf8") };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

runMain(main, { usage: USAGE, exitCode: 2 });
