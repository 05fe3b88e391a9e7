import {
  filledLevels,
  type HighlightTags,
  type SearchRecord,
  type WireHighlight,
  type WireHit,
} from "../model";
import type { Candidate } from "./candidates";
import { highlight, type Marker } from "./highlight";
import type { QueryUnit } from "./query";
import { snippet } from "./snippet";

/** Writes a candidate as the hosted service would send it (SPEC section 3). */
export function wireHit(
  { record, terms }: Pick<Candidate, "record" | "terms">,
  units: readonly QueryUnit[],
  tags: HighlightTags,
  snippetWords: number,
): WireHit {
  const marker = markerOf(terms, units);
  const hierarchy = highlightedLevels(record, marker, tags);
  if (record.content === null) return { ...record, _highlightResult: { hierarchy } };
  return {
    ...record,
    _highlightResult: { hierarchy, content: highlight(record.content, marker, tags) },
    _snippetResult: { content: snippet(record.content, marker, tags, snippetWords) },
  };
}

function markerOf(terms: ReadonlySet<string>, units: readonly QueryUnit[]): Marker {
  const words = units.flatMap((unit) => unit.words);
  return { terms, words: words.length, beginning: words.find((word) => word.open)?.term ?? null };
}

function highlightedLevels(
  { hierarchy }: SearchRecord,
  marker: Marker,
  tags: HighlightTags,
): Record<string, WireHighlight> {
  const levels = filledLevels(hierarchy).map((level) => [
    level,
    highlight(hierarchy[level] ?? "", marker, tags),
  ]);
  return Object.fromEntries(levels) as Record<string, WireHighlight>;
}
