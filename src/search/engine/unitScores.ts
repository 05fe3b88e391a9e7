import { typosAllowed } from "./forms";
import { isParticle, type QueryUnit, type QueryWord } from "./query";
import { LEAST_RARITY, LIGHT_WORD, MATCH_WEIGHT, TITLE_CERTAINTY, UNKNOWN_RARITY } from "./ranking";
import type { SearchIndex } from "./searchIndex";
import { isApiWord, isLightWord } from "./stopWords";
import { noScores, raise, scoreExact, type Scores, scoreTyped, scoreTypos } from "./wordScores";

/** How well each section answers one unit of a query. */
export interface UnitScores extends Scores {
  /** Part of the unit's words that a section has, 0 to 1. */
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
export function scoreUnit(index: SearchIndex, unit: QueryUnit, lenient: boolean): UnitScores {
  const key = [lenient, unit.isMethod, ...unit.words.map(keyOf)].join("\t");
  return cached(unitCache, index, key, () => newUnitScores(index, unit, lenient));
}

function newUnitScores(index: SearchIndex, unit: QueryUnit, lenient: boolean): UnitScores {
  const { words, alternatives } = unit;
  const others = alternatives.flatMap(({ key }) => {
    const scores = scoreExact(index, key, MATCH_WEIGHT.synonym, TITLE_CERTAINTY.synonym);
    return scores ? [scores] : [];
  });
  const known = others.length > 0;
  const own = words.map((word) => scoreWord(index, { ...word, open: word.open && !known }, lenient, known));
  const scores = joined(index, own);
  const rarity = rarityOf(scores.answered);
  for (const other of others) {
    other.score.forEach((score, section) => {
      if (score === 0) return;
      raise(scores, section, score, other.title[section] ?? 0);
      scores.answered[section] = 1;
    });
  }
  const weight = isLight(unit) ? LIGHT_WORD : 1;
  return { ...scores, weight, rarity: sizeOf(unit) * weight * mean(rarity, rarityOf(scores.answered)) };
}

/** A rare word stays fairly rare when its synonyms are common, and the other way round. */
function mean(alone: number, withSynonyms: number): number {
  return (alone + withSynonyms) / 2;
}

/** Words of meaning in a unit: `log out` says as much as one word. */
function sizeOf({ words }: QueryUnit): number {
  return Math.max(1, words.filter(({ term }) => !isParticle(term)).length);
}

/** An expression of several words says what it says, whatever its words say alone. */
function isLight({ words: [first, ...others], isMethod }: QueryUnit): boolean {
  if (first === undefined || others.length > 0 || isMethod === true) return false;
  return isLightWord(first.term) || isApiWord(first.term);
}

function scoreWord(index: SearchIndex, word: QueryWord, lenient: boolean, hasOthers: boolean): Scores {
  const typed = cached(wordCache, index, `typed\n${keyOf(word)}`, () => scoreTyped(index, word));
  if (typosAllowed(word.term) === 0 || isName(index, word)) return typed;
  if (!lenient && (hasOthers || typed.score.some((score) => score > 0))) return typed;
  const meant = cached(wordCache, index, `meant\n${keyOf(word)}`, () => scoreTypos(index, word));
  return best(index, typed, meant);
}

/** A compound that stands in the index, such as `used_times`, is meant as typed. */
function isName({ postings }: SearchIndex, { term, parts }: QueryWord): boolean {
  return parts.length > 0 && postings.numbers.has(term);
}

function best(index: SearchIndex, a: Scores, b: Scores): Scores {
  const scores = noScores(index);
  for (const { score, title } of [a, b]) {
    score.forEach((value, section) => {
      if (value > 0) raise(scores, section, value, title[section] ?? 0);
    });
  }
  return scores;
}

/** Mean over the words; a section that lacks some has answered a part. */
function joined(index: SearchIndex, all: readonly Scores[]): Omit<UnitScores, "rarity" | "weight"> {
  const scores = { ...noScores(index), answered: new Float32Array(index.sections.length) };
  const share = 1 / all.length;
  for (const { score, title } of all) {
    score.forEach((value, section) => {
      if (value === 0) return;
      scores.score[section] = (scores.score[section] ?? 0) + share * value;
      scores.title[section] = (scores.title[section] ?? 0) + share * (title[section] ?? 0);
      scores.answered[section] = (scores.answered[section] ?? 0) + share;
    });
  }
  return scores;
}

/** Inverse document frequency: a word in every section says nothing, one that stands nowhere counts as fairly rare. */
function rarityOf(answered: Float32Array): number {
  const found = answered.reduce((count, part) => (part > 0.99 ? count + 1 : count), 0);
  if (found === 0) return UNKNOWN_RARITY;
  return Math.log(1 + (answered.length - found + 0.5) / (found + 0.5)) + LEAST_RARITY;
}

/** What the scores of a word depend on; its synonyms follow from the words. */
function keyOf({ open, text, joined }: QueryWord): string {
  return [open, text, ...joined].join("\n");
}

/** Entries of each cache: while a word is typed, the scores of those before it stay the same. */
const CACHED = 48;

type Cache<T> = WeakMap<SearchIndex, Map<string, T>>;
const wordCache: Cache<Scores> = new WeakMap();
const unitCache: Cache<UnitScores> = new WeakMap();

function cached<T>(caches: Cache<T>, index: SearchIndex, key: string, make: () => T): T {
  const cache = caches.get(index) ?? new Map<string, T>();
  caches.set(index, cache);
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHED) break;
    cache.delete(oldest);
  }
  return value;
}
