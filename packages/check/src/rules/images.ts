import path from "node:path";
import { percentDecode } from "docusaurus-waymark-core/lib/percentDecode";
import { tokenPattern } from "docusaurus-waymark-core/product/resolve";
import type { Finding } from "docusaurus-waymark-core/report";
import { nodesOf, unmask, type Page } from "docusaurus-waymark-core/parse";
import { placeOf, placeOfText } from "docusaurus-waymark-core/parse/place";
import { isJsx, stringAttribute, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Site } from "docusaurus-waymark-core/content/site";
import type { AnalyzedPage, ImageAt, SiteRule } from "docusaurus-waymark-core/rules/rule";

/** The address of a picture with a token depends on the identity. */
const TOKEN = new RegExp(tokenPattern());

/** How files of pictures begin, by the ending of their names; a drawing is a text that also has its end. */
const BEGINS: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG/,
  jpg: /^\xFF\xD8/,
  jpeg: /^\xFF\xD8/,
  gif: /^GIF8/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp/s,
  svg: /<svg\b(?:[^<>]*\/>|[^]*<\/svg)/,
};

/** A larger picture loads too slowly on slow connections. */
const MAX_IMAGE_BYTES = 300_000;

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
    return [{ ...imageAt(page, node, alt, isCode ? "" : (src ?? "")), isCode, isElement: true }];
  });
}

function imageAt(page: Page, node: MdNode, alt: string, src: string): ImageAt {
  return { alt, src, ...placeOf(node), srcAt: placeOfText(page, node, src) };
}

/** Finds images without a text, images that do not exist, and images that are too large. */
export const imageRule: SiteRule = (_pages, files, selected) => {
  return selected.flatMap((page) =>
    page.images.flatMap((image) => [...altFindings(page, image), ...fileFindings(page, image, files)]),
  );
};

/** Alt texts without information, such as "image". */
const VAGUE_ALT = /^(?:an? |the )?(?:alt|image|img|picture|photo|screenshot)$/i;

function altFindings(page: AnalyzedPage, { alt, src, line, column }: ImageAt): Finding[] {
  const [text, isEmpty] = [alt.trim(), alt.trim() === ""];
  if (!isEmpty && !VAGUE_ALT.test(text) && text !== path.posix.basename(src)) return [];
  const message = isEmpty
    ? "The image has no alternative text."
    : `The alternative text "${text}" does not say what the image shows.`;
  const fix = "write what the image shows between the brackets.";
  return [
    { path: page.path, line, column, rule: "image-text", message, fix, ...(!isEmpty && { advice: true }) },
  ];
}

function fileFindings(page: AnalyzedPage, image: ImageAt, files: Site): Finding[] {
  const { src, srcAt, alt, isCode, isElement } = image;
  const finding = (message: string, fix: string): Finding[] => [
    { path: page.path, ...srcAt, rule: "image-file", message, fix },
  ];
  if (/^(?:[a-z]+:|\/\/)/i.test(src))
    return finding(
      "Pages cannot show images from other sites.",
      'save the image beside the page, and write "./name.png".',
    );
  if (TOKEN.test(src)) return [];
  if (src === "")
    return finding(
      isCode ? "The image address is code." : "The image has no address.",
      "write ![what it shows](./name.png) for a file beside the page.",
    );
  // Docusaurus reads these marks of GitHub too.
  if (/#gh-(?:dark|light)-mode-only$/.test(src))
    return finding(
      "This site shows the same image in both themes.",
      "write one image without the mark, or <Diagram>, whose colors follow the theme.",
    );
  // Only images of Markdown are looked for beside the page.
  if (isElement === true && !src.startsWith("/"))
    return finding("An element <img> cannot show a file beside the page.", `write ![${alt}](${src}).`);
  const name = percentDecode(src.replace(/[?#].*$/s, ""));
  const size = isPicture(name) ? sizeOf(page, name, files) : undefined;
  if (size === undefined)
    return finding(
      `There is no image "${src}".`,
      isPicture(name)
        ? `put the file at ${fileOf(page, name)}.`
        : "write the path of a PNG, JPEG, GIF, WebP, AVIF or SVG file, or a link.",
    );
  const ending = (/\.(\w+)$/.exec(name)?.[1] ?? "").toLowerCase();
  const file = fileOf(page, name);
  const text = ending === "svg" ? files.textOf(file) : undefined;
  if (!BEGINS[ending]?.test(text ?? files.beginOf(file)))
    return finding(
      `The file of "${src}" is not in ${ending.toUpperCase()} format.`,
      "save the picture again, with the ending of its kind.",
    );
  if (size <= MAX_IMAGE_BYTES) return [];
  const message = `The image is ${Math.ceil(size / 1000)} kB.`;
  const fix = `save it in at most ${MAX_IMAGE_BYTES / 1000} kB.`;
  return [{ path: page.path, ...srcAt, rule: "image-size", message, fix }];
}

function sizeOf(page: AnalyzedPage, name: string, files: Site): number | undefined {
  return name.startsWith("/") ? files.staticFiles.get(name) : files.sizeOf(fileOf(page, name));
}

/** True if a name is that of an image. */
export function isPicture(name: string): boolean {
  return new RegExp(`\\.(?:${Object.keys(BEGINS).join("|")})$`, "i").test(name);
}

/** Path of an image from the project root. */
function fileOf(page: AnalyzedPage, src: string): string {
  if (src.startsWith("/")) return `static${src}`;
  if (src.startsWith("@site/")) return src.slice("@site/".length);
  return path.posix.join(path.posix.dirname(page.path), src);
}
