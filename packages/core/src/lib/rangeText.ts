/** A range in words: `1 to 9`, `exactly 1`, `at least 1`; an undefined end is open, undefined without both. */
export function rangeText(
  low: number | bigint | undefined,
  high: number | bigint | undefined,
): string | undefined {
  if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}` : `${low} to ${high}`;
  if (low !== undefined) return `at least ${low}`;
  return high === undefined ? undefined : `at most ${high}`;
}
