/** A drawing that the build made from text: SVG markup below the `svg` element. Sizes are in canvas units. */
export interface DrawnForm {
  readonly width: number;
  readonly height: number;
  /** Ids and references to them begin with `ID_MARK`. */
  readonly markup: string;
}

/** A drawing with its accessible name and description. */
export interface Drawn {
  readonly title: string;
  readonly desc: string;
  readonly wide: DrawnForm;
  /** For narrow columns; without it the wide form is scaled. */
  readonly narrow?: DrawnForm;
}

/** Prefix of the ids in a drawing's markup. It is replaced by an id of the page, because a page may have a drawing twice. */
export const ID_MARK = "drawing-id-";
