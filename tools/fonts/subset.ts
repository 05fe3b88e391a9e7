import fs from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const WHOLE = path.resolve(
  __dirname,
  "../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
);

/** Weights of the site's sheets, `bold` included. */
const WEIGHTS = { min: 400, max: 700 };

/** OpenType features that pages use, or that space letters correctly. */
const FEATURES = ["kern", "tnum", "calt", "ccmp", "mark", "liga"];

/** The face that is cut out of the whole font, as `packages/theme/src/css/fonts.css` names it. */
const CUT_FACE = "./fonts/geist.woff2";

const FACE = /@font-face\s*\{([^}]*)\}/g;
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

/**
 * Code points of each face of a style sheet by the address of its file; a face without a `unicode-range` has none
 * (CSS Fonts 4, section 4.5).
 */
export function rangesOf(css: string): ReadonlyMap<string, readonly number[]> {
  return new Map(
    [...css.matchAll(FACE)].map(([, face = ""]) => {
      const ranges = /unicode-range:([^;]*)/.exec(face)?.[1] ?? "";
      const points = [...ranges.matchAll(RANGE)].flatMap(([, from = "", to = from]) =>
        pointsBetween(parseInt(from, 16), parseInt(to, 16)),
      );
      return [/url\("([^"]*)"\)/.exec(face)?.[1] ?? "", points];
    }),
  );
}

function pointsBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/**
 * Cuts the site's font: the characters that a style sheet gives to its face, in the weights and with the features that
 * pages use.
 *
 * @returns a WOFF2 file
 */
export async function subset(css: string): Promise<Uint8Array> {
  const points = rangesOf(css).get(CUT_FACE);
  if (!points?.length)
    throw new Error(`No face of packages/theme/src/css/fonts.css has ${CUT_FACE} and a unicode-range.`);
  return subsetFont(await fs.readFile(WHOLE), String.fromCodePoint(...points), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/** Characters that titles and descriptions of pages may hold: Latin letters, punctuation, arrows and signs. */
const CARD_POINTS = [...pointsBetween(0x20, 0x24f), ...pointsBetween(0x2010, 0x22ff)];

/**
 * The site's font in one weight, for the renderer of social cards, which reads neither WOFF nor variable fonts.
 *
 * @returns a TrueType file
 */
export async function cardFont(weight: number): Promise<Uint8Array> {
  return subsetFont(await fs.readFile(WHOLE), String.fromCodePoint(...CARD_POINTS), {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  });
}
