import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ProductIdentity } from "../../src/product";
import { SECTIONS, sectionOf, socialCardPath, type SectionId } from "../../src/sections";
import { mapInTurn } from "../inTurn";
import { sitePages, type Page } from "../sitePages";
import { cardStyles, drawCard, drawFrame, type CardTexts } from "./card";
import { paletteOf } from "./colors";
import { loadFonts } from "./fonts";
import type { Picture } from "./picture";
import { encodePng } from "./png";

/** Draws the preview image of every page at build; pages name it in `og:image`. */
export default function socialCards({ baseUrl }: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { product: ProductIdentity };
  let pages: readonly Page[] = [];
  return {
    name: "social-cards",
    allContentLoaded({ allContent }) {
      pages = sitePages(allContent).all;
    },
    async postBuild({ outDir }) {
      const draw = painterOf(product);
      const cards = pages.map((page) => {
        const route = `/${page.permalink.slice(baseUrl.length)}`;
        return { page, route, file: path.join(outDir, socialCardPath(route)) };
      });
      const folders = new Set(cards.map(({ file }) => path.dirname(file)));
      await mapInTurn([...folders], (folder) => fs.mkdir(folder, { recursive: true }));
      await mapInTurn(cards, ({ page, route, file }) => fs.writeFile(file, draw(page, route)));
    },
  };
}

/** Draws cards of pages as PNG; what cards have in common is drawn once. */
function painterOf({ name, tagline, brand }: ProductIdentity): (page: Page, route: string) => Buffer {
  const { accentHue, marks } = brand;
  const styles = cardStyles(loadFonts());
  const palette = paletteOf(accentHue);
  const frameOf = (id: SectionId): Picture =>
    drawFrame({ site: `${name} ${SECTIONS[id].label}`, mark: marks[id], accentHue }, styles);
  const frames: Readonly<Record<SectionId, Picture>> = { docs: frameOf("docs"), api: frameOf("api") };
  return (page, route) =>
    encodePng(drawCard(textsOf(page, route, tagline), frames[sectionOf(route)], styles), palette);
}

/** The title of the home page would say nothing in a preview: its card says what the product is. */
function textsOf({ title, description }: Page, route: string, tagline: string): CardTexts {
  return { title: route === "/" ? tagline : title, description };
}
