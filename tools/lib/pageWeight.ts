import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { attribute, elementsOf, parseHtml, textOf } from "docusaurus-waymark-core/build/html";

/** The resources of a page that load before the reader does anything; addresses as in its HTML. */
export interface PageParts {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  readonly images: readonly string[];
  /** Loaded at the first sign of intent. */
  readonly application: readonly string[];
}

export function readPageParts(html: string): PageParts {
  const page = parseHtml(html);
  const values = (name: string, property: string): string[] =>
    elementsOf(page, name).flatMap((element) => attribute(element, property) ?? []);
  const links = elementsOf(page, "link").map((link) => ({
    rel: attribute(link, "rel"),
    as: attribute(link, "as"),
    href: attribute(link, "href") ?? "",
  }));
  const inline = elementsOf(page, "script").filter((script) => attribute(script, "src") === undefined);
  const list = inline.find((script) => attribute(script, "id") === "app-scripts");
  const inlineScripts = inline
    .filter((script) => script !== list && attribute(script, "type") === undefined)
    .map(textOf)
    .filter((text) => text !== "");
  return {
    html,
    scripts: values("script", "src"),
    inlineScripts,
    sheets: links.filter(({ rel }) => rel === "stylesheet").map(({ href }) => href),
    fonts: links.filter(({ rel, as }) => rel === "preload" && as === "font").map(({ href }) => href),
    images: values("img", "src"),
    application: list ? [...namedIn(inlineScripts, "react"), ...(JSON.parse(textOf(list)) as string[])] : [],
  };
}

/** Bytes of a page after Brotli 11; fonts and images uncompressed. */
export interface PageWeight {
  /** Scripts that run before a reader shows intent, inline ones too. */
  readonly scriptBeforeIntent: number;
  /** The application: React, and the scripts that the page lists for the early script. */
  readonly application: number;
  readonly css: number;
  /** Everything that the page asks for before it is loaded. */
  readonly beforeLoad: number;
}

/** Computes the weight of a page of a built site. */
export function weighPage(build: string, parts: PageParts): PageWeight {
  const bytes = (addresses: readonly string[], sizeOf: (file: string) => number): number =>
    sum(addresses.map((address) => sizeOf(path.join(build, address))));
  const early = bytes(earlyScripts(parts), compressedSize);
  const linked = bytes(parts.sheets, compressedSize);
  const fonts = bytes(parts.fonts, rawSize);
  return {
    scriptBeforeIntent: early + brotliSize(parts.inlineScripts.join("\n")),
    application: bytes(parts.application, compressedSize),
    css: linked,
    beforeLoad: brotliSize(parts.html) + early + linked + fonts + bytes(parts.images, rawSize),
  };
}

/** Scripts that a page loads after its first paint; the inline script in the head names them. */
export function earlyScripts({ inlineScripts }: PageParts): readonly string[] {
  return namedIn(inlineScripts, "early");
}

/** Addresses of the script with a name that inline scripts load. */
function namedIn(inlineScripts: readonly string[], name: string): readonly string[] {
  return inlineScripts.join("\n").match(new RegExp(`(?<=")[^"]*/${name}\\.[^"]+\\.js`, "g")) ?? [];
}

/** Bytes of a text after Brotli with the highest quality, which is the default. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/** Bytes of a script or style sheet after Brotli: of the copy that the build made with the highest quality, if there is one. */
export function compressedSize(file: string): number {
  const copy = `${file}.br`;
  return fs.existsSync(copy) ? rawSize(copy) : brotliSize(fs.readFileSync(file));
}

function rawSize(file: string): number {
  return fs.statSync(file).size;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
