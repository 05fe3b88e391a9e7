import { isJsx, stringAttribute, type MdNode } from "../content/parse/tree";

/** CSS pixels. Narrower pictures are always shown in full size, since no supported screen is narrower. */
const MAX_INLINE_WIDTH_PX = 360;

/**
 * Remark rule: a picture that is alone in its paragraph can be opened in full size (`src/mdx/Picture.tsx`). It runs
 * after Docusaurus has converted Markdown images to `<img>` with their size; images of unknown size are not
 * changed.
 */
export function remarkPictures() {
  return (root: MdNode): void => {
    replaceImages(root);
  };
}

function replaceImages(parent: MdNode): void {
  parent.children?.forEach((node, index, siblings) => {
    const picture = toPicture(node);
    if (picture) siblings[index] = picture;
    else replaceImages(node);
  });
}

function toPicture({ type, children = [] }: MdNode): MdNode | undefined {
  const [image, ...rest] = children;
  if (type !== "paragraph" || !image || rest.length > 0) return undefined;
  if (!isJsx(image) || image.name !== "img") return undefined;
  if (Number(stringAttribute(image, "width") ?? 0) <= MAX_INLINE_WIDTH_PX) return undefined;
  return { ...image, type: "mdxJsxFlowElement", name: "Picture" };
}
