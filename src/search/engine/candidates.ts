import type { SearchRecord } from "../model";
import { matchMistyped, matchTyped, mergeMatches, type UnitMatches } from "./matchUnit";
import type { QueryUnit } from "./query";
import { CANDIDATES, LEAST_SHARE } from "./ranking";
import type { SearchIndex } from "./searchIndex";

/** A record that answers a query, with what the order depends on. */
export interface Candidate {
  readonly record: SearchRecord;
  /** Sum over the units of the query. */
  readonly score: number;
  /** Terms of the record that matched. */
  readonly terms: ReadonlySet<string>;
  /** Part of the units that the record holds, 0 to 1. */
  readonly share: number;
  /** How surely its own title holds them all, 0 to 1; 0 when one is missing there. */
  readonly titleShare: number;
}

export type Accept = (record: SearchRecord) => boolean;

/**
 * Finds candidates in tiers, each only when the ones before give fewer than `wanted`: records with every unit of the
 * query; records with every unit when typing mistakes are allowed; and, only when there are none of these, records
 * with at least `LEAST_SHARE` of the units.
 */
export function candidateTiers(
  index: SearchIndex,
  units: readonly QueryUnit[],
  wanted: number,
  accept: Accept,
): readonly (readonly Candidate[])[] {
  const typed = units.map((unit) => withFallback(matchTyped(index, unit), () => matchMistyped(index, unit)));
  const strict = collect(index, typed, 1, accept);
  if (strict.length >= wanted) return [strict];
  const loose = typed.map((matches, place) => mergeMatches(matches, mistyped(index, units[place])));
  const lenient = collect(index, loose, 1, accept);
  const known = new Set(strict.map(({ record }) => record));
  const further = lenient.filter(({ record }) => !known.has(record));
  return lenient.length > 0 ? [strict, further] : [collect(index, loose, LEAST_SHARE, accept)];
}

function withFallback(matches: UnitMatches, fallback: () => UnitMatches): UnitMatches {
  return matches.size > 0 ? matches : fallback();
}

function mistyped(index: SearchIndex, unit: QueryUnit | undefined): UnitMatches {
  return unit ? matchMistyped(index, unit) : new Map();
}

/** Records with at least the given share of the units, best first, at most `CANDIDATES`. */
function collect(
  { records }: SearchIndex,
  matches: readonly UnitMatches[],
  leastShare: number,
  accept: Accept,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const id of idsIn(matches, leastShare)) {
    const record = records[id];
    if (record && accept(record)) found.push(candidateOf(record, id, matches));
  }
  return found
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.score - a.score)
    .slice(0, CANDIDATES);
}

/** When every unit is needed, the records of the rarest one are enough to look at. */
function idsIn(matches: readonly UnitMatches[], leastShare: number): Iterable<number> {
  if (leastShare < 1) return new Set(matches.flatMap((unit) => [...unit.keys()]));
  const rarest = [...matches].sort((a, b) => a.size - b.size)[0];
  return rarest?.keys() ?? [];
}

function candidateOf(record: SearchRecord, id: number, matches: readonly UnitMatches[]): Candidate {
  const own = matches.map((unit) => unit.get(id)).filter((match) => match !== undefined);
  const titles = own.map((match) => match.inTitle).filter((certainty) => certainty > 0);
  return {
    record,
    score: sum(own.map((match) => match.score)),
    terms: new Set(own.flatMap((match) => match.terms)),
    share: own.length / matches.length,
    titleShare: titles.length === matches.length ? sum(titles) / titles.length : 0,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
