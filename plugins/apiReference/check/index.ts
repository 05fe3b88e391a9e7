/** Generates the resource pages of the API reference (`api/resources`), and checks that they are up to date. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { WriterError, type Finding } from "../../report";
import { pagesOf, type Page } from "../pages/page";
import { product } from "../../../src/site/product";
import { tokensOf } from "../../../src/product/tokens";
import { OPENAPI_FILE, readOpenApi } from "../source";
import { checkDocument } from "../source/checkDocument";
import { checkExamples } from "../source/checkExamples";
import { lostPagesAndAnchors, stalePages, type CommittedPages } from "./comparePages";
import { HOME_PAGE, incompletenessFindings, missingTiles } from "./completeness";
import { editionFindings } from "./editions";
import { parseApiModel } from "./pageSource";

const RESOURCES_FOLDER = "api/resources";

/**
 * Writes the page of every resource from the API description.
 *
 * @param allowRemoval true to remove existing pages and anchors
 * @returns the pages that changed
 * @throws WriterError before anything is written
 */
export function generatePages(root: string, allowRemoval = false): readonly Page[] {
  const model = parseApiModel(readFileSync(path.join(root, OPENAPI_FILE), "utf8"));
  const pages = pagesOf(model);
  const committed = readCommittedPages(root);
  const lost = allowRemoval ? [] : lostPagesAndAnchors(committed, pages);
  throwIfAny(lost);
  writePages(root, committed, pages);
  return pages.filter((page) => committed.get(page.path) !== page.text);
}

/**
 * Checks that the API description is valid and complete, and that the committed pages match it.
 *
 * @throws WriterError with every finding
 */
export async function checkPages(root: string): Promise<void> {
  const source = readFileSync(path.join(root, OPENAPI_FILE), "utf8");
  const model = parseApiModel(source);
  const pages = pagesOf(model);
  const committed = readCommittedPages(root);
  const home = readFileSync(path.join(root, HOME_PAGE), "utf8");
  const resolvedSource = readOpenApi(OPENAPI_FILE, source, tokensOf(product));
  throwIfAny([
    ...(await checkDocument(resolvedSource)),
    ...incompletenessFindings(model, resolvedSource),
    ...lostPagesAndAnchors(committed, pages),
    ...stalePages(committed, pages),
    ...missingTiles(model, home),
    ...checkExamples(resolvedSource),
    ...editionFindings(resolvedSource),
  ]);
}

function throwIfAny(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new WriterError(findings);
}

/** Reads the committed pages below a project. */
function readCommittedPages(root: string): CommittedPages {
  mkdirSync(path.join(root, RESOURCES_FOLDER), { recursive: true });
  const names = readdirSync(path.join(root, RESOURCES_FOLDER)).filter((name) => name.endsWith(".mdx"));
  return new Map(
    names.map((name) => [
      `${RESOURCES_FOLDER}/${name}`,
      readFileSync(path.join(root, RESOURCES_FOLDER, name), "utf8"),
    ]),
  );
}

/** Writes the pages, and deletes pages that no longer exist. */
function writePages(root: string, committed: CommittedPages, pages: readonly Page[]): void {
  const currentPaths = new Set(pages.map((page) => page.path));
  for (const page of pages) writeFileSync(path.join(root, page.path), page.text);
  for (const stalePath of committed.keys())
    if (!currentPaths.has(stalePath)) rmSync(path.join(root, stalePath));
}
