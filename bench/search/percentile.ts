/**
 * A percentile of some values; 0 when there are none.
 *
 * @param ratio 0 to 1: 0.5 for the median, 0.95 for the 95th percentile
 */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * ratio))] ?? 0;
}
