import { EMBEDDED_INDEX_NAME, hierarchyFrom, type SearchHit, type SearchRecord } from "../model";
import { highlight, type Marker } from "./highlight";
import type { QueryTerms } from "./queryTerms";
import type { QueryUnit } from "./query";
import type { Section } from "./sections";
import { snippet } from "./snippet";
import { cachedTokens } from "./tokenise";

/** Makes the hit of a record: its texts with the matches of the query marked. */
export function hitFor(
  record: SearchRecord,
  query: string,
  units: readonly QueryUnit[],
  queryTerms: QueryTerms,
): SearchHit {
  const { objectID, url, anchor, type, section, method, label, hierarchy, content } = record;
  const marker: Marker = { terms: queryTerms, beginning: beginningOf(units) };
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

/**
 * The record of a section that answers best: the piece of prose with the most of the query's words, when it has more
 * of them than the heading; else the heading. Where only the terms of its code have them, which nobody can read, its
 * first prose tells what the section is about.
 */
export function recordFor(
  { records }: Section,
  queryTerms: QueryTerms,
  accept: (record: SearchRecord) => boolean,
): SearchRecord | null {
  let best: SearchRecord | null = null;
  let most = -1;
  for (const record of records.filter(accept)) {
    const count = meantIn(textOf(record), queryTerms);
    if (count > most) [best, most] = [record, count];
  }
  return most > 0 ? best : (records.find((record) => record.content !== null && accept(record)) ?? best);
}

function textOf({ content, type, hierarchy, description }: SearchRecord): string {
  if (type === "content") return content ?? "";
  return `${hierarchy[type] ?? ""}\n${description ?? ""}`;
}

/** Number of different words of a text that the query means. */
function meantIn(text: string, queryTerms: QueryTerms): number {
  const terms = new Set(cachedTokens(text).map(({ term }) => term));
  return [...terms].filter((term) => queryTerms.has(term)).length;
}
