import type { SearchRecord } from "./record";

/** How much of the query one attribute holds. */
export type MatchLevel = "none" | "partial" | "full";

/** An attribute with its matches tagged and everything else escaped. */
export interface WireHighlight {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
}

export type WireSnippet = Omit<WireHighlight, "matchedWords">;

/** A hit as the hosted service and the embedded engine send it: the record with its highlights (SPEC section 3). */
export interface WireHit extends SearchRecord {
  readonly _highlightResult: {
    readonly hierarchy: Readonly<Record<string, WireHighlight>>;
    readonly content?: WireHighlight;
  };
  readonly _snippetResult?: { readonly content: WireSnippet };
}
