import { readFileSync } from "node:fs";
import path from "node:path";
import { analyzePage } from "../../../plugins/content/analyze";
import { modelOf } from "../../../plugins/apiReference/model";
import { pagesOf, type Page } from "../../../plugins/apiReference/pages/page";
import { readOpenApi } from "../../../plugins/apiReference/source";
import { WriterError, type Finding } from "../../../plugins/report";
import { PROPERTIES } from "../../../src/mdx/properties";
import { readOperations } from "../../../src/openapi/mock/routes";
import { slugify } from "../../../src/lib/slug";
import { operationsOf } from "../../../src/openapi/operations";

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
    const { document } = readOpenApi(file, readFileSync(file, "utf8"), {});
    const pages = pagesOf(modelOf(document));
    readOperations(document);
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
  return analyzePage({ path, text }, { tokens: {}, components: PROPERTIES }, "build").findings;
}
