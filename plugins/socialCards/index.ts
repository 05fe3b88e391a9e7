import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { SECTIONS, sectionOf, socialCardPath } from "../../src/sections";
import { writeCards, type Card } from "../output/cards";
import { sitePages, type Page } from "../sitePages";

/** Draws the preview image of every page at build; pages name it in `og:image`. */
export default function socialCards({ baseUrl, siteDir }: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { product: ProductIdentity };
  let pages: readonly Page[] = [];
  return {
    name: "social-cards",
    allContentLoaded({ allContent }) {
      pages = sitePages(allContent).all;
    },
    async postBuild({ outDir }) {
      const cards = pages.map((page): Card => {
        const route = `/${page.permalink.slice(baseUrl.length)}`;
        const section = sectionOf(route);
        return {
          file: path.join(outDir, socialCardPath(route)),
          content: {
            // The title of the home page would say nothing in a preview: its card says what the product is.
            title: route === "/" ? product.tagline : page.title,
            description: page.description,
            site: `${product.name} ${SECTIONS[section].label}`,
            mark: product.brand.marks[section],
            accentHue: product.brand.accentHue,
          },
        };
      });
      await writeCards(cards, path.join(siteDir, "node_modules", ".cache", "social-cards"));
    },
  };
}
