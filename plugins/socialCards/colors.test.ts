import { colorIndex, hexAt, LEVELS, nearestIndex, paletteOf } from "./colors";

test.each([
  [195, "#51d5d8"],
  [48, "#f9a97d"],
])("the accent of hue %i is %s in sRGB", (hue, hex) => {
  const accent = hexAt(paletteOf(hue), colorIndex("accent", LEVELS));
  const near = [0, 1, 2].map((index) => Math.abs(channel(accent, index) - channel(hex, index)));
  expect(Math.max(...near)).toBeLessThan(16);
  expect(accent).toMatch(/^#[0-9a-f]{6}$/);
});

test("a palette is small enough for one byte a pixel, and finds each of its own colors again", () => {
  const palette = paletteOf(195);
  const colors = Array.from({ length: palette.length / 3 }, (_, index) => index);
  expect(colors.length).toBeLessThanOrEqual(256);
  for (const index of colors) {
    const [red = 0, green = 0, blue = 0] = palette.subarray(3 * index, 3 * index + 3);
    expect(hexAt(palette, nearestIndex(palette, [red, green, blue]))).toBe(hexAt(palette, index));
  }
});

function channel(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}
