/** The words after the language of a fence. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** HTTP method of the request that the code shows. */
  readonly tag: string | undefined;
  /** Path of that request. */
  readonly label: string | undefined;
  /** Numbers of marked lines, from 1: `{1,3-5}`. */
  readonly lines: ReadonlySet<number>;
  /** Number of the first line where lines are numbered: `showLineNumbers`, `showLineNumbers=5`. */
  readonly numberFrom: number | undefined;
  /** A path of the project whose text the fence shows, and the name of a part of it. */
  readonly file: string | undefined;
  readonly region: string | undefined;
  /** The caption of a diagram. */
  readonly caption: string | undefined;
  /** Words without a meaning, as written. */
  readonly unknown: readonly string[];
}

/** Lines, a title of VitePress, a text of Starlight, a word with its value, and what is none of these. */
const PART = /\{([^}]*)\}+|\[[^\]]*\]|"[^"]*"|'[^']*'|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?(?!\S)|\S+/g;
const RANGES = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;

/** Words that other rules read. */
const OTHERS: ReadonlySet<string> = new Set(["live", "fragment"]);
const TEXTS = ["title", "tag", "label", "file", "region", "caption"] as const;

/** Reads the words after the language of a fence. */
export function fenceMetaOf(meta: string): FenceMeta {
  const texts = new Map<string, string>();
  const lines = new Set<number>();
  const unknown: string[] = [];
  let numberFrom: number | undefined;
  for (const [whole, ranges = "", name = "", ...values] of meta.matchAll(PART)) {
    const value = values.find((one: string | undefined) => one !== undefined);
    const inRanges = RANGES.test(ranges) ? linesIn(ranges) : [];
    if (inRanges.length > 0) for (const line of inRanges) lines.add(line);
    else if (/^["']/.test(value ?? "")) unknown.push(whole);
    else if (name === "showLineNumbers" && /^\d*$/.test(value ?? "")) numberFrom = Number(value ?? 1);
    else if ((TEXTS as readonly string[]).includes(name) && value !== undefined) texts.set(name, value);
    else if (!OTHERS.has(name)) unknown.push(whole);
  }
  const [title, tag, label, file, region, caption] = TEXTS.map((name) => texts.get(name));
  return { title, tag, label, file, region, caption, lines, numberFrom, unknown };
}

function linesIn(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}
