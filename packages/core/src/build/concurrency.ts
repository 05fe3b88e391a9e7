import pMap from "p-map";

/** Enough to keep the disk and the threads of the image renderer busy. */
const MAX_CONCURRENT = 4;

/**
 * Runs an async function for every item, a few at a time, and returns the results in the order of the items. The
 * limit bounds memory: each running call may need a parsed page or an image.
 */
export function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, work, { concurrency: MAX_CONCURRENT });
}
