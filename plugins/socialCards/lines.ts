/** Width of a text in pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks a text between words into lines that fit `width` pixels. What is beyond `limit` lines ends in an ellipsis; a
 * single word wider than the line stays whole.
 */
export function wrapLines(text: string, measure: Measure, width: number, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ""} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit - 1), shortened(lines[limit - 1] ?? "", measure, width)];
}

/** Takes words off the end until the ellipsis fits too. */
function shortened(line: string, measure: Measure, width: number): string {
  const words = line.split(" ");
  while (words.length > 1 && measure(`${words.join(" ")}…`) > width) words.pop();
  return `${words.join(" ").replace(/[,;:.]$/, "")}…`;
}
