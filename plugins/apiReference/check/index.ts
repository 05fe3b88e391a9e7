import { readFileSync } from "node:fs";
import path from "node:path";
import { WriterError, type Finding } from "../../report";
import { pagesOf, type Page } from "../pages/page";
import { product } from "../../../src/product/current";
import { tokensOf } from "../../../src/product/tokens";
import { OPENAPI_FILE, readOpenApi } from "../source";
import { checkDocument } from "../source/checkDocument";
import { checkExamples } from "../source/checkExamples";
import { lostPlaces, stalePages } from "./comparePages";
import { incomplete, missingTiles } from "./completeness";
import { readPages, writePages } from "./disk";
import { pageModelOf } from "./pageSource";

const HOME = "api/index.mdx";

/**
 * Writes the page of every resource from the API description.
 *
 * @param allowRemoval also when pages or anchors go that exist now
 * @returns the pages that changed
 * @throws WriterError before anything is written
 */
export function generatePages(root: string, allowRemoval = false): readonly Page[] {
  const model = pageModelOf(readFileSync(path.join(root, OPENAPI_FILE), "utf8"));
  const pages = pagesOf(model);
  const committed = readPages(root);
  const lost = allowRemoval ? [] : lostPlaces(committed, pages);
  stop(lost);
  writePages(root, committed, pages);
  return pages.filter((page) => committed.get(page.path) !== page.text);
}

/**
 * Proves that the API description is valid, that the committed pages say what it says, and that nothing is missing.
 *
 * @throws WriterError with every finding
 */
export async function checkPages(root: string): Promise<void> {
  const source = readFileSync(path.join(root, OPENAPI_FILE), "utf8");
  const model = pageModelOf(source);
  const pages = pagesOf(model);
  const committed = readPages(root);
  const home = readFileSync(path.join(root, HOME), "utf8");
  const named = readOpenApi(OPENAPI_FILE, source, tokensOf(product));
  stop([
    ...(await checkDocument(named)),
    ...incomplete(model, OPENAPI_FILE),
    ...lostPlaces(committed, pages),
    ...stalePages(committed, pages),
    ...missingTiles(model, HOME, home),
    ...checkExamples(named),
  ]);
}

function stop(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new WriterError(findings);
}
