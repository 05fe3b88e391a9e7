import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { renderAsync, type ResvgRenderOptions } from "@resvg/resvg-js";
import { mapConcurrently } from "docusaurus-waymark-core/build/concurrency";
import { CARD_FONTS, cardSvg, FAMILY, type CardContent } from "./card";

export type { CardContent } from "./card";

/** The file of a card and its content. */
export interface Card {
  readonly file: string;
  readonly content: CardContent;
}

/**
 * Writes social cards as PNG. Cards with unchanged content are copied from the cache, which saves 20 ms of
 * processor time each.
 *
 * @param cacheDir folder that is kept between builds
 */
export async function writeCards(cards: readonly Card[], cacheDir: string): Promise<void> {
  await fs.mkdir(cacheDir, { recursive: true });
  const folders = new Set(cards.map(({ file }) => path.dirname(file)));
  await Promise.all([...folders].map((folder) => fs.mkdir(folder, { recursive: true })));
  const renderingKey = await renderingInputs();
  await mapConcurrently(cards, async ({ file, content }) => {
    const key = createHash("sha256").update(renderingKey).update(JSON.stringify(content)).digest("hex");
    const cached = path.join(cacheDir, `${key}.png`);
    if (!existsSync(cached)) {
      // Two pages may have the same card, such as one page in two versions.
      const written = `${cached}.${randomUUID()}`;
      await fs.writeFile(written, await renderCard(content));
      await fs.rename(written, cached);
    }
    await fs.copyFile(cached, file);
  });
}

const RESVG_OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: CARD_FONTS.map(({ file }) => file),
    defaultFontFamily: FAMILY,
  },
};

/** Renders a card as PNG with the font files of the project; no installed fonts are used. */
export async function renderCard(content: CardContent): Promise<Buffer> {
  return (await renderAsync(cardSvg(content), RESVG_OPTIONS)).asPng();
}

/**
 * Everything except the content that changes how a card looks: the layout code, the fonts and the renderer version.
 * It is part of the cache key.
 */
async function renderingInputs(): Promise<string> {
  const files = [
    require.resolve("./card"),
    require.resolve("docusaurus-waymark-core/build/accentColor"),
    ...CARD_FONTS.map(({ file }) => file),
    require.resolve("@resvg/resvg-js/package.json"),
  ];
  return (await Promise.all(files.map((file) => fs.readFile(file, "latin1")))).join("\n");
}
