/** What a site adds to the help of the editor: its facts are unknown to this package. */

/** Names of `CompletionItemKind` of the language server protocol. */
export type OfferKind =
  | "Class"
  | "Constant"
  | "EnumMember"
  | "Field"
  | "File"
  | "Function"
  | "Keyword"
  | "Property"
  | "Reference"
  | "Value"
  | "Variable";

/** Completions at an offset, with the length of the text before and after it that they replace. */
export interface Choice {
  readonly items: readonly Offer[];
  /** Characters before the offset. */
  readonly typed: number;
  /** Characters after the offset. */
  readonly behind?: number;
}

export interface Offer {
  readonly text: string;
  readonly kind: OfferKind;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
}

/** A fact that a page names: its description, and the place of its definition. */
export interface FactAt {
  /** Offsets of the words in the page. */
  readonly start: number;
  readonly end: number;
  /** Markdown with content tokens. */
  readonly about: string;
  readonly source: FactSource | undefined;
}

/** A place in the facts. Line from 1. */
export interface FactSource {
  readonly path: string;
  readonly line: number;
}

/** Help about the facts of a site. */
export interface EditorHelp {
  /** Completions for a line up to the cursor; the first function that knows any is used. */
  readonly completers: readonly ((before: string) => Choice | undefined)[];
  /** The fact at an offset of a page. */
  readonly factAt: (text: string, offset: number) => FactAt | undefined;
  /** Values that a property of a component takes. */
  readonly valuesOf: (component: string, property: string) => readonly string[];
}
