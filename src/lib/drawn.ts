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

/** Stands before the ids of a markup, and is replaced by an id of the page, because a drawing may be in a page twice. */
export const ID_MARK = "drawing-id-";
