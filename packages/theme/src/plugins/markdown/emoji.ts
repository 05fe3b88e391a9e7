import type { MdNode } from "docusaurus-waymark-core/parse/tree";

/** A name of an emoji between colons that is a part of something longer: `root:x:0:0`, `10:100:200`. */
const INNER_NAME = /(?<=[\w:]:)(?=[\w+-]+:)|(?<=:)(?=[\w+-]+:[\w:])/g;

/**
 * Remark rule: cuts texts so that Docusaurus, which looks for the name of an emoji in each piece, finds none inside of a longer
 * word.
 */
export function remarkLiteralColons() {
  return (root: MdNode): void => cutTexts(root);
}

function cutTexts(parent: MdNode): void {
  parent.children?.forEach(cutTexts);
  if (!parent.children?.some(hasInnerName)) return;
  parent.children = parent.children.flatMap((node): MdNode[] =>
    hasInnerName(node)
      ? (node.value ?? "")
          .split(INNER_NAME)
          .map((value) => ({ type: "text", value, position: node.position }))
      : [node],
  );
}

function hasInnerName({ type, value = "" }: MdNode): boolean {
  return type === "text" && value.includes(":") && value.search(INNER_NAME) !== -1;
}
