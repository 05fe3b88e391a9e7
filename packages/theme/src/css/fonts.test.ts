import fs from "node:fs";
import path from "node:path";

/** The first flight of a connection: ten segments of 1,460 bytes (RFC 6928), less room for headers. */
const FIRST_FLIGHT = 14_000;

test("the font of first visits fits into the first flight, and its face comes last, so that it shows what both have", () => {
  const faces = fs.readFileSync(path.join(__dirname, "fonts.css"), "utf8").match(/@font-face\s*\{[^}]*\}/g);
  expect(faces?.findLast((face) => face.includes("unicode-range"))).toContain("./fonts/geist.woff2");
  expect(fs.statSync(path.join(__dirname, "fonts/geist.woff2")).size).toBeLessThan(FIRST_FLIGHT);
});
