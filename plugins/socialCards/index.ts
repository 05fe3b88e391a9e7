import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { SECTIONS, sectionOf, socialCardPath } from "../../src/sections";
import { mapInTurn } from "../inTurn";
import { sitePages, type Page } from "../sitePages";
import { cardSvg, type CardContent } from "./card";
import { drawPng } from "./draw";
import { loadFonts } from "./fonts";

/** Draws the preview image of every page at build; pages name it in `og:image`. */
export default function socialCards({ baseUrl, siteDir }: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { product: ProductIdentity };
  const kept = path.join(siteDir, "node_modules", ".cache", "social-cards");
  let pages: readonly Page[] = [];
  return {
    name: "social-cards",
    allContentLoaded({ allContent }) {
      pages = sitePages(allContent).all;
    },
    async postBuild({ outDir }) {
      const fonts = loadFonts();
      await mapInTurn(pages, async (page) => {
        const route = `/${page.permalink.slice(baseUrl.length)}`;
        const file = path.join(outDir, socialCardPath(route));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, await drawPng(cardSvg(contentOf(page, route, product), fonts), kept));
      });
    },
  };
}

/** The title of the home page would say nothing in a preview: its card says what the product is. */
function contentOf({ title, description }: Page, route: string, product: ProductIdentity): CardContent {
  const section = sectionOf(route);
  const { accentHue, marks } = product.brand;
  const site = `${product.name} ${SECTIONS[section].label}`;
  return {
    title: route === "/" ? product.tagline : title,
    description,
    site,
    mark: marks[section],
    accentHue,
  };
}
