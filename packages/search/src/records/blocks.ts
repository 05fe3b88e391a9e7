import type { Level } from "../model";

/** A heading of a built page. */
export interface HeadingBlock {
  readonly kind: "heading";
  readonly level: Exclude<Level, "lvl0">;
  readonly text: string;
  /** Empty on an h1. */
  readonly id: string;
  /** HTTP method or other tag, from `data-tag`. */
  readonly tag: string | null;
  /** Path of an operation or other label, from `data-label`. */
  readonly label: string | null;
  /** True for the label of a tab panel (`data-panel`): links can lead to it, but it is not a title. */
  readonly isPanel?: boolean;
}

/** A paragraph, list item, table row, code block or the like. */
export interface TextBlock {
  readonly kind: "text";
  readonly text: string;
}

/** Names from code that is too long to be shown in a result. */
export interface TermsBlock {
  readonly kind: "terms";
  readonly text: string;
}

/** The end of a group of tabs: text after it belongs to the heading above the group. */
export interface GroupEnd {
  readonly kind: "group-end";
  /** Index of the first block in the group. */
  readonly firstBlockIndex: number;
}

/** A piece of an article, in document order. */
export type Block = HeadingBlock | TextBlock | TermsBlock | GroupEnd;
