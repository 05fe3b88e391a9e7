/**
 * Pages for printing at `/print/<group>`: all pages of a menu group as one HTML page with a table of contents, which
 * `/print` lists. They are in no menu, site map, search index or ledger.
 */
import path from "node:path";
import { uniqueSlug } from "docusaurus-waymark-core/lib/slug";
import { bundle } from "docusaurus-waymark-core/build/bundle";
import { filesIn, hashedFile, writeOutputs, writeText } from "docusaurus-waymark-core/build/files";
import { ROOT_SECTION, sectionAt } from "docusaurus-waymark-core/sections";
import type { PageGroup } from "docusaurus-waymark-core/siteContent/pages";
import { type PrintContext, printedPage, type PrintedGroup } from "./page";

export { printedArticle } from "./article";
export type { PrintedGroup } from "./page";

/** Build folder of the printed pages, and the route of their list (`packages/theme/src/layout/page/PrintPage.tsx`). */
export const PRINT_FOLDER = "print";

/**
 * The groups of both menus; groups with the same label are merged, and those beyond the first section name theirs. The group with only the home page is left out.
 *
 * @param product name of the product, which is left out of addresses
 */
export function printedGroups(groups: readonly PageGroup[], product: string): readonly PrintedGroup[] {
  const usedSlugs = new Set<string>();
  return [...new Set(groups.map(({ label }) => label))].flatMap((label) => {
    const pages = groups.filter((group) => group.label === label).flatMap((group) => group.pages);
    if (pages.every(({ route }) => route === "/")) return [];
    const slug = uniqueSlug(label.replaceAll(product, ""), usedSlugs);
    usedSlugs.add(slug);
    const section = sectionAt(pages[0]?.route ?? "/");
    const isClear = section === ROOT_SECTION || section.label === label;
    return [{ label: isClear ? label : `${section.label}: ${label}`, slug, pages }];
  });
}

interface Options extends Pick<PrintContext, "site" | "urlOf"> {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Writes the printed pages and their style sheet. */
export async function writePrinted(
  groups: readonly PrintedGroup[],
  articles: ReadonlyMap<string, string>,
  { outDir, baseUrl, ...frame }: Options,
): Promise<void> {
  const { css } = await bundle(require.resolve("../css/printed.css"));
  const printSheet = hashedFile("printed", "css", css);
  const sheets = (await filesIn(path.join(outDir, "assets/css"), ".css")).filter((name) =>
    name.startsWith("styles."),
  );
  const printContext: PrintContext = {
    ...frame,
    index: `${baseUrl}${PRINT_FOLDER}`,
    sheets: [...sheets.map((name) => `${baseUrl}assets/css/${name}`), baseUrl + printSheet.file],
  };
  await writeOutputs(outDir, [printSheet]);
  for (const [place, group] of groups.entries()) {
    const around = { previous: groups[place - 1], next: groups[place + 1] };
    await writeText(
      path.join(outDir, PRINT_FOLDER, `${group.slug}.html`),
      printedPage(group, articles, printContext, around),
    );
  }
}
