import { LEVELS, type SearchRecord } from "../model";

/** Attributes that records can be filtered and counted by. */
export type Facet = "section" | "type" | "method" | "url" | `hierarchy.${(typeof LEVELS)[number]}`;

/** One condition; `not` turns it round. */
export interface FacetCondition {
  readonly facet: string;
  readonly value: string;
  readonly not: boolean;
}

/** All of the groups must hold; one condition of a group is enough. */
export type FacetFilters = readonly (readonly FacetCondition[])[];

const READERS: ReadonlyMap<string, (record: SearchRecord) => string | null> = new Map([
  ["section", (record: SearchRecord) => record.section],
  ["type", (record: SearchRecord) => record.type],
  ["method", (record: SearchRecord) => record.method],
  ["url", (record: SearchRecord) => record.url],
  ...LEVELS.map(
    (level) => [`hierarchy.${level}`, (record: SearchRecord) => record.hierarchy[level]] as const,
  ),
]);

/** True for the name of an attribute that can be filtered and counted by. */
export function isFacet(name: string): name is Facet {
  return READERS.has(name);
}

/** Value of a facet on a record; `null` when it has none, or when there is no such facet. */
export function facetValue(record: SearchRecord, facet: string): string | null {
  return READERS.get(facet)?.(record) ?? null;
}

/** Tells whether a record passes filters; a condition on an unknown facet holds for no record. */
export function passes(record: SearchRecord, filters: FacetFilters): boolean {
  return filters.every((group) =>
    group.some(({ facet, value, not }) => (facetValue(record, facet) === value) !== not),
  );
}

/** Counts the values of a facet, most frequent first, equal counts by name. */
export function countFacet(
  records: readonly SearchRecord[],
  facet: string,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const value = facetValue(record, facet);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"));
}
