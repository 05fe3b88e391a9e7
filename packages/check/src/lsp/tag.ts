/** The tag of a component around an offset. */
export interface OpenTag {
  readonly name: string;
  /** Names of the properties before the offset. */
  readonly given: readonly string[];
  /** The property whose quoted value holds the offset, and the value up to there. */
  readonly value: { readonly property: string; readonly text: string } | undefined;
  /** The unfinished name of a property; undefined inside a value. */
  readonly word: string | undefined;
}

/** Number of characters before an offset in which its tag is searched. */
const MAX_TAG_CHARS = 2000;

/** The tag around an offset; undefined outside of tags. The text need not parse: it is being written. */
export function openTagAt(text: string, offset: number): OpenTag | undefined {
  const before = text.slice(Math.max(0, offset - MAX_TAG_CHARS), offset);
  const match = /<([A-Z]\w*|img|a)\s((?:[^<>"{]|"[^"]*"|\{[^{}]*\})*)("[^"]*)?$/.exec(before);
  if (!match) return undefined;
  const [, name = "", inside = "", open] = match;
  const given = [...inside.matchAll(/([\w-]+)(?==|\s|$)/g)].map(([, property = ""]) => property);
  if (open !== undefined) {
    const property = /([\w-]+)=$/.exec(inside)?.[1] ?? "";
    return { name, given, value: { property, text: open.slice(1) }, word: undefined };
  }
  return { name, given, value: undefined, word: /[\w-]*$/.exec(inside)?.[0] ?? "" };
}
