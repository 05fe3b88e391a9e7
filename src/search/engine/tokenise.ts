import { normaliseTerm } from "./fold";

/** A word of a text in its compared form, and where it stands in that text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A run of text between spaces: the whole of it and, when it is compound, its parts. */
export interface Chunk {
  readonly whole: Token;
  readonly parts: readonly Token[];
}

/** From a first letter or digit to the last one, through the signs inside technical words. */
const CHUNK = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\-_./:=@{}+#&?%~*$<>\\'’|]*[\p{L}\p{N}\p{M}])?/gu;
/** Signs that separate, inside a chunk, the segments of paths, addresses and assignments. */
const SEGMENT = /[^/:=@&?#%+~*$<>{}\\|]+/g;
/** Signs that separate the words of a segment: flags, variables, host names, file names. */
const WORD = /[^\-_.'’]+/g;
const DOTTED_NUMBER = /^[\d.]+$/;
/** Words of a camel-case name: `peerId`, `WireGuard`, `OpenSSH`. */
const CAMEL = /\p{Lu}+(?![\p{Ll}])[\p{N}]*|\p{Lu}?\p{Ll}+[\p{N}]*/gu;
/** Signs left out of a whole, so `setup-key`, `SETUP_KEY` and `setupkey` are one term. */
const JOINERS = /[-_'’{}<>$\\]/g;
/** A word in one piece: most are. */
const SIMPLE = /^(?:[A-Za-z]?[a-z]+|[A-Z]+|\d+)$/;
const SHORTEST_PART = 2;
const LONGEST_TERM = 64;

/**
 * Splits a text into the terms it can be found by. A flag (`--allow-server-ssh`), variable (`SETUP_KEY`), path
 * (`/api/peers/{peerId}`), address or host is found as typed, by its segments and by its words.
 */
export function tokenise(text: string): readonly Token[] {
  return chunksOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** Texts whose tokens are remembered: those of the hits that a reader sees while typing a query or two. */
const REMEMBERED = 1500;

const known = new Map<string, readonly Token[]>();

/** The tokens of a text. From one letter to the next most hits stay the same, so their texts are split once. */
export function cachedTokens(text: string): readonly Token[] {
  const found = known.get(text);
  if (found) return found;
  const tokens = tokenise(text);
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, tokens);
  return tokens;
}

/** The same, with parts listed under the chunk they belong to. */
export function chunksOf(text: string): readonly Chunk[] {
  return pieces(text, CHUNK, 0).map((piece) => ({ whole: tokenOf(piece), parts: partsOf(piece) }));
}

/** Parts that contain no other part, in the order of the text; none for a simple word. */
export function smallestParts({ parts }: Chunk): readonly Token[] {
  const contains = (a: Token, b: Token): boolean => a !== b && a.start <= b.start && b.end <= a.end;
  return parts
    .filter((part) => !parts.some((other) => contains(part, other)))
    .sort((a, b) => a.start - b.start);
}

interface Piece {
  readonly text: string;
  readonly start: number;
}

function partsOf(chunk: Piece): readonly Token[] {
  if (SIMPLE.test(chunk.text)) return [];
  const segments = pieces(chunk.text, SEGMENT, chunk.start);
  const words = segments.flatMap(wordsOf);
  const humps = words.flatMap(humpsOf);
  return [...segments, ...words, ...humps]
    .filter(
      (piece, index, all) =>
        piece.text.length >= SHORTEST_PART && !sameAs(piece, chunk) && isFirst(piece, index, all),
    )
    .map(tokenOf);
}

/** Words of a segment; the numbers of an address or a version say nothing alone. */
function wordsOf(segment: Piece): readonly Piece[] {
  return DOTTED_NUMBER.test(segment.text) ? [] : pieces(segment.text, WORD, segment.start);
}

/** Parts of a camel-case word; none when one of them would be a single letter, as in `IPs` or `iOS`. */
function humpsOf(word: Piece): readonly Piece[] {
  const humps = pieces(word.text, CAMEL, word.start);
  const split = humps.length > 1 && humps.every((hump) => hump.text.length >= SHORTEST_PART);
  return split ? humps : [];
}

function sameAs(a: Piece, b: Piece): boolean {
  return a.start === b.start && a.text.length === b.text.length;
}

function isFirst(piece: Piece, index: number, all: readonly Piece[]): boolean {
  return all.findIndex((other) => sameAs(other, piece)) === index;
}

function pieces(text: string, pattern: RegExp, offset: number): readonly Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: offset + match.index }));
}

function tokenOf({ text, start }: Piece): Token {
  const term = normaliseTerm(text.replace(JOINERS, "")).slice(0, LONGEST_TERM);
  return { term: term === "" ? text : term, start, end: start + text.length };
}
