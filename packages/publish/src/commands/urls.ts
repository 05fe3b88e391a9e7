import { currentSite } from "docusaurus-waymark-core/site/current";
import { existsSync } from "node:fs";
import path from "node:path";
import {
  addToLedger,
  checkLedger,
  LEDGER_FILE,
  type LedgerOptions,
} from "docusaurus-plugin-waymark-check/ledger";
import { readSite } from "docusaurus-plugin-waymark-check/ledger/site";
import { formatFinding } from "docusaurus-waymark-core/report";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";
import { product } from "docusaurus-waymark-core/site/product";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { runMain } from "docusaurus-waymark-core/build/runMain";

const USAGE = "Usage: npm run urls -- check [-- folder], npm run urls -- accept [-- folder]";

/** Compares a built site with the ledger of the last release, or writes its new addresses into it. */
async function main([action, folder = "build"]: readonly string[]): Promise<void> {
  if (action !== "check" && action !== "accept") throw new Error(USAGE);
  const siteDir = currentSite().siteDir;
  const options: LedgerOptions = { siteDir, tokens: tokensOf(product), redirects: siteRedirects() };
  const site = await readSite(path.resolve(siteDir, folder), process.env["BASE_URL"] ?? "/");
  if (action === "accept") return accept(options, site);
  await requireNoLoss(options, site);
  console.log(`${LEDGER_FILE}: every address of the last release still answers.`);
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** Adds new addresses. The first ledger has nothing to compare with. */
async function accept(options: LedgerOptions, site: Site): Promise<void> {
  if (existsSync(path.join(options.siteDir, LEDGER_FILE))) await requireNoLoss(options, site);
  console.log(`${LEDGER_FILE}: ${await addToLedger(options, site)} lines added, none dropped.`);
}

async function requireNoLoss(options: LedgerOptions, site: Site): Promise<void> {
  const findings = await checkLedger(options, site);
  if (findings.length > 0) throw new Error(findings.map(formatFinding).join("\n"));
}

runMain(main);
