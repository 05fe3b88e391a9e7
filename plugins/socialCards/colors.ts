/** What is drawn on a card: texts and the mark, what is less important, and the rule at the foot. */
export type Ink = "text" | "quiet" | "accent";

/** Red, green and blue in sRGB, each 0 to 255. */
type Color = readonly [number, number, number];

/** Steps from the ground to the full color: as many as an edge of a letter shows. */
export const LEVELS = 31;

const GROUND: Color = [0x0d, 0x11, 0x17];
const TEXT: Color = [0xe8, 0xed, 0xf4];
const QUIET: Color = [0xa9, 0xb4, 0xc2];

/** Index of the color before the first step of an ink; index 0 is the ground. */
const FIRST: Readonly<Record<Ink, number>> = { text: 0, quiet: LEVELS, accent: 2 * LEVELS };

/**
 * Index of a color of the palette.
 *
 * @param level how much of the ink, 1 to `LEVELS`
 */
export function colorIndex(ink: Ink, level: number): number {
  return FIRST[ink] + level;
}

/**
 * All colors of a card, three bytes each: the ground, each ink from its first step to its last, and last what is between
 * text and accent, which meet in the mark.
 *
 * @param accentHue OKLCH hue in degrees
 */
export function paletteOf(accentHue: number): Uint8Array {
  const accent = hueToColor(accentHue);
  const ramps = [TEXT, QUIET, accent].flatMap((color) => ramp(GROUND, color));
  return Uint8Array.from([GROUND, ...ramps, ...ramp(TEXT, accent)].flat());
}

/** Index of the color of the palette that is nearest to one. */
export function nearestIndex(palette: Uint8Array, [red, green, blue]: Color): number {
  const distanceAt = (at: number): number =>
    ((palette[at] ?? 0) - red) ** 2 +
    ((palette[at + 1] ?? 0) - green) ** 2 +
    ((palette[at + 2] ?? 0) - blue) ** 2;
  let best = 0;
  for (let at = 3; at < palette.length; at += 3) if (distanceAt(at) < distanceAt(best)) best = at;
  return best / 3;
}

/** A color as SVG and CSS write it, from a palette. */
export function hexAt(palette: Uint8Array, index: number): string {
  return `#${Buffer.from(palette.subarray(3 * index, 3 * index + 3)).toString("hex")}`;
}

/** Steps from one color to another, without the first and with the last. */
function ramp(from: Color, to: Color): readonly Color[] {
  return Array.from({ length: LEVELS }, (_, index): Color => {
    const part = (index + 1) / LEVELS;
    return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)];
  });
}

function mix(from: number, to: number, part: number): number {
  return Math.round(from + (to - from) * part);
}

/** The accent of the dark theme as sRGB: OKLCH lightness 0.8, chroma 0.11 (CSS Color 4, section 9.2). */
function hueToColor(hue: number): Color {
  const radians = (hue * Math.PI) / 180;
  const [l, a, b] = [0.8, 0.11 * Math.cos(radians), 0.11 * Math.sin(radians)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toByte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toByte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function toByte(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, encoded)));
}
