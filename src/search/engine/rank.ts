import type { SectionId } from "../../sections";
import type { Candidate } from "./candidates";
import { foldCase } from "./fold";
import {
  ASKED_SECTION,
  COMMAND_IN_TITLE,
  LEAST_OF_BEST,
  NAME_POWER,
  PHRASE_IN_PROSE,
  PREFERRED_SECTION,
  QUERY_IN_TITLE,
  SAME_PAGE_DECAY,
  SIDE_BY_SIDE,
  TITLE_POWER,
  WHOLE_IN_TITLE,
  WHOLE_NAME,
} from "./ranking";
import { ownTitle, type Section, slugOf } from "./sections";
import { withoutStopWords } from "./stopWords";
import { chunksOf } from "./tokenise";

/** What the order depends on beside the words. */
export interface RankContext {
  /** The query without the stop words around it, in the compared form of prose. */
  readonly phrase: string;
  /** The whole query, in the same form. */
  readonly query: string;
  /** Its words of meaning, as typed. */
  readonly words: string;
  /** Part of the query's neighboring words that a section has side by side, 0 to 1. */
  readonly side: (section: number) => number;
  /** The units of the query that mean a term, one bit each. */
  readonly answers: (term: string) => number;
  /** How much each unit says. */
  readonly rarities: readonly number[];
  /** Half of the site that the reader is in. */
  readonly prefer: SectionId | null;
  /** Half of the site that the query asks for. */
  readonly asked: SectionId | null;
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
  const { section, number } = candidate;
  const wanted = context.asked === null ? PREFERRED_SECTION : ASKED_SECTION;
  const preferred = section.head.section === (context.asked ?? context.prefer ?? "docs") ? wanted : 1;
  const side = 1 + SIDE_BY_SIDE * context.side(number);
  return titleFactor(candidate, context) * phraseFactor(section, context) * side * preferred;
}

/**
 * From 1 up, the more of the query the titles say together, and the more of it one of them says alone; either counts
 * less where a title says other things beside it.
 */
function titleFactor({ section, inTitle }: Candidate, context: RankContext): number {
  if (inTitle === 0) return 1;
  const total = shareOf(ALL_UNITS, context.rarities) || 1;
  let [named, called] = [0, 0];
  for (const words of namesOf(section)) {
    const { share, units } = namedBy(words, context.answers);
    named = Math.max(named, share);
    called = Math.max(called, share * (shareOf(units, context.rarities) / total) ** NAME_POWER);
  }
  return (1 + (WHOLE_IN_TITLE - 1) * inTitle ** TITLE_POWER * Math.sqrt(named)) * (1 + WHOLE_NAME * called);
}

const ALL_UNITS = -1;

/** Sum of the rarities of some units. */
function shareOf(units: number, rarities: readonly number[]): number {
  return rarities.reduce((sum, rarity, place) => sum + (units & (1 << place) ? rarity : 0), 0);
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

/** Part of a name's words that the query means, and the units of the query that it says. */
function namedBy(
  words: readonly NameWord[],
  answers: (term: string) => number,
): { readonly share: number; readonly units: number } {
  let [named, units] = [0, 0];
  for (const { term, parts } of words) {
    let said = answers(term);
    for (const part of parts) said |= answers(part);
    if (said !== 0) named += 1;
    units |= said;
  }
  return { share: named / Math.max(1, words.length), units };
}

/** A heading may be the very question that is asked, stop words and all; prose has what is left without them. */
function phraseFactor(section: Section, { phrase, query, words }: RankContext): number {
  const title = foldCase(ownTitle(section));
  if (query.includes(" ") && title.includes(query)) return QUERY_IN_TITLE;
  if (title.startsWith(`${words}:`)) return COMMAND_IN_TITLE;
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
