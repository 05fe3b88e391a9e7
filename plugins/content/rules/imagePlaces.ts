import { findingAtText, nodesOf, unmask, type Page } from "../parse";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";
import type { ImageAt, Place } from "./rule";

/** All pictures of a page. */
export function imagesOf(page: Page): ImageAt[] {
  return nodesOf(page).flatMap((node) => {
    if (node.type === "image") {
      const { url = "" } = node as { url?: string };
      return [imageAt(page, node, node.alt ?? "", unmask(url))];
    }
    if (!isJsx(node) || node.name !== "img") return [];
    const src = node.attributes?.find(({ name }) => name === "src")?.value;
    const isCode = typeof src === "object" && src !== null;
    const alt = stringAttribute(node, "alt") ?? "";
    return [{ ...imageAt(page, node, alt, isCode ? "" : (src ?? "")), isCode }];
  });
}

function imageAt(page: Page, node: MdNode, alt: string, src: string): ImageAt {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { alt, src, line, column, srcAt: placeOfText(page, node, src) };
}

/** Where a finding about a text inside a node stands. */
export function placeOfText(page: Page, node: MdNode, text: string): Place {
  const { line, column } = findingAtText(page, node, text, { rule: "", message: "", fix: "" });
  return { line, column };
}
