// `npm run tools -- fonts`: cuts the font for first visits and the fonts for social cards out of the whole font. Run it after a change
// of packages/theme/src/css/fonts.css or of the font's package; a test fails when that was forgotten.
import fs from "node:fs/promises";
import path from "node:path";
import { CARD_FONTS } from "docusaurus-plugin-waymark-publish/cards/card";
import { cardFont, subset } from "./fonts/subset";

const ROOT = path.join(import.meta.dirname, "..");

async function main(): Promise<void> {
  const css = await fs.readFile(path.join(ROOT, "packages/theme/src/css/fonts.css"), "utf8");
  await write(path.join(ROOT, "packages/theme/src/css/fonts/geist.woff2"), await subset(css));
  for (const { file, weight } of CARD_FONTS) await write(file, await cardFont(weight));
}

async function write(file: string, font: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, font);
  console.log(`${path.relative(ROOT, file)}: ${font.length.toLocaleString("en")} bytes`);
}

void main();
