const FENCE = /^\s{0,3}(?:>\s?)*\s*(`{3,}|~{3,})(.*)$/;

/** One line of a source and whether it lies inside (or opens, or closes) a fenced code block. */
export interface SourceLine {
  readonly text: string;
  readonly fenced: boolean;
}

/** Splits a source into lines and marks those that belong to fenced code (CommonMark section 4.5). */
export function* linesOf(source: string): Generator<SourceLine> {
  let open: string | undefined;
  for (const text of source.split("\n")) {
    const [, marker, rest] = FENCE.exec(text) ?? [];
    const opens =
      open === undefined && marker !== undefined && !(marker.startsWith("`") && rest?.includes("`"));
    const closes = open !== undefined && marker?.startsWith(open) === true && rest?.trim() === "";
    yield { text, fenced: open !== undefined || opens };
    if (opens) open = marker;
    if (closes) open = undefined;
  }
}

/** Rewrites the lines outside fenced code and keeps the others; line count and order stay. */
export function mapProse(source: string, rewrite: (line: string) => string): string {
  return [...linesOf(source)].map(({ text, fenced }) => (fenced ? text : rewrite(text))).join("\n");
}
