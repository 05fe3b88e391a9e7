/** Diagrams from Mermaid text. They are drawn at build time, so that browsers need no diagram library. */
import type { Drawn } from "docusaurus-waymark-core/lib/drawn";
import { drawDiagram } from "docusaurus-waymark-core/parse/diagram/draw";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import { jsxAttribute, placesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { positionOf, WriterError, type Finding } from "docusaurus-waymark-core/report";
import { pathFrom } from "docusaurus-waymark-core/build/files";

interface Options {
  readonly siteDir: string;
}

/**
 * Remark rule: replaces a ` ```mermaid ` fence with a `TextDiagram` element that contains its drawing.
 *
 * @throws WriterError for diagrams that cannot be drawn, with the same messages as the check
 */
export function remarkDiagrams({ siteDir }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const page = pathFrom(siteDir, file.path);
    const findings: Finding[] = [];
    for (const { node, parent, index } of placesBelow(root, isDiagram)) {
      const { drawn, problems } = drawDiagram(node.value ?? "");
      const firstLine = node.position?.start.line ?? 1;
      for (const { offset, message, fix } of problems) {
        const { line, column } = positionOf(node.value ?? "", offset);
        findings.push({ path: page, line: firstLine + line, column, rule: "diagram", message, fix });
      }
      if (drawn) parent.children?.splice(index, 1, element(node, drawn));
    }
    if (findings.length > 0) throw new WriterError(findings);
  };
}

function isDiagram({ type, lang }: MdNode): boolean {
  return type === "code" && lang === "mermaid";
}

function element(node: MdNode, drawn: Drawn): MdNode {
  const { caption = `${drawn.title}.` } = fenceMetaOf(node.meta ?? "");
  return {
    type: "mdxJsxFlowElement",
    name: "TextDiagram",
    attributes: [
      jsxAttribute("source", node.value ?? ""),
      jsxAttribute("caption", caption),
      jsxAttribute("drawn", JSON.stringify(drawn)),
    ],
    children: [],
    position: node.position,
  };
}
