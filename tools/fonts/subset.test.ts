import fs from "node:fs";
import path from "node:path";
import { CARD_FONTS } from "docusaurus-plugin-waymark-publish/cards/card";
import { cardFont, rangesOf, subset } from "./subset";

const FOLDER = path.resolve("packages/theme/src/css");
const css = fs.readFileSync(path.join(FOLDER, "fonts.css"), "utf8");

/** The first flight of a connection: ten segments of 1,460 bytes (RFC 6928), less room for headers. */
const FIRST_FLIGHT = 14_000;

test("the font of first visits is what its style sheet asks for", async () => {
  const font = fs.readFileSync(path.join(FOLDER, "fonts/geist.woff2"));
  expect(font.equals(await subset(css))).toBe(true);
  expect(font.length).toBeLessThan(FIRST_FLIGHT);
});

test("the fonts of social cards are what would be cut today", async () => {
  for (const { file, weight } of CARD_FONTS)
    expect(fs.readFileSync(file).equals(await cardFont(weight))).toBe(true);
});

test("its face holds every letter of ASCII and comes last, so that it shows what both faces have", () => {
  const faces = [...rangesOf(css)];
  const [file, points] = faces.findLast(([, { length }]) => length > 0) ?? [];
  expect(file).toBe("./fonts/geist.woff2");
  expect(points).toEqual(expect.arrayContaining(Array.from({ length: 95 }, (_, step) => 0x20 + step)));
});

test("ranges are read as single points and as spans", () => {
  const sheet = `@font-face{src:url("a.woff2");unicode-range:U+41,u+61-63}@font-face{src:url("b.woff2")}`;
  expect([...rangesOf(sheet)]).toEqual([
    ["a.woff2", [0x41, 0x61, 0x62, 0x63]],
    ["b.woff2", []],
  ]);
});

test("a sheet without the face is refused", async () => {
  await expect(subset("body{}")).rejects.toThrow("unicode-range");
});
