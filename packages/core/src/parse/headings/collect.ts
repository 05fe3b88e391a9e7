import { slugify, uniqueSlug } from "../../lib/slug";
import type { Finding } from "../../report";
import { placeOf } from "../place";
import { nodesBelow, textOf, type MdNode } from "../tree";
import { headingMarkProblem, parseHeadingMark, type HeadingMark } from "./syntax";

/** A heading with its final id. `line` and `column` count from 1. */
export interface CollectedHeading extends HeadingMark {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly node: MdNode;
}

/** Characters that a heading id may have. */
export const VALID_ID = /^[\p{L}\p{N}_-]+$/u;

/**
 * Gives every heading its id: an explicit one wins, others are slugs that avoid all explicit ids.
 * Heading marks are taken out of the tree. Nothing is thrown: mistakes come back as findings.
 *
 * @param title the page's title, whose slug is the id of the h1
 */
export function collectHeadings(
  root: MdNode,
  path: string,
  title = "",
): { readonly headings: CollectedHeading[]; readonly findings: Finding[] } {
  const marked = nodesBelow(root)
    .filter(isHeading)
    .map((node) => ({ node, ...takeMark(node) }));
  const taken = new Set([slugify(title), ...marked.flatMap(({ mark }) => mark.id ?? [])]);
  const headings = marked.map(({ node, mark }): CollectedHeading => {
    const text = textOf(node).trim();
    const id = mark.id ?? uniqueSlug(text, taken);
    taken.add(id);
    return { ...mark, id, title: text, depth: node.depth ?? 1, node };
  });
  return {
    headings,
    findings: [
      ...orderFindings(headings, path),
      ...marked.flatMap(({ node, problem }) => markFindings(node, problem, path)),
      ...idFindings(marked, path, slugify(title)),
    ],
  };
}

function isHeading(node: MdNode): boolean {
  return node.type === "heading";
}

/** Removes a trailing `{/* … *\/}` from the heading and reads it. */
function takeMark(heading: MdNode): { readonly mark: HeadingMark; readonly problem?: string | undefined } {
  const last = heading.children?.at(-1);
  const comment = last?.type === "mdxTextExpression" && /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(last.value ?? "");
  if (!comment) return { mark: {} };
  heading.children?.pop();
  const before = heading.children?.at(-1);
  if (before?.type === "text") before.value = before.value?.trimEnd() ?? "";
  const text = comment[1] ?? "";
  return { mark: parseHeadingMark(text), problem: headingMarkProblem(text) };
}

function markFindings(node: MdNode, problem: string | undefined, path: string): Finding[] {
  const fix = "write {#id}, or {#id tag=GET label=/path}.";
  return problem === undefined ? [] : [{ path, ...placeOf(node), rule: "heading-id", message: problem, fix }];
}

/** One for the first: those that follow it have the same mistake. */
function orderFindings(headings: readonly CollectedHeading[], path: string): Finding[] {
  const first = headings.find(({ depth }) => depth > 1);
  const early = first === undefined || first.depth === 2 ? [] : [first];
  return early.map(({ title, depth, node }) => ({
    path,
    ...placeOf(node),
    rule: "heading-order",
    message: `The h${depth} "${title}" comes before any h2.`,
    fix: `write it as "## ${title}", or add an h2 above it.`,
  }));
}

function idFindings(
  marked: readonly { node: MdNode; mark: HeadingMark }[],
  path: string,
  titleId: string,
): Finding[] {
  const seen = new Set([titleId]);
  return marked.flatMap(({ node, mark }) => {
    if (mark.id === undefined) return [];
    const repeated = seen.has(mark.id);
    seen.add(mark.id);
    const message = VALID_ID.test(mark.id)
      ? repeated && `Two headings have the id "${mark.id}".`
      : `The id "${mark.id}" can contain only letters, digits, "-" and "_".`;
    const fix = `choose another id for "${textOf(node).trim()}".`;
    return message ? [{ path, ...placeOf(node), rule: "heading-id", message, fix }] : [];
  });
}
