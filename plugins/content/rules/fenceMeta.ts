import { findingAtNode, nodesOf, type Page } from "../parse";
import { readMarks } from "../parse/codeMarks";
import { fenceMetaOf } from "../parse/fenceMeta";
import type { MdNode } from "../parse/tree";
import type { Finding } from "../../report";
import { choose } from "./commands/problem";

const WORDS = ["title", "tag", "label", "showLineNumbers", "fragment", "live", "file", "region"];
/** What means something behind `mermaid` only. */
const OF_DIAGRAMS = ["caption", "file"];

/** What stands behind the language of a fence means something, and marks of lines work. */
export function fenceMetaRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(({ type }) => type === "code")
    .flatMap((node) => [...wordFindings(page, node), ...markFindings(page, node)]);
}

function wordFindings(page: Page, node: MdNode): Finding[] {
  const { unknown, caption } = fenceMetaOf(node.meta ?? "");
  const isDiagram = node.lang === "mermaid";
  const known = isDiagram ? OF_DIAGRAMS : WORDS;
  const misplaced = caption === undefined || isDiagram ? [] : ["caption"];
  return [...unknown, ...misplaced].map((word) => {
    const name = /^[\w-]+/.exec(word)?.[0];
    const isKnown = name !== undefined && known.includes(name);
    const fix = isKnown
      ? `write ${name}=${name === "showLineNumbers" ? "1" : '"…"'}.`
      : name === undefined
        ? "write lines as {1,3-5}, or remove it."
        : choose(name, known);
    return findingAtNode(page, node, {
      rule: "fence",
      message: `"${word}" behind the language of the fence means nothing.`,
      fix,
    });
  });
}

function markFindings(page: Page, node: MdNode): Finding[] {
  const { lines } = fenceMetaOf(node.meta ?? "");
  const { line: first, column } = node.position?.start ?? { line: 1, column: 1 };
  return readMarks(node.value ?? "", node.lang ?? "", lines).problems.map(({ line, message, fix }) => ({
    path: page.path,
    line: first + line,
    column,
    rule: "fence",
    message,
    fix,
  }));
}
