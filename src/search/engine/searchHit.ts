import { EMBEDDED_INDEX_NAME, hierarchyFrom, type SearchHit, type SearchRecord } from "../model";
import { highlight, type Marker } from "./highlight";
import type { Meaning } from "./meaning";
import type { QueryUnit } from "./query";
import { snippet } from "./snippet";

/** Makes the hit of a record: its texts with the matches of the query marked. */
export function searchHit(
  record: SearchRecord,
  query: string,
  units: readonly QueryUnit[],
  meaning: Meaning,
): SearchHit {
  const { objectID, url, anchor, type, section, method, label, hierarchy, content } = record;
  const marker: Marker = { terms: meaning, beginning: beginningOf(units) };
  return {
    objectID,
    url: anchor === "" ? url : `${url}#${anchor}`,
    page: url,
    query,
    type,
    section,
    method,
    label,
    hierarchy,
    highlightedHierarchy: hierarchyFrom((level) => {
      const text = hierarchy[level];
      return text === null ? null : highlight(text, marker);
    }),
    snippet: content === null ? null : snippet(content, marker),
    indexName: EMBEDDED_INDEX_NAME,
    queryID: null,
  };
}

/** The word that may still be being typed. */
function beginningOf(units: readonly QueryUnit[]): string | null {
  return units.flatMap(({ words }) => words).find(({ open }) => open)?.term ?? null;
}
