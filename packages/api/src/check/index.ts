/** Generates the resource pages of the API reference, and checks that they are up to date. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WriterError, type Finding } from "docusaurus-waymark-core/report";
import { filesOf, readSiteFile, type ApiSite } from "../options";
import { pagesOf, type Page } from "../pages/page";
import { loadOpenApi } from "../source";
import { checkDocument } from "../source/checkDocument";
import { checkExamples } from "../source/checkExamples";
import { lostPagesAndAnchors, stalePages, type CommittedPages } from "./comparePages";
import { incompletenessFindings, missingTiles, wrongCounts } from "./completeness";
import { editionFindings } from "./editions";
import { apiModelOf } from "./pageSource";

/**
 * Writes the page of every resource from the API description.
 *
 * @param allowRemoval true to remove existing pages and anchors
 * @returns the pages that changed
 * @throws WriterError before anything is written
 */
export function generatePages(site: ApiSite, allowRemoval = false): readonly Page[] {
  const pages = pagesOf(apiModelOf(site), site);
  const committed = readCommittedPages(site);
  const lost = allowRemoval ? [] : lostPagesAndAnchors(committed, pages);
  throwIfAny(lost);
  writePages(site, committed, pages);
  return pages.filter((page) => committed.get(page.path) !== page.text);
}

/**
 * Checks that the API description is valid and complete, and that the committed pages match it.
 *
 * @throws WriterError with every finding
 */
export async function checkPages(site: ApiSite): Promise<void> {
  const model = apiModelOf(site);
  const pages = pagesOf(model, site);
  const committed = readCommittedPages(site);
  const source = loadOpenApi(site);
  throwIfAny([
    ...(await checkDocument(source)),
    ...incompletenessFindings(model, source),
    ...lostPagesAndAnchors(committed, pages),
    ...stalePages(committed, pages),
    ...missingTiles(model, site),
    ...wrongCounts(model, site),
    ...checkExamples(source),
    ...editionFindings(source, site.editions),
  ]);
}

function throwIfAny(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new WriterError(findings);
}

function readCommittedPages(site: ApiSite): CommittedPages {
  const { resources } = filesOf(site);
  const folder = path.join(site.siteDir, resources);
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith(".mdx"));
  return new Map(files.map((name) => [`${resources}/${name}`, readSiteFile(site, `${resources}/${name}`)]));
}

/** Writes the pages, and deletes pages that no longer exist. */
function writePages({ siteDir }: ApiSite, committed: CommittedPages, pages: readonly Page[]): void {
  const currentPaths = new Set(pages.map((page) => page.path));
  for (const page of pages) writeFileSync(path.join(siteDir, page.path), page.text);
  for (const stalePath of committed.keys())
    if (!currentPaths.has(stalePath)) rmSync(path.join(siteDir, stalePath));
}
