import { Resvg } from "@resvg/resvg-js";
import type { Font, Glyph } from "opentype.js";
import { LEVELS } from "./colors";
import type { Mask } from "./picture";
import { outlineOf } from "./typeset";

/** Letters start at quarters of a pixel; finer steps cannot be seen. */
const PHASES = 4;

/** Room around a shape for its edges. */
const BORDER = 1;

/** Letters of one font in one size, each drawn once for each part of a pixel that it can start at. */
export class LetterMasks {
  private readonly drawn = new Map<number, Mask>();
  /** Pixels for each unit of the font. */
  private readonly scale: number;

  /** @param size of the font in pixels */
  constructor({ unitsPerEm }: Font, size: number) {
    this.scale = size / unitsPerEm;
  }

  /**
   * Mask of a letter, and the whole pixel to place it at.
   *
   * @param x where the letter starts, in pixels and parts of them
   */
  at(glyph: Glyph, x: number): { readonly mask: Mask; readonly x: number } {
    const steps = Math.round(x * PHASES);
    const whole = Math.floor(steps / PHASES);
    const phase = steps - whole * PHASES;
    const key = glyph.index * PHASES + phase;
    const mask = this.drawn.get(key) ?? maskOf(glyph, this.scale, phase / PHASES);
    this.drawn.set(key, mask);
    return { mask, x: whole };
  }
}

/**
 * An SVG drawing as pixels, row by row: red, green, blue and alpha, a byte each. Fonts are not looked for: what is drawn
 * are outlines.
 */
export function pixelsOf(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

/** A glyph as SVG: its outline and nothing else, whatever its letter means to markup. */
export function glyphSvg(glyph: Glyph, scale: number, phase: number): string {
  const { left, top, width, height } = frameOf(glyph, scale);
  const outline = outlineOf(glyph, scale, phase - left, -top);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${outline}"/></svg>`;
}

function maskOf(glyph: Glyph, scale: number, phase: number): Mask {
  const frame = frameOf(glyph, scale);
  const pixels = pixelsOf(glyphSvg(glyph, scale, phase));
  const levels = Uint8Array.from({ length: frame.width * frame.height }, (_, index) =>
    Math.round(((pixels[4 * index + 3] ?? 0) * LEVELS) / 255),
  );
  return { ...frame, levels };
}

/** The pixels around a glyph from the point that it stands on, with room to move it by a part of a pixel. */
function frameOf(glyph: Glyph, scale: number): Omit<Mask, "levels"> {
  const { x1, y1, x2, y2 } = glyph.getBoundingBox();
  const [left, top] = [Math.floor(x1 * scale) - BORDER, Math.floor(-y2 * scale) - BORDER];
  const [right, bottom] = [Math.ceil(x2 * scale) + 1 + BORDER, Math.ceil(-y1 * scale) + BORDER];
  return { left, top, width: right - left, height: bottom - top };
}
