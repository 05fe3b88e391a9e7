import path from "node:path";
import { WriterError } from "../../report";
import type { MdFile, MdNode } from "../tree";
import { collectHeadings, type CollectedHeading } from "./collect";

/** Where the headings rule leaves its result for later rules, in `file.data`. */
export const HEADINGS_KEY = "collectedHeadings";

/**
 * Remark rule: ids, tags and labels of headings, before Docusaurus gives its own ids.
 *
 * @throws WriterError for an h3 before any h2, a repeated or an invalid explicit id
 */
export function remarkHeadings(options: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const relative = path.relative(options.siteDir, file.path).split(path.sep).join("/");
    const { title } = (file.data["frontMatter"] ?? {}) as { readonly title?: unknown };
    const { headings, findings } = collectHeadings(root, relative, typeof title === "string" ? title : "");
    if (findings.length > 0) throw new WriterError(findings);
    headings.forEach(writeToNode);
    file.data[HEADINGS_KEY] = headings;
  };
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
