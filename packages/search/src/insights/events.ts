import type { SearchHit } from "../model";

/** Time after which rows on screen count as seen, and a row counts as active. */
export const VIEW_DELAY_MS = 400;

/** Maximum number of object ids in one view event. */
const MAX_IDS_PER_EVENT = 20;

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

/** View events for the hits on screen: one for every `MAX_IDS_PER_EVENT` hits of an index. */
export function viewEvents(hits: readonly SearchHit[]): ViewEvent[] {
  const indexes = [...new Set(hits.map(({ indexName }) => indexName))];
  return indexes.flatMap((index) => {
    const ids = hits.filter(({ indexName }) => indexName === index).map(({ objectID }) => objectID);
    return chunksOf(ids).map((objectIDs) => ({ eventName: "Items Viewed", index, objectIDs }) as const);
  });
}

/** The event for the active hit: a view of that hit alone. */
export function activeEvent({ indexName, objectID }: SearchHit): ViewEvent {
  return { eventName: "Item Active", index: indexName, objectIDs: [objectID] };
}

/**
 * The click event for a chosen hit.
 *
 * @param position in the response of the service, from 1
 * @returns null for a hit without a query id, which the service cannot assign to a search
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

function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_IDS_PER_EVENT);
  const start = (index: number): number => index * MAX_IDS_PER_EVENT;
  return Array.from({ length: count }, (_, index) => ids.slice(start(index), start(index + 1)));
}
