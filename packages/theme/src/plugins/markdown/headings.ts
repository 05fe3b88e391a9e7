import { WriterError } from "docusaurus-waymark-core/report";
import type { MdFile, MdNode } from "docusaurus-waymark-core/parse/tree";
import { collectIds } from "docusaurus-waymark-core/parse/headings";
import type { CollectedHeading } from "docusaurus-waymark-core/parse/headings/collect";
import { writePanel } from "docusaurus-waymark-core/parse/headings/panels";
import type { Page } from "docusaurus-waymark-core/parse";
import { pathFrom } from "docusaurus-waymark-core/build/files";

/** Key in `file.data` under which the collected headings are passed to later rules. */
export const HEADINGS_KEY = "collectedHeadings";

/**
 * Remark rule: sets ids, tags and labels of headings before Docusaurus generates ids, and ids of tab panels.
 *
 * @throws WriterError for an h3 before the first h2, a repeated or invalid explicit id, and old anchors without a
 * target
 */
export function remarkHeadings({ siteDir }: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const frontMatter = (file.data["frontMatter"] ?? {}) as Page["frontMatter"];
    const page = { path: pathFrom(siteDir, file.path), frontMatter };
    const { headings, panels, findings } = collectIds(root, page);
    if (findings.length > 0) throw new WriterError(findings);
    headings.forEach(setNodeAttributes);
    panels.forEach(writePanel);
    file.data[HEADINGS_KEY] = headings;
  };
}

function setNodeAttributes({ node, id, tag, label }: CollectedHeading): void {
  node.data = {
    ...node.data,
    id,
    hProperties: {
      id,
      ...(tag === undefined ? {} : { tag }),
      ...(label === undefined ? {} : { label }),
      ...node.data?.hProperties,
    },
  };
}
