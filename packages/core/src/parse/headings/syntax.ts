import { mapProse } from "../fences";

/** Marks that a writer may add to a heading: an explicit id, an HTTP method, a path. */
export interface HeadingMark {
  readonly id?: string;
  readonly tag?: string;
  readonly label?: string;
}

const MARKED_HEADING = /^(\s{0,3}#{1,6}\s.*?)\s*(?<!\\)\{((?:#|tag=|label=).*)\}\s*$/;
const PAIR = /(tag|label)=("[^"]*"|\S+)/g;

/**
 * Rewrites `## Title {#id tag=GET label=/api/x/{id}}` to the comment form that MDX reads,
 * on the same line and never inside fenced code.
 */
export function rewriteHeadingMarks(source: string): string {
  return mapProse(source, (line) =>
    line.replace(MARKED_HEADING, (_, heading: string, mark: string) => `${heading} {/* ${mark} */}`),
  );
}

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** Describes the mistake inside a heading mark, or undefined; other comments behind a heading are no marks. */
export function headingMarkProblem(mark: string): string | undefined {
  const text = mark.trim();
  if (!/^(?:#|tag=|label=)/.test(text)) return undefined;
  const { id, tag } = parseHeadingMark(text);
  if (text.startsWith("#") && id === undefined) return 'The "#" has no id.';
  if (tag !== undefined && !METHODS.test(tag)) return `"${tag}" is no HTTP method.`;
  const rest = text.replace(/^#\S+/, "").replace(PAIR, "").trim();
  return rest === "" ? undefined : `"${rest}" in the braces of the heading has no meaning.`;
}

/** Reads the inside of a heading mark. Unknown words are left out. */
export function parseHeadingMark(mark: string): HeadingMark {
  const id = /^#(\S+)/.exec(mark.trim())?.[1];
  const pairs = [...mark.matchAll(PAIR)].map(([, key, value]) => [key, value?.replace(/^"|"$/g, "")]);
  return { ...(id === undefined ? {} : { id }), ...(Object.fromEntries(pairs) as HeadingMark) };
}
