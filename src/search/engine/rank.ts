import type { SectionId } from "../../sections";
import type { Candidate } from "./candidates";
import { foldCase } from "./fold";
import {
  LEAST_OF_BEST,
  PHRASE_IN_PROSE,
  PREFERRED_SECTION,
  SAME_PAGE_DECAY,
  WHOLE_IN_TITLE,
} from "./ranking";
import { ownTitle, type Section, slugOf } from "./sections";
import { withoutStopWords } from "./stopWords";
import { chunksOf } from "./tokenise";

/** What the order depends on beside the words. */
export interface RankContext {
  /** The query without the stop words around it, in the compared form of prose. */
  readonly phrase: string;
  /** Terms of the index that the query means. */
  readonly means: (term: string) => boolean;
  readonly prefer: SectionId | null;
}

/** Orders candidates, best first; far worse ones that answer a part of the query only are left out. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly Candidate[] {
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score * factorOf(candidate, context),
  }));
  const ordered = spreadPages(scored.sort(byScore));
  const least = LEAST_OF_BEST * (ordered[0]?.score ?? 0);
  return ordered.filter(({ score, whole }) => whole || score >= least);
}

function spreadPages(candidates: readonly Candidate[]): readonly Candidate[] {
  const before = new Map<number, number>();
  const spread = candidates.map((candidate) => {
    const { page } = candidate.section;
    const count = before.get(page) ?? 0;
    before.set(page, count + 1);
    return { ...candidate, score: candidate.score * SAME_PAGE_DECAY ** count };
  });
  return spread.sort(byScore);
}

function factorOf(candidate: Candidate, context: RankContext): number {
  const { section } = candidate;
  const preferred = section.head.section === (context.prefer ?? "docs") ? PREFERRED_SECTION : 1;
  return titleFactor(candidate, context) * phraseFactor(section, context.phrase) * preferred;
}

/** From 1 up to `WHOLE_IN_TITLE`, the more of the query the title says, and the less it says beside it. */
function titleFactor({ section, inTitle }: Candidate, { means }: RankContext): number {
  if (inTitle === 0) return 1;
  const named = Math.max(...namesOf(section).map((words) => namedShare(words, means)));
  return 1 + (WHOLE_IN_TITLE - 1) * inTitle ** 2 * Math.sqrt(named);
}

interface NameWord {
  readonly term: string;
  readonly parts: readonly string[];
}

const namesOfSections = new WeakMap<Section, readonly (readonly NameWord[])[]>();

/** Words of all names of a section, stop words aside: its title, the last part of its address, its keywords. */
function namesOf(section: Section): readonly (readonly NameWord[])[] {
  const known = namesOfSections.get(section);
  if (known) return known;
  const names = [
    ownTitle(section),
    slugOf(section).replace(/^.* /, "").replaceAll("-", " "),
    ...section.head.keywords,
  ];
  const words = names.map((name) =>
    withoutStopWords(
      chunksOf(name).map(({ whole, parts }) => ({ term: whole.term, parts: parts.map((part) => part.term) })),
    ),
  );
  namesOfSections.set(section, words);
  return words;
}

/** Part of a name's words that the query means. */
function namedShare(words: readonly NameWord[], means: (term: string) => boolean): number {
  const named = words.filter(({ term, parts }) => means(term) || parts.some(means));
  return named.length / Math.max(1, words.length);
}

function phraseFactor(section: Section, phrase: string): number {
  return phrase.includes(" ") && proseOf(section).includes(phrase) ? PHRASE_IN_PROSE : 1;
}

const folded = new WeakMap<Section, string>();

function proseOf(section: Section): string {
  const known = folded.get(section);
  if (known !== undefined) return known;
  const prose = foldCase(section.records.map(({ content }) => content ?? "").join("\n"));
  folded.set(section, prose);
  return prose;
}

/** Equal scores fall back to type and place, then id, so that the order never depends on chance. */
function byScore(a: Candidate, b: Candidate): number {
  const [first, second] = [a.section.head, b.section.head];
  return (
    b.score - a.score ||
    second.weight - first.weight ||
    first.position - second.position ||
    (first.objectID < second.objectID ? -1 : 1)
  );
}
