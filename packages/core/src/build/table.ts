/**
 * Lines of a Markdown table.
 *
 * @param numbers indexes of the columns of numbers, which are aligned to the right
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): readonly string[] {
  const rule = head.map((_, column) => (numbers.includes(column) ? "---:" : "---"));
  return [head, rule, ...rows].map(tableRow);
}

/** A line of a Markdown table. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
