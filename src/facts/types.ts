import type { Facts as Written, SCHEMA_NAMES } from "./types.generated";

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

type Files = Immutable<Written>;

/** The messages of one component. */
export type MessageFile = Files["messages"];

/** The data of each fact file, read only. Its schema explains every field. */
export interface Facts extends Omit<Files, "messages"> {
  readonly [name: `messages/${string}`]: MessageFile;
}

/** Name of a fact file: its path below `src/facts` without the extension. */
export type FactName = Exclude<(typeof SCHEMA_NAMES)[number], "messages"> | `messages/${string}`;

/** A fact that can be traced to the product. */
export interface Traced {
  readonly source?: string | undefined;
}
