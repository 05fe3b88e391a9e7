import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { renderCard, writeCards, type CardContent } from ".";
import { CARD_SIZE, DRAWING, wrapLines } from "./card";
import { accentColor } from "docusaurus-waymark-core/build/accentColor";

const CONTENT: CardContent = {
  title: "Access entire domains within networks",
  description: "Which part of a wildcard resource matches, and what to do when it is not found.",
  site: "Documentation",
  mark: acme.brand.marks.docs,
  accentHue: 195,
};
/** Pixels for a unit of the drawing. */
const SCALE = CARD_SIZE.width / DRAWING.width;
/** Position of the rule at the foot, in pixels. */
const RULE_TOP = Math.floor(SCALE * (DRAWING.height - 16));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cards-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Columns and rows above the rule in which a picture shows anything but its ground. */
function drawnPlaces(png: Buffer): { columns: number[]; rows: number[] } {
  const { width, height } = CARD_SIZE;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const { pixels } = new Resvg(svg).render();
  const ground = pixels.readUInt32BE(0);
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < width * RULE_TOP; at += 1) {
    if (pixels.readUInt32BE(4 * at) === ground) continue;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
  }
  return { columns: [...columns], rows: [...rows] };
}

describe("a social card", () => {
  it("is a PNG of the size that previews expect", async () => {
    const card = await renderCard(CONTENT);
    expect(card.subarray(1, 4).toString()).toBe("PNG");
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  });

  it("differs with each thing it says", async () => {
    const changes: readonly Partial<CardContent>[] = [
      {},
      { title: "Another" },
      { description: "Another." },
      { site: "Another" },
      { accentHue: 48 },
      { mark: acme.brand.marks.api },
    ];
    const cards = await Promise.all(changes.map((change) => renderCard({ ...CONTENT, ...change })));
    expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(changes.length);
  });

  it("keeps everything inside its margins, however long the texts are", async () => {
    const long = { title: "Words ".repeat(60), description: "Many more words ".repeat(60) };
    const { columns, rows } = drawnPlaces(await renderCard({ ...CONTENT, ...long }));
    expect(columns.length).toBeGreaterThan(900 * SCALE);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(Math.floor(80 * SCALE));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(Math.floor(64 * SCALE));
    expect(Math.max(...columns)).toBeLessThan(SCALE * (DRAWING.width - 70));
    expect(Math.max(...rows)).toBeLessThan(RULE_TOP - 60 * SCALE);
  });

  it("is a picture whatever the texts of a page hold", async () => {
    const hostile = '</text><script>"&amp; \u0000 \ud800 \ufffe';
    const card = await renderCard({ ...CONTENT, title: hostile, description: hostile });
    expect(card.subarray(-8, -4).toString()).toBe("IEND");
  });

  it("is drawn once and then taken from the cache", async () => {
    const cacheDir = path.join(folder, "cache");
    const [first, second] = [path.join(folder, "a.png"), path.join(folder, "below/b.png")];
    await writeCards([{ file: first, content: CONTENT }], cacheDir);
    const [drawn = ""] = fs.readdirSync(cacheDir);
    fs.writeFileSync(path.join(cacheDir, drawn), "from the cache");
    await writeCards([{ file: second, content: CONTENT }], cacheDir);
    expect(fs.readFileSync(second, "utf8")).toBe("from the cache");
    await writeCards([{ file: second, content: { ...CONTENT, title: "Another" } }], cacheDir);
    expect(fs.readFileSync(second).subarray(1, 4).toString()).toBe("PNG");
  });
});

test.each([
  [195, "#57d4d4"],
  [48, "#f8a87e"],
])("the accent of hue %i is %s in sRGB", (hue, hex) => {
  expect(accentColor(hue)).toBe(hex);
});

it.each([
  ["one two three", 20, 2, ["one two three"]],
  ["one two three", 8, 2, ["one two", "three"]],
  ["one two three four", 8, 2, ["one two", "three…"]],
  ["one two three, four", 9, 2, ["one two", "three…"]],
  ["incomprehensibilities", 8, 2, ["incomprehensibilities"]],
  ["  spaces \n anywhere ", 30, 1, ["spaces anywhere"]],
  ["", 8, 2, []],
])("%j in lines of %i, at most %i: %j", (text, lineChars, maxLines, lines) => {
  expect(wrapLines(text, { lineChars, maxLines })).toEqual(lines);
});

test("pages with the same card each get it, at once and from the cache", async () => {
  const files = [1, 2, 3, 4].map((number) => path.join(folder, `same/${number}.png`));
  for (const run of [1, 2]) {
    await writeCards(
      files.map((file) => ({ file, content: CONTENT })),
      path.join(folder, "same-cache"),
    );
    const pictures = files.map((file) => fs.readFileSync(file));
    expect([run, pictures.every((picture) => picture.equals(pictures[0] as Buffer))]).toEqual([run, true]);
  }
});
