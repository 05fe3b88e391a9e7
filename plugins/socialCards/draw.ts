import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { version } from "@resvg/resvg-js/package.json";

/** Draws an SVG as PNG. What was drawn before comes from `folder`; a file there that is no PNG is drawn anew. */
export async function drawPng(svg: string, folder: string): Promise<Buffer> {
  const kept = path.join(folder, `${createHash("sha256").update(version).update(svg).digest("hex")}.png`);
  const known = await fs.readFile(kept).catch(() => undefined);
  if (known && isPng(known)) return known;
  const drawn = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(kept, drawn);
  return drawn;
}

/** True for a whole PNG: its signature, and the closing chunk at its end (PNG, sections 5.2 and 11.2.5). */
function isPng(file: Buffer): boolean {
  return file.subarray(1, 4).toString() === "PNG" && file.subarray(-8, -4).toString() === "IEND";
}
