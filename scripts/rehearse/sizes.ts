import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Files of one kind in a build. Sizes in bytes, `brotli` with the default quality 11, each file compressed by itself. */
export interface KindSize {
  readonly files: number;
  readonly raw: number;
  readonly brotli: number;
}

export interface BuildSize {
  readonly js: KindSize;
  readonly css: KindSize;
  /** Pages, uncompressed only. */
  readonly html: Omit<KindSize, "brotli">;
}

/** Measures scripts, styles and pages of a build; undefined when there is none. */
export function measureBuild(folder: string): BuildSize | undefined {
  if (!fs.existsSync(folder)) return undefined;
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = (ending: string): Buffer[] =>
    names.filter((name) => name.endsWith(ending)).map((name) => fs.readFileSync(path.join(folder, name)));
  const [js, css, html] = [texts(".js"), texts(".css"), texts(".html")];
  return { js: kindSize(js), css: kindSize(css), html: { files: html.length, raw: total(html) } };
}

function kindSize(texts: readonly Buffer[]): KindSize {
  const brotli = total(texts.map((text) => brotliCompressSync(text)));
  return { files: texts.length, raw: total(texts), brotli };
}

function total(texts: readonly Buffer[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
