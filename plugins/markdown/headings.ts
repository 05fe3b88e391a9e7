import path from "node:path";
import { slugify } from "../../src/lib/slug";
import { WriterError } from "../report";
import type { MdFile, MdNode } from "../content/parse/tree";
import { markOldAnchors } from "../content/parse/headings/anchors";
import { collectHeadings, type CollectedHeading } from "../content/parse/headings/collect";
import { collectPanels, writePanel } from "../content/parse/headings/panels";

/** Key in `file.data` under which the collected headings are passed to later rules. */
export const HEADINGS_KEY = "collectedHeadings";

/**
 * Remark rule: sets ids, tags and labels of headings before Docusaurus generates ids, and ids of tab panels.
 *
 * @throws WriterError for an h3 before the first h2, a repeated or invalid explicit id, and old anchors without a
 * target
 */
export function remarkHeadings(options: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const pagePath = path.relative(options.siteDir, file.path).split(path.sep).join("/");
    const { title: frontMatterTitle, anchors } = (file.data["frontMatter"] ?? {}) as FrontMatter;
    const title = typeof frontMatterTitle === "string" ? frontMatterTitle : "";
    const { headings, findings } = collectHeadings(root, pagePath, title);
    headings.forEach(setNodeAttributes);
    const titleId = slugify(title);
    const panels = collectPanels(root, headings, titleId);
    const anchorTargets = [...headings, ...panels];
    findings.push(...markOldAnchors({ root, path: pagePath, anchors, headings: anchorTargets, titleId }));
    if (findings.length > 0) throw new WriterError(findings);
    panels.forEach(writePanel);
    file.data[HEADINGS_KEY] = headings;
  };
}

interface FrontMatter {
  readonly title?: unknown;
  readonly anchors?: unknown;
}

function setNodeAttributes({ node, id, tag, label }: CollectedHeading): void {
  node.data = {
    ...node.data,
    id,
    hProperties: {
      ...node.data?.hProperties,
      id,
      ...(tag === undefined ? {} : { tag }),
      ...(label === undefined ? {} : { label }),
    },
  };
}
