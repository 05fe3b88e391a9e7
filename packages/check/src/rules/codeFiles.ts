import { nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import { placeOf } from "docusaurus-waymark-core/parse/place";
import type { FileAt, SiteRule } from "docusaurus-waymark-core/rules/rule";

/** The parts of files that the fences of a page show. */
export function filesOf(page: Page): FileAt[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type !== "code") return [];
    const { file, region } = fenceMetaOf(node.meta ?? "");
    if (file === undefined) return [];
    return [{ file, region, hasText: (node.value ?? "").trim() !== "", ...placeOf(node) }];
  });
}

/** Finds fences that show a file or a region that does not exist, or have a text of their own too. */
export const codeFileRule: SiteRule = (_pages, { readCode }, selected) =>
  selected.flatMap((page) =>
    page.files.flatMap(({ file, region, hasText, line, column }) => {
      const place = { path: page.path, line, column, rule: "code-file" };
      const read = readCode({ page: page.path, file, region });
      if ("message" in read) return [{ ...place, ...read }];
      if (!hasText) return [];
      const message = `The fence shows ${file}, so its own text is never shown.`;
      return [{ ...place, message, fix: 'remove the text, or file="…".' }];
    }),
  );
