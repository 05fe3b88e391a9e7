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
    const sorted = results.map((result) => result[name] as number).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as T;
}

/** Formats a size for a report. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
