import type { SectionId } from "../../sections";
import { filledLevels, type Hierarchy, type Level } from "./hierarchy";
import type { RecordType } from "./record";

/** One search result. */
export interface SearchHit {
  readonly objectID: string;
  /** Path and hash to navigate to; no origin, no base URL added. */
  readonly url: string;
  /** Path without the hash: the page of the hit. */
  readonly page: string;
  /** The query that found it. */
  readonly query: string;
  readonly type: RecordType;
  readonly section: SectionId;
  readonly method: string | null;
  readonly label: string | null;
  /** Plain text per level. */
  readonly hierarchy: Hierarchy;
  /** Text per level with mark tags, to be read with `parseMarked`. */
  readonly highlightedHierarchy: Hierarchy;
  /** Prose around the match with mark tags, to be read with `parseMarked`. */
  readonly snippet: string | null;
  readonly indexName: string;
  /** Identifies the query in analytics; `null` when the service gives none. */
  readonly queryID: string | null;
}

type Titled = Pick<SearchHit, "type" | "highlightedHierarchy">;

/** Title of a hit: its deepest highlighted level, with mark tags. */
export function hitTitle(hit: Titled): string {
  const level = ownLevels(hit).at(-1);
  return (level && hit.highlightedHierarchy[level]) ?? "";
}

/** Parent levels of a hit from the section down, with mark tags. */
export function hitBreadcrumb(hit: Titled): readonly string[] {
  return ownLevels(hit)
    .slice(0, -1)
    .map((level) => hit.highlightedHierarchy[level] ?? "");
}

/** A heading's own level is its type's; prose belongs to the deepest heading above it. */
function ownLevels({ type, highlightedHierarchy }: Titled): readonly Level[] {
  return filledLevels(highlightedHierarchy, type === "content" ? "lvl4" : type);
}
