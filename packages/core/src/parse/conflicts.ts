/** Lines that git writes between two versions. */
const MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm;
const CONFLICT = /^<{7} .*$[\s\S]*?^={7}$[\s\S]*?^>{7} .*$|^(?:<{7}|>{7}) \S.*$/m;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/gm;

/** Offset of two versions between marks of git, or of a mark that was left; undefined where there are none, or only in one block of code. */
export function conflictOf(text: string): number | undefined {
  const found = CONFLICT.exec(text);
  if (!found) return undefined;
  const fencesBefore = text.slice(0, found.index).match(FENCE)?.length ?? 0;
  const isExample = fencesBefore % 2 === 1 && !FENCE_LINE.test(found[0]);
  return isExample ? undefined : found.index;
}

const FENCE_LINE = new RegExp(FENCE.source, "m");

/** The text with blanks for the lines of git, which are no Markdown. */
export function withoutConflict(text: string): string {
  return conflictOf(text) === undefined ? text : text.replace(MARK, (line) => " ".repeat(line.length));
}
