import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Brand, LogoMark } from "../../src/product/identity";
import { errorFileStyles } from "../../src/sections/errorFileParts";

const PLUGIN_NAME = "brand";
const STYLE_SHEET = "accent.css";

/**
 * Applies the colors and logo of the identity: writes the accent hue into a style sheet, and the logo as an inline
 * favicon into the head of every page. The style sheet also has the rules for the sections of the error file. Options: the `brand` of an identity.
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

function shape(d: string, className: string): string {
  return `<path class="${className}" d="${d}"/>`;
}
