import fs from "node:fs";
import opentype from "opentype.js";

/** The weights that a card uses. */
export interface CardFonts {
  readonly regular: opentype.Font;
  readonly semibold: opentype.Font;
  readonly bold: opentype.Font;
}

/** Reads the site's typeface; the renderer draws its outlines, so no font has to be installed. */
export function loadFonts(): CardFonts {
  return { regular: weight(400), semibold: weight(600), bold: weight(700) };
}

function weight(value: number): opentype.Font {
  const data = fs.readFileSync(require.resolve(`@fontsource/geist/files/geist-latin-${value}-normal.woff`));
  return opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
}
