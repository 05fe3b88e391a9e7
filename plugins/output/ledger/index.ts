import { existsSync, readFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "../../../src/navigation/redirects";
import type { TokenTable } from "../../../src/product/tokens";
import { SECTIONS, sectionOf } from "../../../src/sections";
import type { Finding } from "../../report";
import { ledgerFindings } from "./findings";
import { extendLedger } from "./ledger";
import { addressesOf, type BuiltSite } from "./site";

export interface LedgerOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  /** The declared redirects; those that follow from them need no check of their own. */
  readonly redirects: readonly Redirect[];
}

/** The ledger, from the project root. */
export const LEDGER_FILE = "urls.ledger";

const REDIRECTS_FILE = "src/navigation/redirects.ts";

/** What a built site loses of the ledger: a line to paste for every lost page and heading and every bad redirect. */
export async function checkLedger(options: LedgerOptions, site: BuiltSite): Promise<Finding[]> {
  const { siteDir, tokens, redirects } = options;
  const read = (file: string): Promise<string> => fs.readFile(path.join(siteDir, file), "utf8");
  const [text, source] = await Promise.all([read(LEDGER_FILE).catch(noLedger), read(REDIRECTS_FILE)]);
  const list = { path: REDIRECTS_FILE, source, redirects };
  const isGenerated = (file: string): boolean => isGeneratedFile(siteDir, file);
  const sourceOf = (route: string): string | undefined => sourceFile(siteDir, route);
  return ledgerFindings({ path: LEDGER_FILE, text, list, tokens, sourceOf, isGenerated }, site);
}

/** Writes the addresses of a built site into the ledger; returns how many lines were added. */
export async function acceptSite({ siteDir, tokens }: LedgerOptions, site: BuiltSite): Promise<number> {
  const file = path.join(siteDir, LEDGER_FILE);
  const before = await fs.readFile(file, "utf8").catch(() => "");
  const after = extendLedger(before, addressesOf(site), tokens);
  await fs.writeFile(file, after);
  return after.split("\n").length - before.split("\n").length;
}

function noLedger(): never {
  throw new Error(`There is no ${LEDGER_FILE}. Fix: run npm run urls:accept after a build that you trust.`);
}

/** The Markdown file of a route, from the project root; undefined when the route has none under its own name. */
function sourceFile(siteDir: string, route: string): string | undefined {
  const { basePath, folder } = SECTIONS[sectionOf(route)];
  const page = `${folder}${route.slice(basePath.length).replace(/\/$/, "")}`;
  const files = [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`];
  return files.find((file) => existsSync(path.join(siteDir, file)));
}

/** True for a page that is written by a program: its front matter opens with a note that says so. */
function isGeneratedFile(siteDir: string, file: string): boolean {
  return readFileSync(path.join(siteDir, file), "utf8").startsWith("---\n# Generated from ");
}
