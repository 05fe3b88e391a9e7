import path from "node:path";
import { nearest } from "../../../src/lib/nearest";
import { tokenPattern } from "../../../src/product/resolve";
import type { Finding } from "../../report";
import { nodesOf, replacing, unmask, type Page } from "../parse";
import { offsetOf, placeOf, placeOfText } from "../parse/place";
import { isJsx, stringAttribute, type MdNode } from "../parse/tree";
import type { Site } from "../site";
import type { AnalyzedPage, ImageAt, SiteRule } from "./rule";

/** The address of a picture with a token depends on the identity. */
const TOKEN = new RegExp(tokenPattern());

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

/** Every picture says in words what it shows, exists, and is small enough to load. */
export const imageRule: SiteRule = (_pages, files, selected) => {
  return selected.flatMap((page) =>
    page.images.flatMap((image) => [...altFindings(page, image), ...fileFindings(page, image, files)]),
  );
};

/** Alternative texts that say only what everybody knows. */
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
  const { src, srcAt, isCode, isElement } = image;
  const at = { path: page.path, ...srcAt, rule: "image-file" };
  if (/^(?:[a-z]+:|\/\/)/i.test(src)) return [src.startsWith("data:") ? inAddress(at) : elsewhere(at)];
  if (TOKEN.test(src)) return [];
  if (src === "") {
    const message = isCode ? "The image address is code." : "The image has no address.";
    const fix = "write ![what it shows](./name.png) for a file beside the page.";
    return [{ ...at, message, fix }];
  }
  if (/#gh-(?:dark|light)-mode-only$/.test(src)) return [themed(at)];
  if (isElement === true && !src.startsWith("/")) return [relativeElement(at, image)];
  const name = fileName(src);
  if (name === undefined) {
    const message = `"${src}" is not an address: a "%" in it begins no escape.`;
    return [{ ...at, message, fix: 'write "%25" for a percent sign.' }];
  }
  if (!isPicture(name)) {
    const message = `"${src}" is not an image.`;
    const fix = "write the path of a PNG, JPEG, GIF, WebP, AVIF or SVG file, or a link.";
    return [{ ...at, message, fix }];
  }
  const size = name.startsWith("/") ? files.staticFiles.get(name) : files.sizeOf(fileOf(page, name));
  if (size === undefined) return [missing(page, { src: name, srcAt }, files)];
  if (size <= MAX_IMAGE_BYTES) return [];
  const message = `The image is ${Math.ceil(size / 1000)} kB.`;
  const fix = `save it in at most ${MAX_IMAGE_BYTES / 1000} kB.`;
  return [{ path: page.path, ...srcAt, rule: "image-size", message, fix }];
}

/** The path of an address, decoded; undefined where a "%" begins no escape. */
function fileName(src: string): string | undefined {
  try {
    return decodeURIComponent(src.replace(/[?#].*$/s, ""));
  } catch {
    return undefined;
  }
}

/** Only images of Markdown are looked for beside the page. */
function relativeElement(at: Omit<Finding, "message" | "fix">, { src, alt }: ImageAt): Finding {
  const message = "An element <img> cannot show a file beside the page.";
  return { ...at, message, fix: `write ![${alt}](${src}).` };
}

function missing(
  page: AnalyzedPage,
  { src, srcAt }: Pick<ImageAt, "src" | "srcAt">,
  { staticFiles, namesIn, sizeOf }: Site,
): Finding {
  const file = src.startsWith("/") ? `static${src}` : fileOf(page, src);
  const name = nearest(path.posix.basename(src), namesIn(path.posix.dirname(file)).filter(isPicture));
  const near =
    (name && src.slice(0, src.lastIndexOf("/") + 1) + name) ??
    elsewhereIn(page, src, sizeOf) ??
    nearest(src, staticFiles.keys());
  const fix = near ? `write "${near}".` : `put the file at ${file}.`;
  const message = `There is no image "${src}".`;
  const edit = replacing(page.text, offsetOf(page.text, { position: { start: srcAt } }), src, near);
  return { path: page.path, ...srcAt, rule: "image-file", message, fix, ...edit };
}

/** The same file as a path that was given from the root of the project, with backslashes, or from a folder above. */
function elsewhereIn(page: AnalyzedPage, src: string, sizeOf: Site["sizeOf"]): string | undefined {
  const folder = path.posix.dirname(page.path);
  const plain = src.replaceAll("\\", "/");
  const above = folder.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  const found = [".", folder, ...above]
    .map((base) => path.posix.join(base, plain))
    .find((file) => !file.startsWith("..") && sizeOf(file) !== undefined);
  if (found === undefined) return undefined;
  const relative = path.posix.relative(folder, found);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** Marks of GitHub, which Docusaurus reads too. */
function themed(at: Omit<Finding, "message" | "fix">): Finding {
  const message = "This site shows the same image in both themes.";
  const fix = "write one image without the mark, or <Diagram>, whose colors follow the theme.";
  return { ...at, message, fix };
}

/** An image in the text loads again with every page and every copy of its text. */
function inAddress(at: Omit<Finding, "message" | "fix">): Finding {
  const message = "The image is written into its address.";
  return { ...at, message, fix: 'save it as a file beside the page, and write "./name.png".' };
}

/** Readers load nothing from other sites. */
function elsewhere(at: Omit<Finding, "message" | "fix">): Finding {
  const message = "Pages cannot show images from other sites.";
  return {
    ...at,
    message,
    fix: 'save the image beside the page, and write "./name.png".',
  };
}

/** True if a name is that of an image. */
export function isPicture(name: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name);
}

/** Path of an image from the project root. */
function fileOf(page: AnalyzedPage, src: string): string {
  if (src.startsWith("@site/")) return src.slice("@site/".length);
  return path.posix.join(path.posix.dirname(page.path), src);
}
