/**
 * What a property of a component takes: `text`, `prose` (words that readers see: held to the rules of prose), `link` (an
 * address, checked like every link), `flag`, `name` (a flag, or a text), `number`, `expression` (braces), or the words that
 * may stand there.
 */
export type PropertyKind =
  "text" | "prose" | "link" | "flag" | "name" | "number" | "expression" | readonly string[];

export interface PropertyRule {
  readonly takes: PropertyKind;
  readonly required: boolean;
}

/** Properties of one component, by name. */
export type PropertyTable = Readonly<Record<string, PropertyRule>>;

/** Properties of every component that writers may use. */
export type ComponentProperties = Readonly<Record<string, PropertyTable>>;
