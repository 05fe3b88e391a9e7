import { codeOf, findingAt, wordsToTokens, type Page } from "../parse";
import { drawDiagram } from "../parse/diagram/draw";
import { fenceMetaOf } from "../parse/fenceMeta";
import type { Finding } from "../../report";

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
