import { currentSite } from "docusaurus-waymark-core/site/current";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSources } from "docusaurus-waymark-core/content/site";
import { analyzePage } from "docusaurus-plugin-waymark-check/analyze";
import { product } from "docusaurus-waymark-core/site/product";
import { checkAllLinks } from "../links/checkAllLinks";
import { linksReport } from "../links/report";
import { addBuiltLinks, linkUsesInPages, type BuiltAddresses, type SourceText } from "../links/uses";
import { CONTEXT, FOLDERS } from "docusaurus-plugin-waymark-check/context";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const ROOT = currentSite().siteDir;
const BUILT_FILE = path.join(ROOT, "build/.deploy/outbound.json");

/** Requests every external address, and prints those that are dead or have moved. */
async function main(): Promise<void> {
  const uses = linkUsesInPages(pages());
  const { docs, docsRepository } = product.links;
  if (existsSync(BUILT_FILE)) {
    const built = JSON.parse(readFileSync(BUILT_FILE, "utf8")) as BuiltAddresses;
    addBuiltLinks(uses, built, `${docsRepository}/edit/`, docs, [productText()]);
  }
  const { lines, hasDead } = linksReport(uses, await checkAllLinks([...uses.keys()]));
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

runMain(main, { exitCode: 2 });
