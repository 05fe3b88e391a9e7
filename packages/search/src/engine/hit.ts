import { EMBEDDED_INDEX_NAME, hierarchyFrom, type SearchHit, type SearchRecord } from "../model";
import { highlight, type Marker } from "./highlight";
import type { Section } from "./sections";
import { snippet } from "./snippet";
import { cachedTokens } from "./tokenize";

/** Creates the hit for a record: its headings and a snippet of its prose, with the matches of the query marked. */
export function createHit(record: SearchRecord, query: string, marker: Marker): SearchHit {
  const { objectID, url, anchor, type, section, method, label, hierarchy, content } = record;
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

/**
 * The record of a section to show: the one with the most different terms that match the query; of several, the first.
 * When none has any, because only the names from long code match, which are not shown, the first prose of the section.
 */
export function bestRecord({ records, head }: Section, terms: Marker["terms"]): SearchRecord {
  let best = head;
  let maxCount = 0;
  for (const record of records) {
    const count = countMatches(visibleText(record), terms);
    if (count > maxCount) [best, maxCount] = [record, count];
  }
  return maxCount > 0 ? best : (records.find((record) => record.content !== null) ?? best);
}

/** Prose of a content record; heading and description of another one. */
function visibleText({ content, type, hierarchy, description }: SearchRecord): string {
  if (type === "content") return content ?? "";
  return `${hierarchy[type] ?? ""}\n${description ?? ""}`;
}

/** Number of different terms in a text that match the query. */
function countMatches(text: string, terms: Marker["terms"]): number {
  const found = new Set<string>();
  for (const { term } of cachedTokens(text)) if (terms.has(term)) found.add(term);
  return found.size;
}
