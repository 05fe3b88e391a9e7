import { colorIndex, LEVELS, type Ink } from "./colors";

/** A picture of one byte for each pixel: the index of its color in a palette. Rows follow each other from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How much of each pixel a shape covers, 0 to `LEVELS`, row by row. */
export interface Mask {
  /** Where its first pixel lies, from the point that the shape stands on. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** A picture all of the ground, color 0. */
export function emptyPicture(width: number, height: number): Picture {
  return { width, height, pixels: new Uint8Array(width * height) };
}

/** A picture to draw on that starts as another. */
export function copyOf({ width, height, pixels }: Picture): Picture {
  return { width, height, pixels: pixels.slice() };
}

/** Draws a mask that stands on a point (in whole pixels). What is beyond the picture's edges is left out. */
export function drawMask(
  { width, height, pixels }: Picture,
  mask: Mask,
  ink: Ink,
  x: number,
  y: number,
): void {
  const [left, top] = [x + mask.left, y + mask.top];
  const ground = colorIndex(ink, 0);
  const [from, to] = [Math.max(0, -left), Math.min(mask.width, width - left)];
  for (let row = Math.max(0, -top); row < Math.min(mask.height, height - top); row += 1) {
    const [target, source] = [(top + row) * width + left, row * mask.width];
    for (let column = from; column < to; column += 1) {
      const level = mask.levels[source + column] ?? 0;
      if (level !== 0)
        pixels[target + column] = ground + joined((pixels[target + column] ?? 0) - ground, level);
    }
  }
}

/**
 * How much of a pixel is covered once it is covered once more. Letters that touch cover it together; another ink, which
 * is beyond the levels of this one, gives way.
 */
function joined(before: number, level: number): number {
  return before > 0 && before <= LEVELS ? Math.min(LEVELS, before + level) : level;
}
