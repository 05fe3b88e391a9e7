// `npm run fonts`: cuts the font of first visits out of the whole one. Run it after a change of src/css/fonts.css or of
// the font's package; a test tells when that was forgotten.
import fs from "node:fs/promises";
import path from "node:path";
import { subset } from "./fonts/subset";

const FOLDER = path.join(import.meta.dirname, "../src/css");

async function main(): Promise<void> {
  const font = await subset(await fs.readFile(path.join(FOLDER, "fonts.css"), "utf8"));
  await fs.writeFile(path.join(FOLDER, "fonts/geist.woff2"), font);
  console.log(`src/css/fonts/geist.woff2: ${font.length.toLocaleString("en")} bytes`);
}

void main();
