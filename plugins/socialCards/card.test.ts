import { hueToHex } from "./card";

test.each([
  [195, "#51d5d8"],
  [48, "#f9a97d"],
])("the accent of hue %i is %s in sRGB", (hue, hex) => {
  const near = [0, 1, 2].map((index) => Math.abs(channel(hueToHex(hue), index) - channel(hex, index)));
  expect(Math.max(...near)).toBeLessThan(16);
  expect(hueToHex(hue)).toMatch(/^#[0-9a-f]{6}$/);
});

function channel(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}
