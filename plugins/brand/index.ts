import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Brand } from "../../src/product/identity";
import { faviconSvg } from "./favicon";

const NAME = "brand";
const SHEET = "accent.css";

/** Brings the identity's look into the build: the accent hue as a sheet, the mark as favicon. */
export default function brand(context: LoadContext, rawOptions: unknown): Plugin {
  const { accentHue, marks } = rawOptions as Brand;
  const icon = `data:image/svg+xml,${encodeURIComponent(faviconSvg(marks.docs, accentHue))}`;
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData(SHEET, `html:root { --accent-h: ${accentHue}; }\n`);
    },
    getClientModules: () => [path.join(context.generatedFilesDir, NAME, "default", SHEET)],
    injectHtmlTags: () => ({
      headTags: [{ tagName: "link", attributes: { rel: "icon", type: "image/svg+xml", href: icon } }],
    }),
  };
}
