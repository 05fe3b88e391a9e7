import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { BUDGETS, ELEMENTS_OF_CODE } from "./budgets";

const BUILD = path.resolve("build");

/** What a page is made of and asks for before a reader does anything; addresses as in its HTML. */
interface Parts {
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

function partsOf(html: string): Parts {
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

const compressed = (text: string | Buffer): number => brotliCompressSync(text).length;
const fileOf = (address: string): Buffer => fs.readFileSync(path.join(BUILD, address));
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const weigh = (addresses: readonly string[], size: (body: Buffer) => number): number =>
  sum(addresses.map((address) => size(fileOf(address))));
const asIs = (body: Buffer): number => body.length;

/** What a page loads once it is painted: the script in the head names it. */
const earlyScripts = ({ inlineScripts }: Parts): readonly string[] =>
  inlineScripts.join("\n").match(/(?<=")[^"]*\/early\.[^"]+\.js/g) ?? [];

/** Sizes of a page by the names of the budgets. */
function weightOf(parts: Parts): Record<keyof typeof BUDGETS, number> {
  const early = weigh(earlyScripts(parts), compressed);
  const linked = weigh(parts.sheets, compressed);
  const fonts = weigh(parts.fonts, asIs);
  return {
    scriptBeforeIntent: early + compressed(parts.inlineScripts.join("\n")),
    application: weigh(parts.application, compressed),
    css: linked + sum(parts.inlineSheets.map(compressed)),
    fonts,
    home: compressed(parts.html) + early + linked + fonts + weigh(parts.images, asIs),
  };
}

const pages = fs
  .readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .sort();
const read = (page: string): Parts => partsOf(fs.readFileSync(path.join(BUILD, page), "utf8"));

test.each(["index.html", "how-to/cli.html", "api/resources/setup-keys.html"])(
  "%s keeps to the budgets of test/built/budgets.ts",
  (page) => {
    const parts = read(page);
    expect(parts.scripts).toEqual([]);
    expect(
      [earlyScripts(parts), [...parts.sheets, ...parts.inlineSheets], parts.fonts].map((list) => list.length),
    ).toEqual([1, 1, 1]);
    expect(parts.application).toHaveLength(2);
    const weight = weightOf(parts);
    const over = Object.entries(BUDGETS)
      .map(([name, budget]) => ({ name, budget, size: weight[name as keyof typeof BUDGETS] }))
      .filter(({ name, budget, size }) => size > budget && (name !== "home" || page === "index.html"))
      .map(
        ({ name, budget, size }) => `${page}: ${name} weighs ${size} bytes, ${size - budget} over ${budget}.`,
      );
    expect(over).toEqual([]);
  },
);

test("a page links to the style sheet, or carries it when it is too long for the first packets", () => {
  expect(read("index.html").sheets).toHaveLength(1);
  const [sheet] = read("how-to/cli.html").inlineSheets;
  expect(sheet).toBe(fileOf(read("index.html").sheets[0] ?? "").toString());
});

test("code takes few elements: one for a group of tokens, not for each", () => {
  const all = pages.map((page) => ({ page, code: read(page).code }));
  expect(Math.max(...all.map(({ code }) => code.length))).toBeGreaterThan(20_000);
  const heavy = all
    .filter(({ code }) => code.length > 5_000)
    .map(({ page, code }) => ({ page, density: (1_000 * code.elements) / code.length }))
    .filter(({ density }) => density > ELEMENTS_OF_CODE)
    .map(({ page, density }) => `${page}: ${density.toFixed(0)} elements for each 1,000 characters of code.`);
  expect(heavy).toEqual([]);
});
