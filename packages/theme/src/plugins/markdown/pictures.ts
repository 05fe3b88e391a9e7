import { decodeEntities } from "docusaurus-waymark-core/lib/escapeHtml";
import {
  isJsx,
  nodesBelow,
  stringAttribute,
  type MdAttribute,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";

/** CSS pixels. Narrower pictures are always shown in full size, since no supported screen is narrower. */
const MAX_INLINE_WIDTH_PX = 360;

/**
 * Remark rule: a picture that is alone in its paragraph can be opened in full size (`packages/theme/src/mdx/Picture.tsx`). It runs
 * after Docusaurus has converted Markdown images to `<img>` with their size; images of unknown size are not
 * changed.
 */
export function remarkPictures() {
  return (root: MdNode): void => {
    for (const node of nodesBelow(root)) if (isConverted(node)) node.attributes?.forEach(unescape);
    replaceImages(root);
  };
}

/** An image or a link to a file, whose address Docusaurus has made a call of `require`. */
function isConverted(node: MdNode): boolean {
  const isLoaded = ({ name, value }: MdAttribute): boolean =>
    /^(?:src|href)$/.test(name ?? "") &&
    typeof value === "object" &&
    value?.value.startsWith("require(") === true;
  return isJsx(node) && node.attributes?.some(isLoaded) === true;
}

/** Docusaurus escapes texts of images for HTML, and the build does it once more. */
function unescape(attribute: MdAttribute): void {
  if (!/^(?:alt|title)$/.test(attribute.name ?? "") || typeof attribute.value !== "string") return;
  attribute.value = decodeEntities(attribute.value);
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
