import { isScreen, readScreen } from "docusaurus-waymark-core/facts/readScreen";
import { jsxAttribute, nodesBelow, type MdFile, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { findingAtNode } from "docusaurus-waymark-core/parse";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { WriterError } from "docusaurus-waymark-core/report";

/**
 * Remark rule: `<Screen dialog>` gets what it draws, from the facts.
 *
 * @throws WriterError for a dialog, field, choice or button that does not exist
 */
export function remarkScreens({ siteDir }: { readonly siteDir: string }) {
  return (root: MdNode, file: MdFile): void => {
    const page = { path: pathFrom(siteDir, file.path) };
    for (const node of nodesBelow(root).filter(isScreen)) {
      const read = readScreen(node);
      if (!("title" in read))
        throw new WriterError(
          read.map(({ message, fix }) => findingAtNode(page, node, { rule: "screen", message, fix })),
        );
      node.attributes = [jsxAttribute("drawing", JSON.stringify(read))];
    }
  };
}
