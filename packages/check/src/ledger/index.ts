/**
 * The ledger of addresses (`urls.ledger`) lists every page and heading of the last release. A build that loses one
 * of them without a redirect fails, so that links from other sites keep working.
 */
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { WriterError, type Finding } from "docusaurus-waymark-core/report";
import { isGeneratedAgain } from "docusaurus-waymark-core/rules/generated";
import { WRITTEN_SECTIONS } from "docusaurus-waymark-core/siteContent/folders";
import { ledgerFindings } from "./findings";
import { extendLedger } from "./ledger";
import { promisedAddresses, type BuiltSite } from "./site";

export interface LedgerOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  /** The declared redirects; alias redirects are derived from them and not checked. */
  readonly redirects: readonly Redirect[];
  /** True for a language other than that of the sources: its headings are compared with theirs before the build. */
  readonly isTranslated?: boolean;
}

/** Path of the ledger from the project root. */
export const LEDGER_FILE = "urls.ledger";

/**
 * Compares a built site with the ledger. Returns a finding for every lost page, lost heading and bad redirect; its
 * fix is a line to paste.
 */
export async function checkLedger(options: LedgerOptions, site: BuiltSite): Promise<Finding[]> {
  const { siteDir, tokens, redirects, isTranslated = false } = options;
  const read = (file: string): Promise<string> => fs.readFile(path.join(siteDir, file), "utf8");
  const [whole, source] = await Promise.all([
    read(LEDGER_FILE).catch(throwMissingLedger),
    read(REDIRECTS_FILE),
  ]);
  // Lines keep their numbers.
  const text = isTranslated ? whole.replace(/^\/.*#.*$/gm, "") : whole;
  const list = { path: REDIRECTS_FILE, source, redirects };
  const isGenerated = (file: string): boolean => isGeneratedAgain({ path: file });
  const sourceOf = (route: string): string | undefined => sourceFile(siteDir, route);
  return ledgerFindings({ path: LEDGER_FILE, text, list, tokens, sourceOf, isGenerated }, site);
}

/** Adds the addresses of a built site to the ledger; returns the number of added lines. */
export async function addToLedger({ siteDir, tokens }: LedgerOptions, site: BuiltSite): Promise<number> {
  const file = path.join(siteDir, LEDGER_FILE);
  const before = await fs.readFile(file, "utf8").catch(() => "");
  const after = extendLedger(before, promisedAddresses(site), tokens);
  await fs.writeFile(file, after);
  return after.split("\n").length - before.split("\n").length;
}

/** The finding about a site without a ledger. */
export const MISSING_LEDGER: Finding = {
  path: LEDGER_FILE,
  line: 1,
  column: 1,
  rule: "ledger",
  message: "The file is missing.",
  fix: "run npm run urls -- accept after a build that you trust.",
};

function throwMissingLedger(): never {
  throw new WriterError([MISSING_LEDGER]);
}

/** The Markdown file of a route, from the project root; undefined when there is none with the same path. */
function sourceFile(siteDir: string, route: string): string | undefined {
  const files = WRITTEN_SECTIONS.filter(({ basePath }) => `${route}/`.startsWith(`${basePath}/`)).flatMap(
    ({ basePath, folder }) => {
      const page = `${folder}${route.slice(basePath.length).replace(/\/$/, "")}`;
      return [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`];
    },
  );
  return files.find((file) => existsSync(path.join(siteDir, file)));
}
