import { codeOf, findingAt, wordsToTokens, type Page } from "docusaurus-waymark-core/parse";
import { drawDiagram } from "docusaurus-waymark-core/parse/diagram/draw";
import { fenceMetaOf } from "docusaurus-waymark-core/parse/fenceMeta";
import type { Finding } from "docusaurus-waymark-core/report";

/** Finds diagrams in text that cannot be drawn, or that have no name or description. */
export function diagramRule(page: Page): Finding[] {
  return codeOf(page)
    .filter(({ language, meta }) => language === "mermaid" && fenceMetaOf(meta).file === undefined)
    .flatMap(({ text, offsetAt }) =>
      drawDiagram(text).problems.map(({ offset, message, fix }) =>
        findingAt(page, offsetAt(offset), { rule: "diagram", message: wordsToTokens(message), fix }),
      ),
    );
}
