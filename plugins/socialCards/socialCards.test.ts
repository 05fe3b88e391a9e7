import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { chooseProduct } from "../../src/product";
import { CARD_SIZE, cardStyles, drawCard, drawFrame, type CardFrame } from "./card";
import { hexAt, paletteOf } from "./colors";
import { loadFonts } from "./fonts";
import type { Picture } from "./picture";
import { encodePng } from "./png";
import { glyphSvg, LetterMasks } from "./raster";

const { brand } = chooseProduct(undefined);
const fonts = loadFonts();
const styles = cardStyles(fonts);
const FRAME: CardFrame = { site: "Documentation", mark: brand.marks.docs, accentHue: 195 };
const TEXTS = {
  title: "Access entire domains within networks",
  description:
    "Which part of a wildcard resource matches, how the answer is found, and what to do when it is not.",
};
const frame = drawFrame(FRAME, styles);
const RULE = CARD_SIZE.height - 16;

/** Columns and rows of the pixels above the rule at the foot that are not the ground. */
function drawnPlaces({ width, pixels }: Picture): { columns: Set<number>; rows: Set<number> } {
  const places = [...pixels.subarray(0, RULE * width).entries()].filter(([, color]) => color !== 0);
  return {
    columns: new Set(places.map(([at]) => at % width)),
    rows: new Set(places.map(([at]) => Math.floor(at / width))),
  };
}

describe("a card", () => {
  it("is a PNG of the size that previews expect", () => {
    const card = encodePng(drawCard(TEXTS, frame, styles), paletteOf(195));
    expect(card.subarray(1, 4).toString()).toBe("PNG");
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  });

  it("differs with each thing it says", () => {
    const draw = (own: Partial<CardFrame>, texts = {}): string =>
      encodePng(
        drawCard({ ...TEXTS, ...texts }, drawFrame({ ...FRAME, ...own }, styles), styles),
        paletteOf(own.accentHue ?? 195),
      ).toString("base64");
    const cards = [
      draw({}),
      draw({}, { title: "Another" }),
      draw({}, { description: "Another." }),
      draw({ site: "Another" }),
      draw({ accentHue: 48 }),
      draw({ mark: brand.marks.api }),
    ];
    expect(new Set(cards).size).toBe(6);
  });

  it("leaves the frame as it is for the next card", () => {
    const before = frame.pixels.slice();
    drawCard(TEXTS, frame, styles);
    expect(frame.pixels).toEqual(before);
  });

  it("keeps every pixel inside its margins, however long the texts are", () => {
    const long = { title: "Words ".repeat(60), description: "Many more words ".repeat(60) };
    const { columns, rows } = drawnPlaces(drawCard(long, frame, styles));
    expect(columns.size).toBeGreaterThan(900);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...columns)).toBeLessThan(CARD_SIZE.width - 70);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(64);
    expect(Math.max(...rows)).toBeLessThan(RULE - 60);
  });

  it("is cut at its edge where a single word is wider", () => {
    const { columns } = drawnPlaces(drawCard({ title: "W".repeat(60), description: "" }, frame, styles));
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...columns)).toBe(CARD_SIZE.width - 1);
  });

  it("has its mark in the colors of the palette", () => {
    const palette = paletteOf(FRAME.accentHue);
    const colorAt = (x: number, y: number): string =>
      hexAt(palette, frame.pixels[y * CARD_SIZE.width + x] ?? 0);
    expect([colorAt(80, 64), colorAt(100, 80), colorAt(115, 100)]).toEqual([
      "#0d1117",
      "#e8edf4",
      hexAt(palette, frame.pixels.at(-1) ?? 0),
    ]);
  });
});

describe("a letter", () => {
  const letters = [...new Set(TEXTS.title + TEXTS.description + FRAME.site)].filter(
    (letter) => letter !== " ",
  );

  it.each(letters)("%s is drawn", (letter) => {
    const { mask } = new LetterMasks(fonts.bold, 70).at(fonts.bold.charToGlyph(letter), 0.5);
    expect(Math.max(...mask.levels)).toBe(31);
  });

  it.each(letters)("%s is whole inside its mask, wherever it starts", (letter) => {
    const masks = new LetterMasks(fonts.regular, 34);
    for (const x of [0, 0.25, 0.5, 0.75]) {
      const { width, height, levels } = masks.at(fonts.regular.charToGlyph(letter), x).mask;
      const edge = [...levels.entries()].filter(([at]) => {
        const [column, row] = [at % width, Math.floor(at / width)];
        return column === 0 || column === width - 1 || row === 0 || row === height - 1;
      });
      expect(edge.every(([, level]) => level === 0)).toBe(true);
    }
  });

  it("is drawn once for each quarter of a pixel", () => {
    const masks = new LetterMasks(fonts.bold, 70);
    const glyph = fonts.bold.charToGlyph("a");
    const [first, same, later] = [10.3, 200.2, 10.6].map((x) => masks.at(glyph, x));
    expect([first?.x, same?.x, later?.x]).toEqual([10, 200, 10]);
    expect(same?.mask).toBe(first?.mask);
    expect(later?.mask).not.toBe(first?.mask);
    expect(masks.at(glyph, 10.9).x).toBe(11);
  });

  it.each(letters)("%s is an outline and nothing else to the renderer", (letter) => {
    const svg = glyphSvg(fonts.bold.charToGlyph(letter), 0.07, 0);
    expect(svg).toMatch(
      /^<svg [^<>]*><path d="(?:[MLHVQCAmlhvqca](?:[\s,]?-?\d*\.?\d+)+[Zz]?|[Zz])+"\/><\/svg>$/,
    );
  });

  it("is no markup, whatever it means to markup", () => {
    for (const letter of "<>&\"'/") {
      expect(glyphSvg(fonts.bold.charToGlyph(letter), 0.07, 0)).not.toMatch(/&|d="[^"]*[<>'/]/);
    }
  });
});

describe("a picture as PNG", () => {
  const palette = Uint8Array.from([0, 0, 0, 255, 0, 0, 10, 20, 30]);
  const picture: Picture = { width: 3, height: 2, pixels: Uint8Array.from([0, 1, 2, 2, 1, 0]) };
  const png = encodePng(picture, palette);

  it("holds each row behind a filter of none", () => {
    const start = png.indexOf("IDAT");
    const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
    expect([...rows]).toEqual([0, 0, 1, 2, 0, 2, 1, 0]);
  });

  it("is read by another program as the same colors", () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
    const { pixels } = new Resvg(svg).render();
    const colors = Array.from({ length: 6 }, (_, at) => [...pixels.subarray(4 * at, 4 * at + 3)]);
    expect(colors).toEqual(
      [0, 1, 2, 2, 1, 0].map((index) => [...palette.subarray(3 * index, 3 * index + 3)]),
    );
  });
});
