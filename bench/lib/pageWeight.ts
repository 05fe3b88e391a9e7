import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Parser } from "htmlparser2";

/** What a page is made of and asks for before a reader does anything; addresses as in its HTML. */
export interface PageParts {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly sheets: readonly string[];
  /** Texts of the style sheets that it carries. */
  readonly inlineSheets: readonly string[];
  readonly fonts: readonly string[];
  readonly images: readonly string[];
  /** Loaded at the first sign of intent. */
  readonly application: readonly string[];
  /** Elements inside `pre`, and characters there. */
  readonly code: { readonly elements: number; readonly length: number };
}

export function partsOf(html: string): PageParts {
  const lists = {
    scripts: [],
    inlineScripts: [],
    sheets: [],
    inlineSheets: [],
    fonts: [],
    images: [],
  } as Record<"scripts" | "inlineScripts" | "sheets" | "inlineSheets" | "fonts" | "images", string[]>;
  let [application, text]: [string[], string] = [[], ""];
  const code = { elements: 0, length: 0, depth: 0 };
  let current: Record<string, string> = {};
  const parser = new Parser({
    onopentag(name, attributes) {
      if (code.depth > 0) code.elements += 1;
      if (name === "pre") code.depth += 1;
      [current, text] = [attributes, ""];
      const { rel, as, href = "", src = "" } = attributes;
      if (name === "script" && src) lists.scripts.push(src);
      if (name === "link" && rel === "stylesheet") lists.sheets.push(href);
      if (name === "link" && rel === "preload" && as === "font") lists.fonts.push(href);
      if (name === "img") lists.images.push(src);
    },
    ontext(part) {
      text += part;
      if (code.depth > 0) code.length += part.length;
    },
    onclosetag(name) {
      if (name === "pre") code.depth -= 1;
      if (name === "style") lists.inlineSheets.push(text);
      if (name !== "script") return;
      if (current["id"] === "app-scripts") application = JSON.parse(text) as string[];
      else if (text && !current["type"]) lists.inlineScripts.push(text);
    },
  });
  parser.end(html);
  return { html, ...lists, application, code };
}

/** Bytes of a page after Brotli 11; fonts and images as they are. */
export interface PageWeight {
  /** Scripts that run before a reader shows intent, inline ones too. */
  readonly scriptBeforeIntent: number;
  /** The application: the scripts that the page lists for the early script. */
  readonly application: number;
  readonly css: number;
  readonly fonts: number;
  /** Everything that the page asks for before it is loaded. */
  readonly beforeLoad: number;
}

/** Weighs a page of a built site. */
export function weightOf(build: string, parts: PageParts): PageWeight {
  const bytes = (addresses: readonly string[], size: (body: Buffer) => number): number =>
    sum(addresses.map((address) => size(fs.readFileSync(path.join(build, address)))));
  const early = bytes(earlyScripts(parts), compressed);
  const linked = bytes(parts.sheets, compressed);
  const fonts = bytes(parts.fonts, asIs);
  return {
    scriptBeforeIntent: early + compressed(parts.inlineScripts.join("\n")),
    application: bytes(parts.application, compressed),
    css: linked + sum(parts.inlineSheets.map(compressed)),
    fonts,
    beforeLoad: compressed(parts.html) + early + linked + fonts + bytes(parts.images, asIs),
  };
}

/** What a page loads once it is painted: the script in the head names it. */
export function earlyScripts({ inlineScripts }: PageParts): readonly string[] {
  return inlineScripts.join("\n").match(/(?<=")[^"]*\/early\.[^"]+\.js/g) ?? [];
}

function compressed(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

function asIs(body: Buffer): number {
  return body.length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
