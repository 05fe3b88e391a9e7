import path from "node:path";
import { type Drawn, NARROW_WIDTH } from "../../../src/lib/drawn";
import { readDiagram } from "../../content/parse/diagram";
import type { Diagram } from "../../content/parse/diagram/model";
import { fenceMetaOf } from "../../content/parse/fenceMeta";
import { placesBelow, type MdAttribute, type MdFile, type MdNode } from "../../content/parse/tree";
import { positionOf, WriterError, type Finding } from "../../report";
import { column } from "./column";
import { wideGraph } from "./graph";
import { narrowSequence, wideSequence } from "./sequence";
import { drawnTimeline } from "./timeline";

interface Options {
  readonly siteDir: string;
}

/**
 * Remark rule: a fence ` ```mermaid ` becomes a drawing in two forms, placed here, so that pages carry shapes and the
 * browser places nothing.
 *
 * @throws WriterError for diagrams that cannot be read, in the words of the check
 */
export function remarkDiagrams({ siteDir }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join("/");
    const findings: Finding[] = [];
    for (const { node, parent, index } of placesBelow(root, isDiagram)) {
      const { diagram, problems } = readDiagram(node.value ?? "");
      const first = node.position?.start.line ?? 1;
      for (const { offset, message, fix } of problems) {
        const { line, column: at } = positionOf(node.value ?? "", offset);
        findings.push({ path: page, line: first + line, column: at, rule: "diagram", message, fix });
      }
      if (diagram) parent.children?.splice(index, 1, element(node, diagram));
    }
    if (findings.length > 0) throw new WriterError(findings);
  };
}

function isDiagram({ type, lang }: MdNode): boolean {
  return type === "code" && lang === "mermaid";
}

/** Both forms of a diagram. */
export function drawnDiagram(diagram: Diagram): Drawn {
  const { title, desc } = diagram;
  switch (diagram.is) {
    case "graph":
      return { title, desc, wide: wideGraph(diagram), narrow: column(diagram, NARROW_WIDTH) };
    case "sequence":
      return { title, desc, wide: wideSequence(diagram), narrow: narrowSequence(diagram) };
    case "timeline":
      return { title, desc, wide: drawnTimeline(diagram, true), narrow: drawnTimeline(diagram, false) };
  }
}

function element(node: MdNode, diagram: Diagram): MdNode {
  const { caption = `${diagram.title}.` } = fenceMetaOf(node.meta ?? "");
  return {
    type: "mdxJsxFlowElement",
    name: "TextDiagram",
    attributes: [
      attribute("source", node.value ?? ""),
      attribute("caption", caption),
      attribute("drawn", JSON.stringify(drawnDiagram(diagram))),
    ],
    children: [],
    position: node.position,
  };
}

function attribute(name: string, value: string): MdAttribute {
  return { type: "mdxJsxAttribute", name, value };
}
