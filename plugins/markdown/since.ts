import { nodesBelow, type MdNode } from "../content/parse/tree";

/** Remark rule: tells `<Since>` where it stands as a block, which is another element than one in a line. */
export function remarkSince() {
  return (root: MdNode): void => {
    for (const node of nodesBelow(root))
      if (node.type === "mdxJsxFlowElement" && node.name === "Since")
        node.attributes?.push({ type: "mdxJsxAttribute", name: "block", value: null });
  };
}
