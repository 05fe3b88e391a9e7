import pMap from "p-map";

/** Enough to keep the disk and the threads that draw busy. */
const AT_ONCE = 4;

/**
 * Does a piece of work for every item, a few at a time, and gives the results in the order of the items. Work that holds
 * a page or a picture would otherwise hold those of the whole site at once.
 */
export function mapInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, work, { concurrency: AT_ONCE });
}
