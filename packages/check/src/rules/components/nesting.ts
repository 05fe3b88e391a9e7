import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtNode, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { isJsx, type MdNode } from "docusaurus-waymark-core/parse/tree";

// Browsers move elements that HTML does not allow where they are. The page then differs from the one that the build rendered, and
// React renders it again, or the build fails.

/** Elements that end where a block begins. */
const WITHOUT_BLOCKS = /^(?:p|h[1-6])$/;
const WITHOUT_CONTENT = /^(?:br|col|hr|img|input|wbr)$/;
/** Elements that are blocks. */
const BLOCKS =
  /^(?:[A-Z].*|blockquote|details|div|dl|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;
/** Blocks of Markdown. */
const MARKDOWN_BLOCKS = /^(?:blockquote|code|containerDirective|heading|list|paragraph|table|thematicBreak)$/;
/** Elements that only some others can hold, with the one to write. */
const PARENTS: Readonly<Record<string, readonly [allowed: RegExp, around: string]>> = {
  tr: [/^(?:tbody|thead|tfoot)$/, "tbody"],
  td: [/^tr$/, "tr"],
  th: [/^tr$/, "tr"],
};

/** Elements in places where browsers would move them, or with content that they cannot have. */
export function misplacedElements(page: Page): Finding[] {
  return nodesOf(page).flatMap((parent) => {
    const problem = isJsx(parent) ? contentProblem(parent.name ?? "", parent.children ?? []) : undefined;
    if (problem !== undefined) return [findingAtNode(page, parent, { rule: "element", ...problem })];
    return (parent.children ?? []).flatMap((node) => {
      const wrong = isJsx(node) ? placeProblem(node.name ?? "", parent) : undefined;
      return wrong === undefined ? [] : [findingAtNode(page, node, { rule: "element", ...wrong })];
    });
  });
}

type Problem = Pick<Finding, "message" | "fix">;

function contentProblem(name: string, children: readonly MdNode[]): Problem | undefined {
  if (WITHOUT_CONTENT.test(name) && children.length > 0)
    return { message: `<${name}> cannot hold anything.`, fix: `write <${name} />.` };
  if (!children.some(isBlock)) return undefined;
  if (WITHOUT_BLOCKS.test(name)) {
    const message = `<${name}> cannot hold paragraphs or other blocks.`;
    return { message, fix: `write <${name}>, its text and </${name}> on one line.` };
  }
  if (name !== "pre") return undefined;
  return { message: "The lines in <pre> are read as Markdown.", fix: "write a code fence." };
}

function placeProblem(name: string, parent: MdNode): Problem | undefined {
  if (parent.type === "paragraph" && !isUnwrapped(parent) && BLOCKS.test(name) && !/^[A-Z]/.test(name)) {
    const message = `<${name}> is in the middle of a paragraph.`;
    return { message, fix: `write it on lines of its own, with an empty line below </${name}>.` };
  }
  const [allowed, around = ""] = Object.hasOwn(PARENTS, name) ? (PARENTS[name] ?? []) : [];
  if (allowed === undefined || !isJsx(parent) || allowed.test(parent.name ?? "")) return undefined;
  return { message: `<${name}> is not in <${around}>.`, fix: `write <${around}> around it.` };
}

function isBlock(node: MdNode): boolean {
  if (!isJsx(node)) return MARKDOWN_BLOCKS.test(node.type) && !isUnwrapped(node);
  return BLOCKS.test(node.name ?? "") || (node.children ?? []).some(isBlock);
}

/** A paragraph of nothing but elements, of which MDX makes no paragraph. */
function isUnwrapped({ type, children = [] }: MdNode): boolean {
  return type === "paragraph" && children.every((node) => isJsx(node) || node.value?.trim() === "");
}
