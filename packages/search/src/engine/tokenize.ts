/**
 * Splits texts and queries into tokens. A chunk is a run of text between spaces, such as `--allow-server-ssh`,
 * `/api/peers/{peerId}` or `peers`. It gives one token for the chunk as a whole and, when it is a compound, one for each
 * of its parts, so that it is found as typed and by its parts. Queries and texts are split by the same rules.
 */
import { normalizeTerm } from "./normalize";

/** A word of a text. */
export interface Token {
  /** The word in its normalized form. */
  readonly term: string;
  /** Position of its first character in the text. */
  readonly start: number;
  /** Position after its last character. */
  readonly end: number;
}

/** A run of text between spaces. */
export interface Chunk {
  /** The whole chunk as one token. */
  readonly token: Token;
  /** Segments, words and camel-case parts of a compound; empty for a simple word. Parts may overlap. */
  readonly parts: readonly Token[];
}

/** From a first letter or digit to the last one, with the punctuation inside technical words. */
const CHUNK =
  /\p{L}(?:#|\+\+)(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\-_./:=@{}+#&?%~*$<>\\'’|]*[\p{L}\p{N}\p{M}])?/gu;
/** A segment of a path, an address or an assignment. */
const SEGMENT = /[^/:=@&?#%+~*$<>{}\\|]+/g;
/** A word of a segment: segments such as flags, variables, host names and file names have several. */
const WORD = /[^\-_.'’]+/g;
const DOTTED_NUMBER = /^[\d.]+$/;
/** A part of a camel-case name: `peerId`, `WireGuard`, `OpenSSH`. */
const CAMEL_CASE_PART = /\p{Lu}+(?![\p{Ll}])[\p{N}]*|\p{Lu}?\p{Ll}+[\p{N}]*/gu;
/** Characters that are removed from terms, so `setup-key`, `SETUP_KEY` and `setupkey` are one term. */
const REMOVED_CHARS = /[-_'’{}<>$\\]/g;
/** A chunk that has no parts: most words. */
const SIMPLE_WORD = /^(?:[A-Za-z]?[a-z]+|[A-Z]+|\d+)$/;
const MIN_PART_CHARS = 2;
const MAX_TERM_CHARS = 64;

/** All tokens of a text. */
export function tokenize(text: string): readonly Token[] {
  return tokensOf(splitChunks(text));
}

/** For each chunk its own token, then those of its parts. */
export function tokensOf(chunks: readonly Chunk[]): readonly Token[] {
  return chunks.flatMap(({ token, parts }) => [token, ...parts]);
}

/** Enough for the texts of the hits that are shown while a query or two are typed. */
const MAX_CACHED_TEXTS = 1500;

const tokenCache = new Map<string, readonly Token[]>();

/** `tokenize` with a cache: most hits stay the same from one typed letter to the next. */
export function cachedTokens(text: string): readonly Token[] {
  const cached = tokenCache.get(text);
  if (cached) return cached;
  const tokens = tokenize(text);
  if (tokenCache.size >= MAX_CACHED_TEXTS) tokenCache.clear();
  tokenCache.set(text, tokens);
  return tokens;
}

/** Splits a text into chunks, in the order of the text. */
export function splitChunks(text: string): readonly Chunk[] {
  const pieces = matchPieces(text, CHUNK, 0).flatMap((piece) =>
    UNSPACED.test(piece.text) ? unspacedWords(piece) : [piece],
  );
  return pieces.map((piece) => ({ token: tokenOf(piece), parts: partsOf(piece) }));
}

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | null = null;

/** The words of a text without spaces. Which dictionary is used follows from its script, so no language is needed. */
function unspacedWords({ text, start }: Piece): readonly Piece[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: start + index }));
}

/** The parts of a chunk that contain no other part, in the order of the text; empty for a simple word. */
export function smallestParts({ parts }: Chunk): readonly Token[] {
  const contains = (a: Token, b: Token): boolean => a !== b && a.start <= b.start && b.end <= a.end;
  return parts
    .filter((part) => !parts.some((other) => contains(part, other)))
    .sort((a, b) => a.start - b.start);
}

/** A part of a text, before it is normalized. */
interface Piece {
  readonly text: string;
  readonly start: number;
}

function partsOf(chunk: Piece): readonly Token[] {
  if (SIMPLE_WORD.test(chunk.text)) return [];
  const segments = matchPieces(chunk.text, SEGMENT, chunk.start);
  const words = segments.flatMap(wordsOf);
  const camelCase = words.flatMap(camelCaseParts);
  return [...segments, ...words, ...camelCase]
    .filter(
      (piece, index, all) =>
        piece.text.length >= MIN_PART_CHARS && !isSame(piece, chunk) && isFirst(piece, index, all),
    )
    .map(tokenOf);
}

/** Words of a segment; none for an address or a version, whose single numbers match too much. */
function wordsOf(segment: Piece): readonly Piece[] {
  return DOTTED_NUMBER.test(segment.text) ? [] : matchPieces(segment.text, WORD, segment.start);
}

/** Parts of a camel-case word; none when one of them would be a single letter, as in `IPs` or `iOS`. */
function camelCaseParts(word: Piece): readonly Piece[] {
  const parts = matchPieces(word.text, CAMEL_CASE_PART, word.start);
  const isCompound = parts.length > 1 && parts.every((part) => part.text.length >= MIN_PART_CHARS);
  return isCompound ? parts : [];
}

function isSame(a: Piece, b: Piece): boolean {
  return a.start === b.start && a.text.length === b.text.length;
}

function isFirst(piece: Piece, index: number, all: readonly Piece[]): boolean {
  return all.findIndex((other) => isSame(other, piece)) === index;
}

/** A loop, since `matchAll` copies the pattern each time and takes six times as long; all texts are split here. */
function matchPieces(text: string, pattern: RegExp, offset: number): readonly Piece[] {
  const pieces: Piece[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    pieces.push({ text: match[0], start: offset + match.index });
  return pieces;
}

function tokenOf({ text, start }: Piece): Token {
  const term = normalizeTerm(text.replace(REMOVED_CHARS, "")).slice(0, MAX_TERM_CHARS);
  return { term: term === "" ? text : term, start, end: start + text.length };
}
