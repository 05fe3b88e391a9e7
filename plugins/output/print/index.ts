import { createHash } from "node:crypto";
import path from "node:path";
import { uniqueSlug } from "../../../src/lib/slug";
import { bundle } from "../../lib/bundle";
import { filesIn, writeText } from "../../lib/files";
import type { PageGroup } from "../pages";
import { type Frame, printedPage, printIndex, type PrintedGroup } from "./page";

export { printedArticle } from "./article";
export type { PrintedGroup } from "./page";

/** Folder of the printed pages in the build, and the route of their list. */
const FOLDER = "print";

/**
 * Groups of both menus, those of one name together. The home page alone is no group.
 *
 * @param product name of the product, which addresses leave out
 */
export function printedGroups(groups: readonly PageGroup[], product: string): readonly PrintedGroup[] {
  const taken = new Set<string>();
  return [...new Set(groups.map(({ label }) => label))].flatMap((label) => {
    const pages = groups.filter((group) => group.label === label).flatMap((group) => group.pages);
    if (pages.every(({ route }) => route === "/")) return [];
    const slug = uniqueSlug(label.replaceAll(product, ""), taken);
    taken.add(slug);
    return [{ label, slug, pages }];
  });
}

interface Options extends Pick<Frame, "site" | "urlOf"> {
  readonly outDir: string;
  readonly siteDir: string;
  readonly baseUrl: string;
}

/** Writes the printed pages, their list and their style sheet. They are in no menu, site map, search or ledger. */
export async function writePrinted(
  groups: readonly PrintedGroup[],
  articles: ReadonlyMap<string, string>,
  { outDir, siteDir, baseUrl, ...frame }: Options,
): Promise<void> {
  const { css } = await bundle(path.join(siteDir, "src/css/printed.css"));
  const own = `assets/css/printed.${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  const sheets = (await filesIn(path.join(outDir, "assets/css"), ".css")).filter((name) =>
    name.startsWith("styles."),
  );
  const whole: Frame = {
    ...frame,
    index: `${baseUrl}${FOLDER}`,
    sheets: [...sheets.map((name) => `${baseUrl}assets/css/${name}`), baseUrl + own],
  };
  await writeText(path.join(outDir, own), css);
  await writeText(path.join(outDir, `${FOLDER}.html`), printIndex(groups, whole));
  for (const group of groups)
    await writeText(path.join(outDir, FOLDER, `${group.slug}.html`), printedPage(group, articles, whole));
}
