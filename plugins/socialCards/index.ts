import fs from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { LoadContext, Plugin } from "@docusaurus/types";
import satori from "satori";
import type { ProductIdentity } from "../../src/product";
import { SECTIONS, socialCardPath, type SectionId } from "../../src/sections";
import { CARD_SIZE, cardLayout, type CardContent } from "./card";

const WEIGHTS = [400, 600, 700] as const;

/** Draws the preview image of each section at build; pages name it in `og:image`. */
export default function socialCards(context: LoadContext, rawOptions: unknown): Plugin {
  const { product } = rawOptions as { product: ProductIdentity };
  return {
    name: "social-cards",
    async postBuild({ outDir }) {
      const fonts = await loadFonts();
      const sections: SectionId[] = ["docs", "api"];
      for (const id of sections) {
        const file = path.join(outDir, socialCardPath(id));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, await drawCard(contentOf(id, product, context.siteConfig.tagline), fonts));
      }
    },
  };
}

function contentOf(id: SectionId, product: ProductIdentity, tagline: string): CardContent {
  const title = id === "api" ? "API reference" : "Documentation";
  const { accentHue, marks } = product.brand;
  return {
    title,
    subtitle: tagline,
    footer: `${product.name} ${SECTIONS[id].label}`,
    mark: marks[id],
    accentHue,
  };
}

type Fonts = Parameters<typeof satori>[1]["fonts"];

async function drawCard(content: CardContent, fonts: Fonts): Promise<Buffer> {
  // satori takes plain objects of React's shape, which its type for React nodes does not say.
  const layout = cardLayout(content) as unknown as Parameters<typeof satori>[0];
  const svg = await satori(layout, { ...CARD_SIZE, fonts });
  return new Resvg(svg).render().asPng();
}

async function loadFonts(): Promise<Fonts> {
  return Promise.all(
    WEIGHTS.map(async (weight) => {
      const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
      return { name: "Geist", weight, style: "normal" as const, data: await fs.readFile(file) };
    }),
  );
}
