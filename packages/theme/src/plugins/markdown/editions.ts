import { features } from "docusaurus-waymark-core/facts/editions";
import {
  isJsx,
  jsxAttribute,
  nodesBelow,
  stringAttribute,
  type MdFile,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";

/**
 * Remark rule: `<Edition feature>` gets the editions of the feature, and a page with `feature` in its front matter gets the line
 * under the title. An unknown feature has a finding of the rule `feature`.
 */
export function remarkEditions() {
  return (root: MdNode, file: MdFile): void => {
    const { feature } = (file.data["frontMatter"] ?? {}) as { readonly feature?: string };
    if (feature !== undefined)
      root.children?.unshift({
        type: "mdxJsxFlowElement",
        name: "Edition",
        attributes: [jsxAttribute("feature", feature), jsxAttribute("line", null)],
        children: [],
      });
    for (const node of nodesBelow(root)) if (isJsx(node) && node.name === "Edition") addEditions(node);
  };
}

function addEditions(node: MdNode): void {
  const feature = features().get(stringAttribute(node, "feature") ?? "");
  if (feature === undefined) return;
  const { cloud, selfHosted, role, state, since } = feature;
  for (const [name, value] of Object.entries({ cloud, selfHosted, role, state, since }))
    if (value !== undefined) node.attributes?.push(jsxAttribute(name, value));
}
