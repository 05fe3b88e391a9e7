import type { SchemaTypes } from "./types.generated";

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> };

/**
 * The data of each fact file by its path in the folder of facts, without the extension: here those that every site can have. A site
 * adds its own by declaring this interface again, in a `declare module` for this file.
 */
export interface Facts extends Immutable<SchemaTypes> {}

/** Name of a fact file: its path in the folder of facts, without the extension. */
export type FactName = Extract<keyof Facts, string>;

/** A fact that can be traced to the product. */
export interface Traced {
  readonly source?: string | undefined;
}
