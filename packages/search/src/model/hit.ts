import { filledLevels, type Hierarchy, type Level } from "./hierarchy";
import type { SearchRecord } from "./record";

/** One search result. */
export interface SearchHit extends Pick<
  SearchRecord,
  "objectID" | "type" | "section" | "method" | "label" | "hierarchy"
> {
  /** Path and hash to navigate to; no origin, no base URL added. */
  readonly url: string;
  /** Path without the hash: the page of the hit. */
  readonly page: string;
  /** The query that the hit matches. */
  readonly query: string;
  /** HTML of each level with mark tags; parse it with `parseMarked`. */
  readonly highlightedHierarchy: Hierarchy;
  /** HTML of the prose around the matches with mark tags; parse it with `parseMarked`. `null` for a heading. */
  readonly snippet: string | null;
  /** True for a text of a message that shares most words with the query, and isn't the same. */
  readonly isGuess?: boolean;
  readonly indexName: string;
  /** Id of the query in analytics; `null` without a hosted service, or when the service sends none. */
  readonly queryID: string | null;
}

type HitHeadings = Pick<SearchHit, "type" | "highlightedHierarchy">;

/** Title of a hit: its deepest highlighted level, with mark tags. */
export function hitTitle(hit: HitHeadings): string {
  const level = ownLevels(hit).at(-1);
  return (level && hit.highlightedHierarchy[level]) ?? "";
}

/** Parent levels of a hit from the section down, with mark tags. */
export function hitBreadcrumb(hit: HitHeadings): readonly string[] {
  return ownLevels(hit)
    .slice(0, -1)
    .map((level) => hit.highlightedHierarchy[level] ?? "");
}

/** Levels down to the hit's own: for a heading the level of its type, for prose the deepest heading above it. */
function ownLevels({ type, highlightedHierarchy }: HitHeadings): readonly Level[] {
  return filledLevels(highlightedHierarchy, type === "content" ? "lvl4" : type);
}
