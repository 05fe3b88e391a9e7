import path from "node:path";
import { nearest } from "../../../src/lib/nearest";
import { tokenPattern } from "../../../src/product/resolve";
import type { Finding } from "../../report";
import { replacing } from "../parse";
import { offsetOf } from "../parse/place";
import type { Site } from "../site";
import type { AnalyzedPage, ImageAt, SiteRule } from "./rule";

/** The address of a picture with a token depends on the identity. */
const TOKEN = new RegExp(tokenPattern());

/** Bytes; a larger picture keeps readers on slow lines waiting. */
const LARGEST = 300_000;

/** Every picture says in words what it shows, exists, and is small enough to load. */
export const imageRule: SiteRule = (_pages, files, asked) => {
  return asked.flatMap((page) =>
    page.images.flatMap((image) => [...altFindings(page, image), ...fileFindings(page, image, files)]),
  );
};

function altFindings(page: AnalyzedPage, { alt, line, column }: ImageAt): Finding[] {
  if (alt.trim() !== "") return [];
  const message = "The image has no alternative text.";
  const fix = "say between the brackets what the image shows.";
  return [{ path: page.path, line, column, rule: "image-text", message, fix }];
}

function fileFindings(page: AnalyzedPage, { src, srcAt }: ImageAt, files: Site): Finding[] {
  if (/^[a-z]+:/i.test(src) || TOKEN.test(src)) return [];
  const size = src.startsWith("/") ? files.staticFiles.get(src) : files.sizeOf(beside(page, src));
  if (size === undefined) return [missing(page, { src, srcAt }, files)];
  if (size <= LARGEST) return [];
  const message = `The image has ${Math.ceil(size / 1000)} kB.`;
  const fix = `save it with at most ${LARGEST / 1000} kB.`;
  return [{ path: page.path, ...srcAt, rule: "image-size", message, fix }];
}

function missing(
  page: AnalyzedPage,
  { src, srcAt }: Pick<ImageAt, "src" | "srcAt">,
  { staticFiles }: Site,
): Finding {
  const near = nearest(src, staticFiles.keys());
  const fix = near
    ? `write "${near}".`
    : `put the file at ${src.startsWith("/") ? `static${src}` : beside(page, src)}.`;
  const message = `There is no image "${src}".`;
  const edit = replacing(page.text, offsetOf(page.text, { position: { start: srcAt } }), src, near);
  return { path: page.path, ...srcAt, rule: "image-file", message, fix, ...edit };
}

function beside(page: AnalyzedPage, src: string): string {
  return path.posix.join(path.posix.dirname(page.path), src);
}
