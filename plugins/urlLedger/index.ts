import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin, RouteConfig } from "@docusaurus/types";
import type { Redirect } from "../../src/navigation/redirects";
import type { TokenTable } from "../../src/product/tokens";
import { aliasOf } from "../../src/sections";
import { WriterError, type Finding } from "../report";
import { ledgerFindings } from "./findings";
import { addressesOf, readSite, withoutBase, type BuiltSite } from "./site";
import { extendLedger } from "./ledger";
import { isGeneratedFile, sourceFile } from "./sources";

export interface LedgerOptions {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  /** The declared redirects; those that follow from them need no check of their own. */
  readonly redirects: readonly Redirect[];
}

/** The ledger, from the project root. */
export const LEDGER_FILE = "urls.ledger";

const REDIRECTS_FILE = "src/navigation/redirects.ts";

/**
 * Stops a build that loses an address of the last release.
 *
 * @throws WriterError with a line to paste for every lost page and heading, and for every redirect that leads astray
 */
export default function urlLedger(_context: LoadContext, rawOptions: unknown): Plugin {
  const { tokens, redirects } = rawOptions as Omit<LedgerOptions, "siteDir">;
  return {
    name: "url-ledger",
    async postBuild({ siteDir, outDir, baseUrl, routes, routesPaths }) {
      const moved = redirectsIn(routes, baseUrl);
      const pages = routesPaths.map((route) => withoutBase(route, baseUrl));
      const site = await readSite(outDir, baseUrl, [...moved, ...aliasesOf(pages, moved)]);
      const findings = await checkLedger({ siteDir, tokens, redirects }, site);
      if (findings.length > 0) throw new WriterError(findings);
    },
  };
}

/** Compares a built site with the ledger. */
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

/** Addresses that only send elsewhere, from the site's routes. */
function redirectsIn(routes: readonly RouteConfig[], baseUrl: string): Redirect[] {
  return routes.flatMap(({ path: from, props }) => {
    const to = props?.["to"];
    return typeof to === "string" ? [{ from: withoutBase(from, baseUrl), to: withoutBase(to, baseUrl) }] : [];
  });
}

/**
 * The alias addresses that follow from pages and redirects (`plugins/aliases`), whose files are written at the same
 * time. That they are there is for the check of the finished build.
 */
function aliasesOf(routes: readonly string[], moved: readonly Redirect[]): Redirect[] {
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const aliases = routes.map((route) => ({ from: aliasOf(route), to: targets.get(route) ?? route }));
  return aliases.filter(({ from }) => !targets.has(from));
}

function noLedger(): never {
  throw new Error(`There is no ${LEDGER_FILE}. Fix: run npm run urls:accept after a build that you trust.`);
}
