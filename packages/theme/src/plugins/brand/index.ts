import fs from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Brand, LogoMark } from "docusaurus-waymark-core/product/identity";
import { accentColor } from "docusaurus-waymark-core/build/accentColor";
import { errorFileStyles } from "docusaurus-waymark-core/sections/errorFileParts";

const PLUGIN_NAME = "brand";
const STYLE_SHEET = "accent.css";

/**
 * Applies the colors and logo of the identity: writes the accent hue into a style sheet, and the logo as an inline
 * favicon into the head of every page, and as `favicon.ico`. The style sheet also has the rules for the sections of the error file. Options: the `brand` of an identity.
 */
export default function brand(context: LoadContext, rawOptions: unknown): Plugin {
  const { accentHue, marks } = rawOptions as Brand;
  const icon = `data:image/svg+xml,${encodeURIComponent(faviconSvg(marks.docs, accentHue))}`;
  return {
    name: PLUGIN_NAME,
    async contentLoaded({ actions }) {
      await actions.createData(
        STYLE_SHEET,
        `html:root { --accent-h: ${accentHue}; }\n${errorFileStyles()}\n`,
      );
    },
    getClientModules: () => [path.join(context.generatedFilesDir, PLUGIN_NAME, "default", STYLE_SHEET)],
    injectHtmlTags: () => ({
      headTags: [{ tagName: "link", attributes: { rel: "icon", type: "image/svg+xml", href: icon } }],
    }),
    // Browsers and crawlers ask for it, whatever the pages say.
    postBuild: ({ outDir }) =>
      fs.writeFile(path.join(outDir, "favicon.ico"), icoOf(iconPng(marks.docs, accentHue), ICON_SIZE)),
  };
}

/** The mark as an SVG favicon with colors for light and dark systems. Hue in OKLCH degrees. */
function faviconSvg(mark: LogoMark, accentHue: number): string {
  const style = [
    ".i{fill:#1c2430}",
    `.a{fill:oklch(52% .11 ${accentHue})}`,
    "@media(prefers-color-scheme:dark){",
    ".i{fill:#e8edf4}",
    `.a{fill:oklch(78% .12 ${accentHue})}`,
    "}",
  ].join("");
  const shapes = [...mark.ink.map((d) => shape(d, "i")), ...mark.accent.map((d) => shape(d, "a"))].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>`;
}

/** Width and height of the picture in `favicon.ico`, in pixels. */
const ICON_SIZE = 32;

/** The mark as PNG on a dark tile, which is visible in light and dark tab bars. */
function iconPng({ ink, accent }: LogoMark, accentHue: number): Uint8Array {
  const paths = [...ink.map((d) => [d, "#e8edf4"]), ...accent.map((d) => [d, accentColor(accentHue)])];
  const shapes = paths.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join("");
  const tile = '<rect width="32" height="32" rx="6" fill="#0d1117"/>';
  const mark = `<g transform="translate(4 4) scale(.75)">${shapes}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${tile}${mark}</svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: ICON_SIZE } }).render().asPng();
}

function shape(d: string, className: string): string {
  return `<path class="${className}" d="${d}"/>`;
}

/** Bytes of the header of an icon file with one picture: that of the file (6) and that of the picture (16). */
const HEADER_BYTES = 22;

/**
 * An icon file (`favicon.ico`) with one PNG picture.
 *
 * @param size width and height of the picture in pixels, below 256
 */
function icoOf(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // a file of icons
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
