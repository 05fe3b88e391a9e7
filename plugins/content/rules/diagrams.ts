import { codeOf, findingAt, wordsToTokens, type Page } from "../parse";
import { drawDiagram } from "../parse/diagram/draw";
import { fenceMetaOf } from "../parse/fenceMeta";
import type { Finding } from "../../report";

/** Every diagram in text can be drawn, and has a name and a description. */
export function diagramRule(page: Page): Finding[] {
  return codeOf(page)
    .filter(({ language, meta }) => language === "mermaid" && fenceMetaOf(meta).file === undefined)
    .flatMap(({ text, offsetAt }) =>
      drawDiagram(text).problems.map(({ offset, message, fix }) =>
        findingAt(page, offsetAt(offset), { rule: "diagram", message: wordsToTokens(message), fix }),
      ),
    );
}
