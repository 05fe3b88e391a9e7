import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { mapInTurn } from "../../lib/inTurn";
import { CARD_FONTS, cardSvg, FAMILY, lineSvg, type CardContent, type TextStyle } from "./card";

export type { CardContent } from "./card";

/** A card to write: its file and what it shows. */
export interface Card {
  readonly file: string;
  readonly content: CardContent;
}

/**
 * Writes cards as PNG. A card that was drawn before is copied from the cache, which saves 20 ms of
 * processor time each.
 *
 * @param cacheDir folder that stays from build to build
 */
export async function writeCards(cards: readonly Card[], cacheDir: string): Promise<void> {
  await fs.mkdir(cacheDir, { recursive: true });
  const folders = new Set(cards.map(({ file }) => path.dirname(file)));
  await Promise.all([...folders].map((folder) => fs.mkdir(folder, { recursive: true })));
  const code = await drawingCode();
  await mapInTurn(cards, async ({ file, content }) => {
    const key = createHash("sha256").update(code).update(JSON.stringify(content)).digest("hex");
    const cached = path.join(cacheDir, `${key}.png`);
    if (!existsSync(cached)) {
      await fs.writeFile(`${cached}.new`, await drawCard(content));
      await fs.rename(`${cached}.new`, cached);
    }
    await fs.copyFile(cached, file);
  });
}

const OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: CARD_FONTS.map(({ file }) => file),
    defaultFontFamily: FAMILY,
  },
};

/** Draws a card as PNG with the site's typeface; nothing has to be installed on the machine. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  return (await renderAsync(cardSvg(content, widthOf), OPTIONS)).asPng();
}

function widthOf(text: string, style: TextStyle): number {
  return new Resvg(lineSvg(text, style), OPTIONS).getBBox()?.width ?? 0;
}

/** All that decides how a card looks besides its content: the code beside this file, the typeface and the renderer. */
async function drawingCode(): Promise<string> {
  const files = [
    path.join(__dirname, "card.ts"),
    ...CARD_FONTS.map(({ file }) => file),
    require.resolve("@resvg/resvg-js/package.json"),
  ];
  return (await Promise.all(files.map((file) => fs.readFile(file, "latin1")))).join("\n");
}
