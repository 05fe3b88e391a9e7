import { HIGHLIGHT, type HighlightTags, type SearchRecord } from "../model";
import { countFacet } from "./facets";
import { highlight } from "./highlight";
import { tokenise } from "./tokenise";

/** A value of a facet with the number of records that have it. */
export interface FacetHit {
  readonly value: string;
  /** The value with the typed beginning tagged, the rest escaped. */
  readonly highlighted: string;
  readonly count: number;
}

/** Values of a facet in which each typed word begins some word; all of them when nothing is typed. */
export function searchFacet(
  records: readonly SearchRecord[],
  facet: string,
  typed: string,
  tags: HighlightTags = HIGHLIGHT,
): readonly FacetHit[] {
  const wanted = tokenise(typed).map((token) => token.term);
  return countFacet(records, facet).flatMap(([value, count]) => {
    const terms = beginningLike(value, wanted);
    if (terms === null) return [];
    const marker = { terms, words: wanted.length, beginning: wanted.at(-1) ?? null };
    return [{ value, highlighted: highlight(value, marker, tags).value, count }];
  });
}

/** Terms of the value that begin like a wanted one; `null` when one of the wanted begins none. */
function beginningLike(value: string, wanted: readonly string[]): ReadonlySet<string> | null {
  const terms = tokenise(value).map((token) => token.term);
  const found = wanted.map((word) => terms.filter((term) => term.startsWith(word)));
  return found.every((matches) => matches.length > 0) ? new Set(found.flat()) : null;
}
