import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chooseProduct } from "../../src/product";
import { CARD_SIZE, cardSvg, type CardContent } from "./card";
import { drawPng } from "./draw";
import { loadFonts } from "./fonts";

const { brand } = chooseProduct(undefined);
const fonts = loadFonts();
const CONTENT: CardContent = {
  title: "Access entire domains within networks",
  description:
    "Which part of a wildcard resource matches, how the answer is found, and what to do when it is not.",
  site: "Documentation",
  mark: brand.marks.docs,
  accentHue: 195,
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "cards-"));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

it("is a PNG of the size that previews expect", async () => {
  const card = await drawPng(cardSvg(CONTENT, fonts), folder);
  expect(card.subarray(1, 4).toString()).toBe("PNG");
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
});

it("differs with each thing it says", () => {
  const changes = [{ title: "Another" }, { description: "Another." }, { site: "Another" }, { accentHue: 48 }];
  const cards = [{}, ...changes].map((change) => cardSvg({ ...CONTENT, ...change }, fonts));
  expect(new Set(cards).size).toBe(5);
});

it("keeps every outline inside its margins, however long the texts are", () => {
  const long = { title: "Words ".repeat(60), description: "Many more words ".repeat(60) };
  const svg = cardSvg({ ...CONTENT, ...long }, fonts);
  const points = [...svg.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(points.length).toBeGreaterThan(1000);
  expect(Math.max(...points.map(([x = 0]) => x))).toBeLessThanOrEqual(CARD_SIZE.width - 70);
  expect(Math.min(...points.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(0);
});

it("draws every letter of every line", () => {
  const { title, description, site } = CONTENT;
  const letters = new Set(title + description + site);
  const svg = cardSvg(
    { ...CONTENT, title: [...letters].join(""), description: [...letters].join("") },
    fonts,
  );
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) expect(path).toMatch(/^(?:[MLHVQCAmlhvqca](?:[\s,]?-?\d*\.?\d+)+[Zz]?|[Zz])+$/);
});

it("holds no markup from its texts", () => {
  const svg = cardSvg(
    { ...CONTENT, title: '<image href="https://other.example/"/>', description: "&amp;" },
    fonts,
  );
  expect(svg).not.toMatch(/image|href=|amp/);
});

it("takes a card that was drawn before, and draws anew what is no whole picture", async () => {
  const svg = cardSvg(CONTENT, fonts);
  const drawn = await drawPng(svg, folder);
  const [name = ""] = fs.readdirSync(folder);
  const kept = path.join(folder, name);
  const before = fs.statSync(kept).mtimeMs;
  expect((await drawPng(svg, folder)).equals(drawn)).toBe(true);
  expect(fs.statSync(kept).mtimeMs).toBe(before);
  fs.writeFileSync(kept, drawn.subarray(0, 100));
  expect((await drawPng(svg, folder)).equals(drawn)).toBe(true);
  expect(fs.readFileSync(kept).equals(drawn)).toBe(true);
});
