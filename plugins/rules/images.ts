import path from "node:path";
import { nearest } from "../../src/lib/nearest";
import { findingAtNode, findingAtText, unmask, type Page } from "../page";
import { isJsx, stringAttribute, walk, type MdNode } from "../remark/tree";
import type { Finding } from "../report";
import type { Site } from "./site";

/** Bytes; a larger picture keeps readers on slow lines waiting. */
const LARGEST = 300_000;

interface Image {
  readonly node: MdNode;
  readonly alt: string;
  readonly src: string;
}

/** Every picture says in words what it shows, exists, and is small enough to load. */
export function imageRule(_pages: readonly Page[], files: Site, asked: readonly Page[]): Finding[] {
  return asked.flatMap((page) =>
    imagesOf(page).flatMap((image) => [...altFindings(page, image), ...fileFindings(page, image, files)]),
  );
}

function imagesOf(page: Page): Image[] {
  return [...walk(page.root)].flatMap((node) => {
    if (node.type === "image") {
      const { url = "" } = node as { url?: string };
      return [{ node, alt: node.alt ?? "", src: unmask(url) }];
    }
    if (!isJsx(node) || node.name !== "img") return [];
    return [{ node, alt: stringAttribute(node, "alt") ?? "", src: stringAttribute(node, "src") ?? "" }];
  });
}

function altFindings(page: Page, { node, alt }: Image): Finding[] {
  if (alt.trim() !== "") return [];
  const message = "The image has no alternative text.";
  const fix = "say between the brackets what the image shows.";
  return [findingAtNode(page, node, { rule: "image-text", message, fix })];
}

function fileFindings(page: Page, { node, src }: Image, files: Site): Finding[] {
  if (/^[a-z]+:/i.test(src) || src.includes("{{")) return [];
  const size = src.startsWith("/") ? files.staticFiles.get(src) : files.sizeOf(beside(page, src));
  if (size === undefined) return [missing(page, node, src, files)];
  if (size <= LARGEST) return [];
  const message = `The image has ${Math.ceil(size / 1000)} kB.`;
  const fix = `save it with at most ${LARGEST / 1000} kB.`;
  return [findingAtText(page, node, src, { rule: "image-size", message, fix })];
}

function missing(page: Page, node: MdNode, src: string, { staticFiles }: Site): Finding {
  const near = nearest(src, staticFiles.keys());
  const fix = near
    ? `write "${near}".`
    : `put the file at ${src.startsWith("/") ? `static${src}` : beside(page, src)}.`;
  return findingAtText(page, node, src, { rule: "image-file", message: `There is no image "${src}".`, fix });
}

function beside(page: Page, src: string): string {
  return path.posix.join(path.posix.dirname(page.path), src);
}
