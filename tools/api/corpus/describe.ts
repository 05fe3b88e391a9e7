import { readFileSync } from "node:fs";
import path from "node:path";
import { analyzePage } from "docusaurus-plugin-waymark-check/analyze";
import { modelOf } from "docusaurus-plugin-waymark-api/model";
import { pagesOf, type Page } from "docusaurus-plugin-waymark-api/pages/page";
import { readOpenApi } from "docusaurus-plugin-waymark-api/source";
import { positionOf, WriterError, type Finding } from "docusaurus-waymark-core/report";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { readOperations } from "docusaurus-plugin-waymark-api/openapi/mock/routes";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { operationsOf } from "docusaurus-plugin-waymark-api/openapi/operations";

/** The result for one description. */
export interface Described {
  readonly file: string;
  /** Name of the folder of its pages in a site of several descriptions, such as `3-0-json-petstore`. */
  readonly folder: string;
  readonly operations: number;
  readonly pages: readonly Page[];
  /** Mistakes in the description, each with its place: without pages, they are the reason. */
  readonly findings: readonly Finding[];
  /** Mistakes in the pages; there must be none. */
  readonly pageFindings: readonly Finding[];
  readonly seconds: number;
}

/**
 * Generates the pages of a description, and prepares its operations for "Try it".
 *
 * @param file path of a description, YAML or JSON
 * @param isChecked whether the pages are parsed and checked too, which takes most of the time
 */
export function describe(file: string, isChecked = true): Described {
  const start = performance.now();
  const named = { file, folder: slugify(path.relative("node_modules", file).replace(/\.\w+$/, "")) };
  const nothing = { ...named, operations: 0, pages: [], pageFindings: [], seconds: 0 };
  try {
    const text = readFileSync(file, "utf8");
    const { document } = readOpenApi(file, text, {});
    const pages = pagesOf(modelOf(document));
    readOperations(document);
    const elsewhere = linksElsewhere({ path: file, text }, pages);
    if (elsewhere.length > 0) return { ...nothing, findings: elsewhere };
    const seconds = (performance.now() - start) / 1000;
    const pageFindings = isChecked ? pages.flatMap(findingsOf) : [];
    return {
      ...named,
      operations: operationsOf(document).length,
      pages,
      findings: [],
      pageFindings,
      seconds,
    };
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return { ...nothing, findings: error.findings };
  }
}

/** The mistakes of a page by the rules for generated pages, without content tokens. */
function findingsOf({ path, text }: Page): readonly Finding[] {
  return analyzePage({ path, text }, { tokens: {}, components: currentSite().properties }, "build").findings;
}

/** A finding for each link to a page of the site of the description's writers, as `npm run check` reports it. */
function linksElsewhere({ path: file, text }: Page, pages: readonly Page[]): readonly Finding[] {
  const addresses = pages.flatMap((page) =>
    [...page.text.matchAll(/\]\((\/(?!api\/resources\/)[^\s)]*)\)/g)].map(([, address = ""]) => address),
  );
  return [...new Set(addresses)].map((address) => ({
    path: file,
    ...positionOf(text, text.indexOf(`(${address}`) + 1),
    rule: "link",
    message: `There is no page at "${address}".`,
    fix: "write the route of a page, or remove the link.",
  }));
}
