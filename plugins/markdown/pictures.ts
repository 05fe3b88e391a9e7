import { isJsx, stringAttribute, type MdNode } from "../content/parse/tree";

/** CSS pixels; a narrower picture is shown in full on every screen that is not smaller than a phone. */
const SHOWN_IN_FULL = 360;

/**
 * Remark rule: a picture that is the only thing in its paragraph opens large (`src/mdx/Picture.tsx`). Runs after Docusaurus
 * has made `<img>` with its size of every image of Markdown; one whose size is not known stays what it is.
 */
export function remarkPictures() {
  return (root: MdNode): void => {
    replaceBelow(root);
  };
}

function replaceBelow(parent: MdNode): void {
  parent.children?.forEach((node, index, siblings) => {
    const picture = pictureOf(node);
    if (picture) siblings[index] = picture;
    else replaceBelow(node);
  });
}

function pictureOf({ type, children = [] }: MdNode): MdNode | undefined {
  const [image, ...rest] = children;
  if (type !== "paragraph" || !image || rest.length > 0) return undefined;
  if (!isJsx(image) || image.name !== "img") return undefined;
  if (Number(stringAttribute(image, "width") ?? 0) <= SHOWN_IN_FULL) return undefined;
  return { ...image, type: "mdxJsxFlowElement", name: "Picture" };
}
