/**
 * Diagrams from Mermaid text. Layout runs at build time, so that pages contain finished shapes and browsers need no
 * diagram library. Each diagram has two forms: one for wide screens and one for phones.
 */
import { type Drawn, NARROW_WIDTH } from "../../../src/lib/drawn";
import { readDiagram } from "../../content/parse/diagram";
import type { Diagram } from "../../content/parse/diagram/model";
import { fenceMetaOf } from "../../content/parse/fenceMeta";
import { jsxAttribute, placesBelow, type MdFile, type MdNode } from "../../content/parse/tree";
import { positionOf, WriterError, type Finding } from "../../report";
import { column } from "./column";
import { drawWideGraph } from "./graph";
import { drawNarrowSequence, drawWideSequence } from "./sequence";
import { drawTimeline } from "./timeline";
import { pathFrom } from "../../lib/files";

interface Options {
  readonly siteDir: string;
}

/**
 * Remark rule: replaces a ` ```mermaid ` fence with a `TextDiagram` element that contains both forms.
 *
 * @throws WriterError for diagrams that cannot be parsed, with the same messages as the check
 */
export function remarkDiagrams({ siteDir }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const page = pathFrom(siteDir, file.path);
    const findings: Finding[] = [];
    for (const { node, parent, index } of placesBelow(root, isDiagram)) {
      const { diagram, problems } = readDiagram(node.value ?? "");
      const firstLine = node.position?.start.line ?? 1;
      for (const { offset, message, fix } of problems) {
        const { line, column } = positionOf(node.value ?? "", offset);
        findings.push({ path: page, line: firstLine + line, column, rule: "diagram", message, fix });
      }
      if (diagram) parent.children?.splice(index, 1, element(node, diagram));
    }
    if (findings.length > 0) throw new WriterError(findings);
  };
}

function isDiagram({ type, lang }: MdNode): boolean {
  return type === "code" && lang === "mermaid";
}

/** Lays out both forms of a diagram. */
export function drawDiagram(diagram: Diagram): Drawn {
  const { title, desc } = diagram;
  switch (diagram.is) {
    case "graph":
      return { title, desc, wide: drawWideGraph(diagram), narrow: column(diagram, NARROW_WIDTH) };
    case "sequence":
      return { title, desc, wide: drawWideSequence(diagram), narrow: drawNarrowSequence(diagram) };
    case "timeline":
      return { title, desc, wide: drawTimeline(diagram, true), narrow: drawTimeline(diagram, false) };
  }
}

function element(node: MdNode, diagram: Diagram): MdNode {
  const { caption = `${diagram.title}.` } = fenceMetaOf(node.meta ?? "");
  return {
    type: "mdxJsxFlowElement",
    name: "TextDiagram",
    attributes: [
      jsxAttribute("source", node.value ?? ""),
      jsxAttribute("caption", caption),
      jsxAttribute("drawn", JSON.stringify(drawDiagram(diagram))),
    ],
    children: [],
    position: node.position,
  };
}
