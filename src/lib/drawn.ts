// The result of the layout of a text diagram: plain shapes with their positions. The build computes it, and
// `src/diagrams/kit/drawnCanvas.tsx` renders it, so that the layout code is not needed in the browser.

/** The tones of the kit, which are classes of its palette. */
export type DrawnTone = "plain" | "accent" | "tip" | "warn" | "danger";

/** Style of a shape; each is a class of the kit. */
export type ShapeLook =
  | "box"
  | "tile"
  | "region"
  | "pill"
  | "step"
  | "wire"
  | "thick"
  | "dotted"
  | "head"
  | "thickHead";

export type TextLook = "title" | "plain" | "quiet" | "strong" | "caption" | "label" | "digit";

/** One element of a drawing, in canvas units. */
export type DrawnShape =
  | { readonly is: "path"; readonly look: ShapeLook; readonly tone?: DrawnTone; readonly d: string }
  | {
      readonly is: "rect";
      readonly look: ShapeLook;
      readonly tone?: DrawnTone;
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r: number;
    }
  | {
      readonly is: "circle";
      readonly look: ShapeLook;
      readonly tone?: DrawnTone;
      readonly x: number;
      readonly y: number;
      readonly r: number;
    }
  | {
      readonly is: "text";
      readonly look: TextLook;
      readonly tone?: DrawnTone;
      readonly x: number;
      readonly y: number;
      readonly align?: "middle" | "end";
      readonly text: string;
    };

/** A drawing for one width of its column, back to front. */
export interface DrawnForm {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
}

/** Both forms of a drawing, with its accessible name and description. */
export interface Drawn {
  readonly title: string;
  readonly desc: string;
  readonly wide: DrawnForm;
  readonly narrow: DrawnForm;
}

/** Widths of the two forms, in canvas units: at their smallest size on screen, the smallest text is 11 px. */
export const WIDE_WIDTH = 720;
export const NARROW_WIDTH = 344;
