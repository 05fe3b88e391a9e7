import { type Board, emptyBoard, note } from "./board";
import { typosAllowed } from "./forms";
import type { QueryUnit, QueryWord } from "./query";
import { LEAST_RARITY, LIGHT_WORD, MATCH_WEIGHT, TITLE_CERTAINTY, UNKNOWN_RARITY } from "./ranking";
import type { SearchIndex } from "./searchIndex";
import { isApiWord, isLightWord } from "./stopWords";
import { exactBoard, mistypedBoard, typedBoard } from "./variants";

/** How well each section answers one unit of a query. */
export interface UnitBoard extends Board {
  /** Part of the unit's words that a section holds, 0 to 1. */
  readonly answered: Float32Array;
  /** How much the unit says: the rarer, the more. */
  readonly rarity: number;
  /** Part that the unit has in a question of plain words: 1, or less for a light word. */
  readonly weight: number;
}

/**
 * Scores a unit: its words, and whatever means the same. A word with synonyms counts as typed to its end.
 *
 * @param lenient also allow for typing mistakes where the words as typed are found; where they are not, it always does
 */
export function unitBoard(index: SearchIndex, unit: QueryUnit, lenient: boolean): UnitBoard {
  const key = [lenient, ...unit.words.map(keyOf)].join("\t");
  return cached(unitBoards, index, key, () => newUnitBoard(index, unit, lenient));
}

function newUnitBoard(index: SearchIndex, { words, alternatives }: QueryUnit, lenient: boolean): UnitBoard {
  const others = alternatives.flatMap(({ key }) => {
    const board = exactBoard(index, key, MATCH_WEIGHT.synonym, TITLE_CERTAINTY.synonym);
    return board ? [board] : [];
  });
  const known = others.length > 0;
  const own = words.map((word) => wordBoard(index, { ...word, open: word.open && !known }, lenient, known));
  const board = joined(index, own);
  const rarity = rarityOf(board.answered);
  for (const other of others) {
    other.score.forEach((score, section) => {
      if (score === 0) return;
      note(board, section, score, other.title[section] ?? 0);
      board.answered[section] = 1;
    });
  }
  const weight = isLight(words) ? LIGHT_WORD : 1;
  return { ...board, weight, rarity: words.length * weight * mean(rarity, rarityOf(board.answered)) };
}

/** A rare word stays fairly rare when its synonyms are common, and the other way round. */
function mean(alone: number, withSynonyms: number): number {
  return (alone + withSynonyms) / 2;
}

/** An expression of several words says what it says, whatever its words say alone. */
function isLight([first, ...others]: QueryUnit["words"]): boolean {
  return first !== undefined && others.length === 0 && (isLightWord(first.term) || isApiWord(first.term));
}

function wordBoard(index: SearchIndex, word: QueryWord, lenient: boolean, hasOthers: boolean): Board {
  const typed = cached(wordBoards, index, `typed\n${keyOf(word)}`, () => typedBoard(index, word));
  if (typosAllowed(word.term) === 0 || isName(index, word)) return typed;
  if (!lenient && (hasOthers || typed.score.some((score) => score > 0))) return typed;
  const meant = cached(wordBoards, index, `meant\n${keyOf(word)}`, () => mistypedBoard(index, word));
  return best(index, typed, meant);
}

/** A compound that stands in the index, such as `used_times`, is meant as typed. */
function isName({ postings }: SearchIndex, { term, parts }: QueryWord): boolean {
  return parts.length > 0 && postings.numbers.has(term);
}

function best(index: SearchIndex, a: Board, b: Board): Board {
  const board = emptyBoard(index);
  for (const { score, title } of [a, b]) {
    score.forEach((value, section) => {
      if (value > 0) note(board, section, value, title[section] ?? 0);
    });
  }
  return board;
}

/** Mean over the words; a section that lacks some has answered a part. */
function joined(index: SearchIndex, boards: readonly Board[]): Omit<UnitBoard, "rarity" | "weight"> {
  const board = { ...emptyBoard(index), answered: new Float32Array(index.sections.length) };
  const share = 1 / boards.length;
  for (const { score, title } of boards) {
    score.forEach((value, section) => {
      if (value === 0) return;
      board.score[section] = (board.score[section] ?? 0) + share * value;
      board.title[section] = (board.title[section] ?? 0) + share * (title[section] ?? 0);
      board.answered[section] = (board.answered[section] ?? 0) + share;
    });
  }
  return board;
}

/** Inverse document frequency: a word in every section says nothing, one that stands nowhere counts as fairly rare. */
function rarityOf(answered: Float32Array): number {
  const found = answered.reduce((count, part) => (part > 0.99 ? count + 1 : count), 0);
  if (found === 0) return UNKNOWN_RARITY;
  return Math.log(1 + (answered.length - found + 0.5) / (found + 0.5)) + LEAST_RARITY;
}

/** What a board depends on; its synonyms follow from the words. */
function keyOf({ open, text, joined }: QueryWord): string {
  return [open, text, ...joined].join("\n");
}

/** Boards of what was typed last: while a word is typed, those before it stay the same. */
const CACHED = 48;

type Cache<T> = WeakMap<SearchIndex, Map<string, T>>;
const wordBoards: Cache<Board> = new WeakMap();
const unitBoards: Cache<UnitBoard> = new WeakMap();

function cached<T>(boards: Cache<T>, index: SearchIndex, key: string, make: () => T): T {
  const cache = boards.get(index) ?? new Map<string, T>();
  boards.set(index, cache);
  const board = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, board);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHED) break;
    cache.delete(oldest);
  }
  return board;
}
