import path from "node:path";
import { slugify } from "../../src/lib/slug";
import { WriterError } from "../report";
import type { MdFile, MdNode } from "../content/parse/tree";
import { markOldAnchors } from "../content/parse/headings/anchors";
import { collectHeadings, type CollectedHeading } from "../content/parse/headings/collect";
import { collectPanels, writePanel } from "../content/parse/headings/panels";

/** Where the headings rule leaves its result for later rules, in `file.data`. */
export const HEADINGS_KEY = "collectedHeadings";

/**
 * Remark rule: ids, tags and labels of headings, before Docusaurus gives its own ids; ids of panels of tabs.
 *
 * @throws WriterError for an h3 before any h2, a repeated or an invalid explicit id, and old anchors that lead nowhere
 */
export function remarkHeadings(options: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const relative = path.relative(options.siteDir, file.path).split(path.sep).join("/");
    const { title: given, anchors } = (file.data["frontMatter"] ?? {}) as FrontMatter;
    const title = typeof given === "string" ? given : "";
    const { headings, findings } = collectHeadings(root, relative, title);
    headings.forEach(writeToNode);
    const titleId = slugify(title);
    const panels = collectPanels(root, headings, titleId);
    const places = [...headings, ...panels];
    findings.push(...markOldAnchors({ root, path: relative, anchors, headings: places, titleId }));
    if (findings.length > 0) throw new WriterError(findings);
    panels.forEach(writePanel);
    file.data[HEADINGS_KEY] = headings;
  };
}

interface FrontMatter {
  readonly title?: unknown;
  readonly anchors?: unknown;
}

function writeToNode({ node, id, tag, label }: CollectedHeading): void {
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
