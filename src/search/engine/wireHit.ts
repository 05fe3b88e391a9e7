import {
  filledLevels,
  type HighlightTags,
  type SearchRecord,
  type WireHighlight,
  type WireHit,
} from "../model";
import { highlight, type Marker } from "./highlight";
import type { Meaning } from "./meaning";
import type { QueryUnit } from "./query";
import { snippet } from "./snippet";

/** Writes a record as the hosted service would send it (SPEC section 3). */
export function wireHit(
  record: SearchRecord,
  units: readonly QueryUnit[],
  meaning: Meaning,
  tags: HighlightTags,
  snippetWords: number,
): WireHit {
  const marker = markerOf(meaning, units);
  const hierarchy = highlightedLevels(record, marker, tags);
  if (record.content === null) return { ...record, _highlightResult: { hierarchy } };
  return {
    ...record,
    _highlightResult: { hierarchy, content: highlight(record.content, marker, tags) },
    _snippetResult: { content: snippet(record.content, marker, tags, snippetWords) },
  };
}

function markerOf(terms: Meaning, units: readonly QueryUnit[]): Marker {
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
