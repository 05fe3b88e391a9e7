import { escapeRegExp } from "./escapeRegExp";

/**
 * Finds which of many literal texts a line contains, fast enough for millions of lines a minute. A text may have placeholders for
 * what changes, such as `peer <name> not found`. Case, punctuation and the width of spaces do not count.
 */
export interface TemplateIndex<T> {
  /**
   * The items whose whole text is in a line: the one with the most fixed text first, since it explains most of the line, and
   * causes last. Of two texts that begin with the same words of the line, only the longer one is there.
   */
  readonly find: (line: string) => readonly T[];
  /**
   * For a line without one: the item that shares most words with it, as after a change of wording or a cut; undefined without any.
   * It is a guess.
   */
  readonly closest: (line: string) => T | undefined;
}

interface Entry<T> {
  readonly item: T;
  /** The texts between placeholders, in order and plain. */
  readonly parts: readonly string[];
  /** Its different words. */
  readonly words: readonly string[];
  /** Number of characters of all parts. */
  readonly length: number;
  /** Where the text begins in a line; undefined where it isn't. */
  readonly match: (line: Line) => Span | undefined;
}

interface Line {
  /** Without space around it. */
  readonly text: string;
  /** Its words with a mark between them. */
  readonly marked: string;
}

/** From the begin of a text to the end of its first fixed part, in the marked form of a line. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const WORD = /[a-z]{3,}/g;
/** Texts with fewer fixed characters would be found in unrelated lines. */
const MIN_LENGTH = 10;
/**
 * Shorter texts without placeholders count only where a message begins, so that `open /etc/x: permission denied`, an error of the
 * system, is not the message `permission denied`. Causes count after a colon too.
 */
const MIN_ANYWHERE = 20;
const BEGIN_OF_MESSAGE =
  /(?:^|\bdesc = |\b(?:error|err|msg|message|reason)"?\s?[:=]\s?"?|\.go:\d+:? |\d\d:\d\d:\d\d\S* )/;
/** The marks between words: a space, quotation marks, a colon before a space, and both. */
const MARK = '[ ":;]';
/** What stands before a short text with placeholders: the begin of the line, a colon or quotation marks, or the name of a field. */
const SHORT_BEGIN = '(?:^ |[":;]|(?:^|[ ":;])(?:desc|err|error|msg|message|reason) )';
/** A value that a message has in quotation marks is in them in the line too: another message might have the words on both sides. */
const QUOTED_VALUE = '[";](?:[^";]*[";])?';
/** A value holds nothing like `table: not`, in which another message begins, unless it is text of someone else. */
const VALUE = "[^:;]{1,200}?";
const FREE_VALUE = ".*?";
const FREE_NAMES = /^<(?:error|reason|text|message|details|value|answer|output|step|command|cause)>$/;
/** Minimums of `closest`: words in common, and their part of the words of the text, weighted by rarity. */
const MIN_COMMON_WORDS = 4;
const MIN_COMMON_PART = 0.8;
/** A line that was cut has at least this much of the beginning of its message. */
const MIN_CUT = 30;

/**
 * Makes an index by the rarest word of each text.
 *
 * @param textOf the literal text of an item
 * @param isCause true for the text of an error that others repeat at the end of their messages, such as `no route to host`
 */
export function templateIndex<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  isCause: (item: T) => boolean = () => false,
): TemplateIndex<T> {
  const entries = items
    .map((item) => entryOf(item, textOf(item), isCause(item)))
    .filter(({ length }) => length >= MIN_LENGTH);
  const counts = new Map<string, number>();
  for (const word of entries.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + entries.length / (counts.get(word) ?? 1));
  const byWord = new Map<string, Entry<T>[]>();
  for (const entry of entries) {
    const [rarest] = [...entry.words].sort((a, b) => rarity(b) - rarity(a));
    if (rarest !== undefined) byWord.set(rarest, [...(byWord.get(rarest) ?? []), entry]);
  }
  return {
    find: (line) => {
      const text = plain(line);
      const marked = { text: line.trim(), marked: markedOf(line) };
      const matches = wordsOf(text)
        .flatMap((word) => byWord.get(word) ?? [])
        .filter(({ parts }) => hasParts(` ${text} `, parts))
        .flatMap((entry) => {
          const span = entry.match(marked);
          return span ? { entry, ...span } : [];
        });
      return withoutShorter(matches)
        .sort(
          (a, b) =>
            Number(isCause(a.entry.item)) - Number(isCause(b.entry.item)) || b.entry.length - a.entry.length,
        )
        .map(({ entry }) => entry.item);
    },
    closest: (line) => closestOf(plain(line), entries, rarity)?.item,
  };
}

function entryOf<T>(item: T, text: string, isCause: boolean): Entry<T> {
  const parts = text
    .split(/<[^<>]*>/)
    .map(plain)
    .filter((part) => part !== "");
  const length = parts.join("").length;
  return { item, parts, words: wordsOf(parts.join(" ")), length, match: matcherOf(text, length, isCause) };
}

/** Finds a text; its pattern is made when it is first needed. */
function matcherOf(text: string, length: number, isCause: boolean): (line: Line) => Span | undefined {
  const isShort = length < MIN_ANYWHERE && !/<[^<>]*>/.test(text);
  let pattern: RegExp | undefined;
  return (line) => {
    pattern ??= isShort
      ? new RegExp(
          `${isCause ? "(?:: |" : "(?:"}${BEGIN_OF_MESSAGE.source})${escapeRegExp(text)}(?! ?[a-z\\d])`,
          "i",
        )
      : new RegExp((length < MIN_ANYWHERE && !isCause ? SHORT_BEGIN : MARK) + patternOf(text));
    const match = pattern.exec(isShort ? line.text : line.marked);
    if (!match) return undefined;
    return { start: match.index, end: match.index + (match[1] ?? match[0]).length };
  };
}

/** The first group is what stands before the first placeholder. */
function patternOf(text: string): string {
  const [first = "", ...others] = spaced(text)
    .replace(PLACEHOLDERS_AROUND, "")
    .replace(PLACEHOLDERS_TOGETHER, "<text>")
    .split(/(<[^<>]*>)/);
  const rest = others.map((piece, index) => {
    if (index % 2 === 1) return wordsPattern(piece);
    return valuePattern(piece, others[index - 1] ?? first, others[index + 1] ?? "");
  });
  return `(${wordsPattern(first)})${rest.join("")}(?=${MARK})`;
}

/** Between them is no word. */
const PLACEHOLDERS_TOGETHER = /<[^<>]*>(?:[^\p{L}\p{N}@<>]*<[^<>]*>)+/gu;
const PLACEHOLDERS_AROUND = /^(?:[^\p{L}\p{N}@<]*<[^<>]*>)+|(?:<[^<>]*>[^\p{L}\p{N}@<]*)+$/gu;

/** An at sign tells `<user>@<host>` from other values, so it is a word. */
function spaced(text: string): string {
  return text.replaceAll("@", " @ ");
}

function wordsPattern(piece: string): string {
  return piece
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_@]+/gu, " ")
    .trim()
    .replaceAll(" ", MARK);
}

function valuePattern(name: string, before: string, after: string): string {
  if (/["'`]$/.test(before) && /^["'`]/.test(after)) return QUOTED_VALUE;
  // Without a mark where it touches a word, as in `<number>ms`.
  const [begin, end] = [/[\p{L}\p{N}_@]$/u.test(before), /^[\p{L}\p{N}_@]/u.test(after)].map((touches) =>
    touches ? "" : MARK,
  ) as [string, string];
  return `${begin}(?:${FREE_NAMES.test(name) ? FREE_VALUE : VALUE}${end})?`;
}

/** The words of a line in lower case, and between them a mark for what separates them. */
function markedOf(line: string): string {
  const marked = spaced(line)
    .toLowerCase()
    .replace(
      /[^\p{L}\p{N}_@]+/gu,
      (run) => MARKS[Number(/["'`“”‘’«»]/.test(run))]?.[Number(/: /.test(run))] ?? " ",
    );
  return ` ${marked} `;
}

const MARKS = [
  [" ", ":"],
  ['"', ";"],
] as const;

/** Without matches that begin amid the first fixed words of one with more fixed text: they are a less exact form of it. */
function withoutShorter<T>(matches: readonly Match<T>[]): Match<T>[] {
  return matches.filter(
    ({ start, entry }) =>
      !matches.some(
        (other) =>
          other.entry.length > entry.length &&
          (start === other.start || (start >= other.start && start < other.end)),
      ),
  );
}

interface Match<T> extends Span {
  readonly entry: Entry<T>;
}

/** Lower case, with one space for each run of other characters than letters and digits. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(WORD))];
}

function hasParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** Offset from which a text is the beginning of a message, and ends within it; undefined if it is not. */
function cutAt(text: string, begin: string): number | undefined {
  const at = begin.length > MIN_CUT ? text.indexOf(begin.slice(0, MIN_CUT)) : -1;
  return at !== -1 && begin.startsWith(text.slice(at)) ? at : undefined;
}

/** The message that a text is cut from: of several, the one that explains most of it. */
function cutFrom<T>(text: string, entries: readonly Entry<T>[]): Entry<T> | undefined {
  let [from, least] = [undefined as Entry<T> | undefined, Infinity];
  for (const entry of entries) {
    const at = cutAt(text, entry.parts[0] ?? "");
    if (at !== undefined && at < least) [from, least] = [entry, at];
  }
  return from;
}

function closestOf<T>(
  text: string,
  entries: readonly Entry<T>[],
  rarity: (word: string) => number,
): Entry<T> | undefined {
  const cut = cutFrom(text, entries);
  if (cut) return cut;
  const line = new Set(wordsOf(text));
  let [best, bestScore] = [undefined as Entry<T> | undefined, 0];
  for (const entry of entries) {
    const common = entry.words.filter((word) => line.has(word));
    if (common.length < MIN_COMMON_WORDS) continue;
    const [shared, all] = [common, entry.words].map((words) =>
      words.reduce((sum, word) => sum + rarity(word), 0),
    ) as [number, number];
    const score = shared * (shared / all);
    if (shared >= MIN_COMMON_PART * all && score > bestScore) [best, bestScore] = [entry, score];
  }
  return best;
}
