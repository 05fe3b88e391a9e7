/** Results for each index by a key. */
export type Cache<T> = WeakMap<object, Map<string, T>>;

/** Number of results that are kept per index. */
const MAX_CACHED_RESULTS = 48;

/**
 * Returns the cached result for a key, or computes it. While a query is typed, all words but the last stay the same. The
 * least recently used results are removed.
 *
 * @param index the other input of the result
 */
export function cached<T>(cache: Cache<T>, index: object, key: string, compute: () => T): T {
  const results = cache.get(index) ?? new Map<string, T>();
  cache.set(index, results);
  const result = results.get(key) ?? compute();
  results.delete(key);
  results.set(key, result);
  for (const oldest of results.keys()) {
    if (results.size <= MAX_CACHED_RESULTS) break;
    results.delete(oldest);
  }
  return result;
}
