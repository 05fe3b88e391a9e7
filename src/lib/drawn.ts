// A drawing that is made of text at build: plain shapes with their places, which `src/diagrams/kit/drawn.tsx` shows. Data,
// so that what places them stays out of the browser.

/** What a piece means; the tones of the kit. */
export type DrawnTone = "plain" | "accent" | "tip" | "warn" | "danger";

/** How a shape looks; each is a rule of the kit's style sheets. */
export type ShapeLook =
  "box" | "tile" | "region" | "pill" | "step" | "wire" | "thick" | "dotted" | "head" | "thickHead";

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

/** Both forms of a drawing, with its name and its description. */
export interface Drawn {
  readonly title: string;
  readonly desc: string;
  readonly wide: DrawnForm;
  readonly narrow: DrawnForm;
}

/** Widths of the two forms, in canvas units: the smallest text is 11 px where each of them is smallest. */
export const WIDE_WIDTH = 720;
export const NARROW_WIDTH = 344;
