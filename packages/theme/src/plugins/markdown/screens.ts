import type { PageValues } from "docusaurus-waymark-core/facts/readerValues";
import { isScreen, readScreen, type ScreenDrawing } from "docusaurus-waymark-core/facts/readScreen";
import { jsxAttribute, nodesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { findingAtNode } from "docusaurus-waymark-core/parse";
import { readerParts } from "docusaurus-waymark-core/values/readerPlaces";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { WriterError } from "docusaurus-waymark-core/report";

/**
 * Remark rule: `<Screen dialog>` gets what it draws, from the facts. Values that a reader can fill in are marked.
 *
 * @throws WriterError for a dialog, field, choice or button that does not exist
 */
export function remarkScreens({ siteDir }: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const { values = {} } = (file.data["frontMatter"] ?? {}) as { readonly values?: PageValues };
    const page = { path: pathFrom(siteDir, file.path) };
    for (const node of nodesBelow(root).filter(isScreen)) {
      const read = readScreen(node);
      if (!("title" in read))
        throw new WriterError(
          read.map(({ message, fix }) => findingAtNode(page, node, { rule: "screen", message, fix })),
        );
      node.attributes = [jsxAttribute("drawing", JSON.stringify(withParts(read, values)))];
    }
  };
}

function withParts(drawing: ScreenDrawing, values: PageValues): ScreenDrawing {
  const fields = drawing.fields.map((field) => {
    const parts = readerParts({ text: field.value, language: "inline" }, values);
    return parts.length === 1 ? field : { ...field, parts };
  });
  return { ...drawing, fields };
}
