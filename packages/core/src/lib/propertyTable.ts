import type { PropertyKind } from "./properties";

/** The kinds that fit a type, so that the compiler checks this table against the props of the components. */
type KindOf<T> = [T] extends [boolean]
  ? "flag"
  : [T] extends [number]
    ? "number"
    : [T] extends [string]
      ? string extends T
        ? "text" | "prose" | "link" | readonly string[]
        : readonly T[]
      : [T] extends [boolean | string]
        ? "name"
        : "expression";

/** Props that writers do not set: those that the build sets, and children. */
type Hidden = "children" | "drawing" | "id" | "level" | "aliases" | "block";

/** The properties of a component: the compiler compares the table with the props. */
export type TableOf<Props> = {
  readonly [Name in Exclude<keyof Props, Hidden>]-?: {
    readonly takes: KindOf<NonNullable<Props[Name]>>;
    readonly required: object extends Pick<Props, Name> ? false : true;
  };
};

/** A property that may be left out. */
export const optional = <const Kind extends PropertyKind>(takes: Kind) =>
  ({ takes, required: false }) as const;
/** A property that must be set. */
export const required = <const Kind extends PropertyKind>(takes: Kind) =>
  ({ takes, required: true }) as const;
