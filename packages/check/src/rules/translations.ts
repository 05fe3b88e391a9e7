import { slugify } from "docusaurus-waymark-core/lib/slug";
import { sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt } from "docusaurus-waymark-core/parse/place";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";

/**
 * Finds translations of pages that do not exist, and ids of headings that a translation lacks: a link to a heading must lead to the
 * same place in each language.
 */
export const translationRule: SiteRule = (pages, _site, selected) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return selected.flatMap((page) => {
    const file = sourceFileOf(page.path);
    if (file === page.path) return [];
    const source = byPath.get(file);
    if (source === undefined) return [orphan(page, file)];
    return missingIds(page, source).map((id) => missingHeading(page, source, id));
  });
};

/**
 * Ids of the source that a link may lead to and that the translation lacks. The id of the title is made from its words: without
 * it a link leads to the top of the page. An unreadable page has a finding already.
 */
function missingIds({ ids, frontMatter }: LinkedPage, source: LinkedPage): string[] {
  if (ids === undefined) return [];
  const former = Object.keys(frontMatter["anchors"] ?? {});
  const known = new Set([...ids, ...former, slugify(String(source.frontMatter["title"]))]);
  return [...(source.ids ?? [])].filter((id) => !known.has(id));
}

function orphan(page: LinkedPage, source: string): Finding {
  return findingAt(page, 0, {
    rule: "translation",
    message: `This translates ${source}, which does not exist.`,
    fix: "move the file to where the page is, or delete it.",
  });
}

function missingHeading(page: LinkedPage, source: LinkedPage, id: string): Finding {
  return findingAt(page, 0, {
    rule: "translation",
    message: `The heading "${id}" of ${source.path} has no counterpart here.`,
    fix: `write {#${id}} after the text of that heading.`,
  });
}
