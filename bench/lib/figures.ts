/** Summarizes and prints the measurements of benchmarks. */

/** Runs a measurement several times, one after the other. */
export async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let count = 0; count < times; count += 1) results.push(await run());
  return results;
}

/** The median of each figure by itself. */
export function medians<T extends object>(results: readonly T[]): T {
  const names = Object.keys(results[0] ?? {}) as (keyof T)[];
  const medianOf = (name: keyof T): number => {
    const values = results.map((result) => result[name] as number);
    return percentile(values, 0.5);
  };
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as T;
}

/**
 * A percentile of some values; 0 when there are none.
 *
 * @param ratio 0 to 1: 0.5 for the median, 0.95 for the 95th percentile
 */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? 0;
}

/** Formats milliseconds for a report. */
export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** Formats a size for a report. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
