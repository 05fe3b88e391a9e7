import type { SectionId } from "../../sections";
import type { SearchRecord } from "../model";
import type { Candidate } from "./candidates";
import { ownTitle, slugOf } from "./fields";
import { foldCase } from "./fold";
import {
  PHRASE_IN_PROSE,
  PREFERRED_SECTION,
  SAME_PAGE_DECAY,
  TITLE_CERTAINTY,
  WHOLE_IN_TITLE,
} from "./ranking";
import { withoutStopWords } from "./stopWords";
import { chunksOf } from "./tokenise";

/** What the order depends on beside the words. */
export interface RankContext {
  readonly query: string;
  readonly prefer: SectionId | null;
}

/** Orders the candidates of one tier, best first, and keeps one a heading. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly Candidate[] {
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score * factorOf(candidate, context),
  }));
  return spreadPages(onePerHeading(scored.sort(byScore)));
}

/** Address of what a hit leads to; headings and their prose share it. */
export function targetOf({ url, anchor }: SearchRecord): string {
  return `${url}#${anchor}`;
}

/** Keeps the first of each heading, so no page is listed twice unless for different headings. */
export function onePerHeading(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ record }) => !seen.has(targetOf(record)) && seen.add(targetOf(record)));
}

function spreadPages(candidates: readonly Candidate[]): readonly Candidate[] {
  const before = new Map<string, number>();
  const spread = candidates.map((candidate) => {
    const count = before.get(candidate.record.url) ?? 0;
    before.set(candidate.record.url, count + 1);
    return { ...candidate, score: candidate.score * SAME_PAGE_DECAY ** count };
  });
  return spread.sort(byScore);
}

function factorOf(candidate: Candidate, { query, prefer }: RankContext): number {
  return (
    titleFactor(candidate) * phraseFactor(candidate.record, query) * sectionFactor(candidate.record, prefer)
  );
}

/** From 1 up to `WHOLE_IN_TITLE`, the more the fewer words the title has beside those of the query. */
function titleFactor({ record, terms, titleShare }: Candidate): number {
  if (titleShare === 0) return 1;
  const inTitle = namedShare(ownTitle(record), terms);
  const inSlug =
    TITLE_CERTAINTY.form * namedShare(slugOf(record).replace(/^.*\//, "").replaceAll("-", " "), terms);
  return 1 + (WHOLE_IN_TITLE - 1) * titleShare * Math.sqrt(Math.max(inTitle, inSlug));
}

/** Part of a title's words that the query names, stop words aside. */
function namedShare(title: string, terms: ReadonlySet<string>): number {
  const words = withoutStopWords(chunksOf(title).map(({ whole, parts }) => ({ term: whole.term, parts })));
  const named = words.filter(
    ({ term, parts }) => terms.has(term) || parts.some((part) => terms.has(part.term)),
  );
  return named.length / Math.max(1, words.length);
}

function phraseFactor({ content }: SearchRecord, query: string): number {
  return content !== null && query.includes(" ") && foldCase(content).includes(foldCase(query))
    ? PHRASE_IN_PROSE
    : 1;
}

function sectionFactor({ section }: SearchRecord, prefer: SectionId | null): number {
  return section === (prefer ?? "docs") ? PREFERRED_SECTION : 1;
}

/** Equal scores fall back to type and place, then id, so that the order never depends on chance. */
function byScore(a: Candidate, b: Candidate): number {
  return (
    b.score - a.score ||
    b.record.weight - a.record.weight ||
    a.record.position - b.record.position ||
    (a.record.objectID < b.record.objectID ? -1 : 1)
  );
}
