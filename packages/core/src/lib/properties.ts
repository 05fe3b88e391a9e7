/**
 * Type of a component's property: `text`, `prose` (a text that readers see, checked by the rules of prose), `link` (an
 * address, checked like every link), `flag`, `name` (a flag or a text), `number`, `expression` (in braces), or a list of the
 * words that are allowed.
 */
export type PropertyKind =
  | "text"
  | "prose"
  | "link"
  | "flag"
  | "name"
  | "number"
  | "expression"
  | readonly string[];

export interface PropertyRule {
  readonly takes: PropertyKind;
  readonly required: boolean;
}

/** Properties of one component, by name. */
export type PropertyTable = Readonly<Record<string, PropertyRule>>;

/** Properties of every component that writers may use. */
export type ComponentProperties = Readonly<Record<string, PropertyTable>>;
