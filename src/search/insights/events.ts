import type { SearchHit } from "../model";

/** Pause after which what is shown or active counts as seen, in milliseconds. */
export const VIEW_DELAY = 400;

/** How many object ids one view event carries at most. */
export const CHUNK_SIZE = 20;

/** A view event of the Insights API. */
export interface ViewEvent {
  readonly eventName: "Items Viewed" | "Item Active";
  readonly index: string;
  readonly objectIDs: string[];
}

/** A click event of the Insights API; positions count from 1. */
export interface SelectEvent {
  readonly eventName: "Item Selected";
  readonly index: string;
  readonly queryID: string;
  readonly objectIDs: string[];
  readonly positions: number[];
}

/** View events for the hits on screen: one for every 20 object ids of an index. */
export function viewEvents(hits: readonly SearchHit[]): ViewEvent[] {
  const indexes = [...new Set(hits.map(({ indexName }) => indexName))];
  return indexes.flatMap((index) => {
    const ids = hits.filter(({ indexName }) => indexName === index).map(({ objectID }) => objectID);
    return chunksOf(ids, CHUNK_SIZE).map(
      (objectIDs) => ({ eventName: "Items Viewed", index, objectIDs }) as const,
    );
  });
}

/** The event for a hit that the reader made the active one: a view of that hit alone. */
export function activeEvent({ indexName, objectID }: SearchHit): ViewEvent {
  return { eventName: "Item Active", index: indexName, objectIDs: [objectID] };
}

/**
 * The click event for a chosen hit.
 *
 * @param position place in the service's answer, from 1
 * @returns null for a hit without a query id, which the service could not tie to a search
 */
export function selectEvent(
  { indexName, queryID, objectID }: SearchHit,
  position: number,
): SelectEvent | null {
  if (queryID === null) return null;
  return {
    eventName: "Item Selected",
    index: indexName,
    queryID,
    objectIDs: [objectID],
    positions: [position],
  };
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
