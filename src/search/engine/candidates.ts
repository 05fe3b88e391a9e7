import type { SearchRecord } from "../model";
import type { QueryUnit, QueryWord } from "./query";
import {
  ANSWERED_POWER,
  CANDIDATES,
  ELSEWHERE_ANSWERED,
  ELSEWHERE_SCORE,
  LEAST_IN_TITLE,
  LEAST_KNOWN,
  LEAST_SHARE,
  TYPE_BOOST,
} from "./ranking";
import type { SearchIndex } from "./searchIndex";
import type { Section } from "./sections";
import { isLightWord } from "./stopWords";
import { type UnitBoard, unitBoard } from "./unitBoard";

/** A section that answers a query, with what the order depends on. */
export interface Candidate {
  readonly section: Section;
  /** The section's place in the index. */
  readonly number: number;
  readonly score: number;
  /** Part of the query that the section's own title holds, weighted by rarity, 0 to 1. */
  readonly inTitle: number;
  /** True when the section itself holds every unit of the query. */
  readonly whole: boolean;
}

/** Tells whether a record may be a hit. */
export type Accept = (record: SearchRecord) => boolean;

/** What a query led to. */
export interface Found {
  readonly candidates: readonly Candidate[];
  /** How much each unit says, in the order of the units. */
  readonly rarities: readonly number[];
}

/**
 * Finds the sections that answer at least `LEAST_SHARE` of the units, themselves or with the rest of their page; best
 * first. Words that stand nowhere are taken for mistyped ones; when fewer than `wanted` sections answer the whole
 * query, so are the others. When that finds nothing, titles that say the words known to the site do.
 */
export function candidatesFor(
  index: SearchIndex,
  units: readonly QueryUnit[],
  wanted: number,
  accept: Accept,
): Found {
  const strict = boardsOf(index, units, false);
  const rarities = strict.map(({ rarity }) => rarity);
  const candidates = collect(index, strict, accept);
  const enough = candidates.filter(({ whole }) => whole).length >= wanted;
  if (enough) return { candidates, rarities };
  const lenient = collect(index, boardsOf(index, units, true), accept);
  return { candidates: lenient.length > 0 ? lenient : byKnownWords(index, units, accept), rarities };
}

/** Where no page holds enough of the words, a title that says those which the site knows is better than nothing. */
function byKnownWords(index: SearchIndex, units: readonly QueryUnit[], accept: Accept): readonly Candidate[] {
  const known = units.filter(({ words }) => words.every((word) => isTelling(index, word)));
  if (known.length < LEAST_KNOWN * units.length) return [];
  return collect(index, boardsOf(index, known, false), accept).filter(
    ({ inTitle }) => inTitle >= LEAST_IN_TITLE,
  );
}

function isTelling({ postings }: SearchIndex, { term }: QueryWord): boolean {
  return !isLightWord(term) && postings.numbers.has(term);
}

function boardsOf(index: SearchIndex, units: readonly QueryUnit[], lenient: boolean): readonly UnitBoard[] {
  return units.map((unit) => unitBoard(index, unit, lenient));
}

function collect(index: SearchIndex, boards: readonly UnitBoard[], accept: Accept): readonly Candidate[] {
  const pages = boards.map((board) => bestOfPages(index, board));
  const total = { rarity: sumOf(boards, "rarity"), weight: sumOf(boards, "weight") };
  const found: Candidate[] = [];
  index.sections.forEach((section, number) => {
    const candidate = candidateOf(section, number, boards, pages, total);
    if (candidate && section.records.some(accept)) found.push(candidate);
  });
  return found.sort((a, b) => b.score - a.score).slice(0, CANDIDATES);
}

function isHeldBy(boards: readonly UnitBoard[], number: number): boolean {
  for (const { score } of boards) if ((score[number] ?? 0) > 0) return true;
  return false;
}

/** A section with none of the words is no candidate, whatever its page holds. */
function candidateOf(
  section: Section,
  number: number,
  boards: readonly UnitBoard[],
  pages: readonly Float32Array[],
  total: Readonly<Record<"rarity" | "weight", number>>,
): Candidate | null {
  if (!isHeldBy(boards, number)) return null;
  let [score, answered, share, inTitle, whole] = [0, 0, 0, 0, true];
  boards.forEach((board, place) => {
    const own = board.score[number] ?? 0;
    const elsewhere = pages[place]?.[section.page] ?? 0;
    const part = Math.max(board.answered[number] ?? 0, elsewhere > 0 ? ELSEWHERE_ANSWERED : 0);
    score += board.rarity * Math.max(own, ELSEWHERE_SCORE * elsewhere);
    answered += board.rarity * part;
    share += part >= ELSEWHERE_ANSWERED ? board.weight : 0;
    inTitle += board.rarity * (board.title[number] ?? 0);
    whole &&= (board.answered[number] ?? 0) > 0.99;
  });
  if (share < LEAST_SHARE * total.weight) return null;
  const boosted = score * (answered / total.rarity) ** ANSWERED_POWER * TYPE_BOOST[section.head.type];
  return { section, number, score: boosted, inTitle: inTitle / total.rarity, whole };
}

function sumOf(boards: readonly UnitBoard[], key: "rarity" | "weight"): number {
  return boards.reduce((sum, board) => sum + board[key], 0);
}

const pagesOfBoards = new WeakMap<UnitBoard, Float32Array>();

/** Best score of a unit on each page. */
function bestOfPages({ sections }: SearchIndex, board: UnitBoard): Float32Array {
  const known = pagesOfBoards.get(board);
  if (known) return known;
  const { score, answered } = board;
  const best = new Float32Array((sections.at(-1)?.page ?? -1) + 1);
  score.forEach((value, number) => {
    const page = sections[number]?.page ?? 0;
    if ((answered[number] ?? 0) > 0.99 && value > (best[page] ?? 0)) best[page] = value;
  });
  pagesOfBoards.set(board, best);
  return best;
}
