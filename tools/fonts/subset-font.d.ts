declare module "subset-font" {
  /** The options used here; the published types lack `keepFeatures`. */
  interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    /** A range of an axis that stays, or the one value that it is fixed at. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType feature tags; all others are dropped with the glyphs that only they use. */
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
