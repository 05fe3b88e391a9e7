/**
 * The order of the hits. A section is scored by what it has of the query, and by what its page has; then the page is entered at
 * the section that answers, and its other sections follow further down. Sections whose titles and phrases have the whole query
 * come first, in the order that the first index file alone gives: they are shown before the prose has arrived, and stay.
 *
 * `npm run search -- tune all` tries smaller and larger values of each weight on the queries for tuning of `test/search/tasks.json`
 * and every sixth of `golden.json`. None is set for a single query.
 */
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { firstPhrases } from "./fields";
import { isFound, matchUnit, type UnitMatch } from "./match";
import type { ParsedQuery, QueryUnit } from "./query";
import { nameOf, type SearchIndex } from "./searchIndex";
import { lastPartOf, type Section, titleOf } from "./sections";
import { matchTitle, type TitleMatch } from "./titleMatch";

/** All numbers that decide the order. */
export const WEIGHTS = {
  /* Fields: multiply the score of a word there, relative to each other. */
  title: 3,
  keywords: 1.95,
  label: 4,
  parents: 2.5,
  slug: 0.6,
  description: 0.6,
  text: 1,
  /** Phrases that come with the prose. */
  phrases: 2,
  /* Ways to match, relative to the word itself; 0 to 1. */
  stem: 0.3,
  synonym: 0.45,
  /** All parts of a compound, or all words of an expression. */
  parts: 0.1,
  /** A longer word that begins with the last word of the query. */
  prefix: 0.6,
  /** The same for a word that some title has. */
  knownPrefix: 0.15,
  /** A word that differs by a letter or two, for one that no text has. */
  typo: 0.8,
  /** An operation whose method a verb means, such as `GET` for `show`. */
  method: 1,
  /** A word that says little, such as `need`. */
  light: 0.2,
  /* Sections and pages. */
  /** Score of a word, relative to its rarity, at which it gives half of what it can give: no field and no repetition gives more. */
  saturation: 24,
  /** Exponent of the part of the query that a section has: above 1, sections with few of the words lose more. */
  coverage: 1.5,
  /** Exponent of the rarity of a word in this part: 0 means that all words count alike. */
  rarity: 0.5,
  /** Part of the score of the whole page that is added to each of its sections. */
  page: 0.3,
  /** Boost for a title or phrase that is the query: 0 changes nothing. */
  fit: 1,
  /** Factor for a section of the wanted part of the site whose name or phrase is the query. */
  namesake: 2,
  /** Factor for a page that quotes messages: a guide answers a question better. Pasted messages are found apart (quotes.ts). */
  quoting: 0.7,
  /** Factors for the part of the site that the reader is in, and for the one the query asks for. */
  preferred: 1.2,
  requested: 6,
  /* The order of the sections of a page. */
  /** Weight of a word that the title of the page has: it says little about where on the page. */
  pageWord: 0.2,
  ownCoverage: 0.4,
  ownTitleFit: 0.72,
  /** Exponent of how well a section answers compared with the best of its page: 0 means that all are alike. */
  ownFit: 0.144,
  /** Factor for an operation whose method a verb of the query means. */
  operation: 3,
  /** Factor for the beginning of a page whose title has the whole query. */
  named: 1.3,
  /** Factor for each further hit of a page, so that one page does not fill the list. */
  decay: 0.8,
  /** Part of the words of a query that the site must have; similar words count half. */
  known: 0.4,
  /** A section is shown before the prose is there if it has at least this part of the best score among such sections. */
  sure: 0.5,
};
export type Weights = Readonly<typeof WEIGHTS>;

/** A section that matches a query. */
export interface Ranked {
  readonly number: number;
  readonly section: Section;
  /** 0 or more; comparable only within one query. */
  readonly score: number;
  /** True for one whose titles and phrases have the whole query. */
  readonly isSure: boolean;
}

/** All sections that match a query, best first, with what each unit of the query matched. */
export interface Ranking {
  readonly ranked: readonly Ranked[];
  readonly matches: readonly UnitMatch[];
}

/** Parts of the site that are ranked higher. */
export interface Wanted {
  /** The part that the reader is in. */
  readonly preferred: string | null;
  /** The part that the query asks for, such as the API; null when it asks for none. */
  readonly requested: string | null;
  /** The only part whose sections are ranked; null for all of them. */
  readonly only: string | null;
}

/** Finds and ranks the sections of a query. Words that the site does not have are ignored. */
export function rank(
  index: SearchIndex,
  { units }: ParsedQuery,
  wanted: Wanted,
  weights: Weights = WEIGHTS,
): Ranking {
  const all = units.map((unit) => matchUnit(index, unit, weights));
  const matches = all.filter(isFound);
  const known = sum(matches.map(({ isSimilar }) => (isSimilar ? 0.5 : 1)));
  if (known < weights.known * all.length) return { matches: [], ranked: [] };
  const query = {
    index,
    matches,
    wanted,
    weights,
    isWhole: matches.length === all.length,
    isOneWord: matches.length === 1 || matches.filter(({ weight }) => weight === 1).length === 1,
    namesakes: namesakes(index, units, wanted.requested ?? wanted.preferred),
  };
  const byTitles = order({ ...query, hasTexts: false });
  const minScore = weights.sure * (byTitles[0]?.score ?? 0);
  const isSure = ({ number, section, score }: Ranked): boolean =>
    score >= minScore &&
    (wanted.requested === null || section.head.section === wanted.requested) &&
    all.every((match) => isCertain(match) && (match.names.has(number) || match.context.has(number)));
  const sure = byTitles.filter(isSure).map((hit) => ({ ...hit, isSure: true }));
  const numbers = new Set(sure.map(({ number }) => number));
  const others = index.texts === null ? byTitles : order({ ...query, hasTexts: true });
  return { matches, ranked: [...sure, ...others.filter(({ number }) => !numbers.has(number))] };
}

/** True if the prose cannot change what the unit matches. */
function isCertain({ isSimilar, isCompound }: UnitMatch): boolean {
  return !isSimilar && !isCompound;
}

/**
 * The sections of a part of the site whose name or phrase is the query, with or without its light words, or a synonym of it. A page
 * that quotes messages is none: `signal` asks for signal, not for its messages.
 */
function namesakes(
  { named, sections, quoting }: SearchIndex,
  units: readonly QueryUnit[],
  part: string | null,
): ReadonlySet<number> {
  const telling = units.filter(({ isLight }) => !isLight);
  const synonyms = telling.length === 1 ? (telling[0]?.synonyms ?? []) : [];
  const names = [units, telling].map((some) => some.flatMap(({ terms }) => terms));
  names.push(...synonyms.map(({ terms }) => [...terms]));
  const numbers = names.flatMap((name) => [...(named.get(nameOf(name)) ?? [])]);
  const isNamesake = (number: number): boolean => {
    const head = sections[number]?.head;
    return head?.section === part && !quoting.has(head.url);
  };
  return new Set(numbers.filter(isNamesake));
}

interface Query {
  readonly index: SearchIndex;
  readonly matches: readonly UnitMatch[];
  readonly wanted: Wanted;
  readonly weights: Weights;
  /** True if the site has all units of the query. */
  readonly isWhole: boolean;
  /** True if one of its units says what is asked, beside light words. */
  readonly isOneWord: boolean;
  /** The sections whose name is the query. */
  readonly namesakes: ReadonlySet<number>;
  /** False to rank as if the second index file were not there. */
  readonly hasTexts: boolean;
}

/** Number of sections that are ranked: further ones have too little of the query to be among the first hits. */
const MAX_CANDIDATES = 100;

/** Orders the sections that have most of the query. */
function order(query: Query): readonly Ranked[] {
  const { index, matches, hasTexts, weights } = query;
  const numbers = new Set<number>();
  for (const { names, context, texts } of matches)
    for (const scores of hasTexts ? [names, context, texts] : [names, context])
      for (const number of scores.keys()) numbers.add(number);
  const units = matches.map((match) => evidenceOf(match, query));
  const { only } = query.wanted;
  const isWanted = (number: number): boolean =>
    only === null || index.sections[number]?.head.section === only;
  const candidates = [...numbers].filter(isWanted).map((number) => {
    const values = units.map(({ all }) => all(number));
    return { number, score: sum(values) * coverage(values, units) ** weights.coverage };
  });
  candidates.sort((a, b) => b.score - a.score);
  const byPage = groupBy(candidates.slice(0, MAX_CANDIDATES), ({ number }) => index.sections[number]?.page);
  return [...byPage.values()].flatMap((onPage) => rankPage(onPage, units, query)).sort(compare);
}

interface Candidate {
  readonly number: number;
  /** By what it has of the query. */
  readonly score: number;
}

/** What the sections have of one unit. */
interface Evidence extends Pick<UnitMatch, "terms" | "method"> {
  /** Value of a section's own texts. */
  readonly own: (section: number) => number;
  /** The same with the headings above it. */
  readonly all: (section: number) => number;
  /** What it counts in the part of the query that a section has. */
  readonly share: number;
}

function evidenceOf({ names, context, texts, weight, ...match }: UnitMatch, query: Query): Evidence {
  const { hasTexts, weights, index } = query;
  const found = hasTexts ? new Set([...names.keys(), ...texts.keys()]).size : names.size;
  const rarity = Math.log(1 + index.sections.length / Math.max(1, found));
  const value = (score: number): number => (weight * rarity * score) / (score + weights.saturation * rarity);
  const own = (section: number): number =>
    (names.get(section) ?? 0) + (hasTexts ? (texts.get(section) ?? 0) : 0);
  return {
    ...match,
    own: (section) => value(own(section)),
    all: (section) => value(own(section) + (context.get(section) ?? 0)),
    share: weight * rarity ** weights.rarity,
  };
}

/**
 * Scores the sections of one page. The best of them decides the score of the page; the one that answers best gets it, and the
 * others less.
 */
function rankPage(
  candidates: readonly Candidate[],
  units: readonly Evidence[],
  query: Query,
): readonly Ranked[] {
  const { index, weights, isWhole, hasTexts } = query;
  const terms = units.map((unit) => unit.terms);
  const onPage = candidates.flatMap(({ number, score }) => {
    const section = index.sections[number];
    return section ? [{ number, score, section, title: matchTitle(titleOf(section), terms) }] : [];
  });
  const best = units.map(({ all }) => Math.max(...candidates.map(({ number }) => all(number))));
  const ofPage = weights.page * sum(best) * coverage(best, units);
  const scores = onPage.map(({ number, score, section, title }) => {
    const phrases = hasTexts ? section.head.keywords : firstPhrases(section.head);
    const names = [title, ...phrases.map((phrase) => matchTitle(phrase, terms))];
    const fit = Math.max(
      ...names.map(({ precision, found }) => precision * coverage(found.map(Number), units)),
    );
    return (score + ofPage) * (1 + weights.fit * fit) * factorOf(number, section, query);
  });
  const { url = "", hierarchy } = onPage[0]?.section.head ?? {};
  const pageTitle = matchTitle(hierarchy?.lvl1 ?? "", terms);
  const isNamed =
    isWhole && [pageTitle, matchTitle(lastPartOf(url), terms)].some(({ found }) => found.every(Boolean));
  const fits = onPage
    .map((entry) => ({
      ...entry,
      isNamed:
        (isNamed || (query.isOneWord && query.namesakes.has(entry.number))) &&
        entry.section.head.type === "lvl1",
      fit:
        fitOf(entry, pageTitle, units, weights) * (query.namesakes.has(entry.number) ? weights.namesake : 1),
    }))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.fit - a.fit);
  const bestFit = Math.max(...fits.map(({ fit }) => fit));
  return fits.map(({ number, section, isNamed: named, fit }, position) => {
    const part = named ? weights.named : bestFit === 0 ? 1 : (fit / bestFit) ** weights.ownFit;
    return { number, section, isSure: false, score: Math.max(...scores) * part * weights.decay ** position };
  });
}

/** How well a section answers, by its own texts; comparable only within one page. */
function fitOf(
  { number, section, title }: { number: number; section: Section; title: TitleMatch },
  pageTitle: TitleMatch,
  units: readonly Evidence[],
  weights: Weights,
): number {
  const parts = units.map((_, at) => (pageTitle.found[at] ? weights.pageWord : 1));
  const asked = units.map((unit, at) => ({ share: unit.share * (parts[at] ?? 1) }));
  const values = units.map(({ own }, at) => own(number) * (parts[at] ?? 1));
  const inTitles = units.map((_, at) => (title.found[at] || pageTitle.found[at] ? 1 : 0));
  const titleFit = title.found.some(Boolean) ? title.precision * coverage(inTitles, units) : 0;
  const isOperation = units.some(({ method }) => method !== null && method === section.head.method);
  return (
    sum(values) *
    coverage(values, asked) ** weights.ownCoverage *
    (1 + weights.ownTitleFit * titleFit) *
    (isOperation ? weights.operation : 1)
  );
}

/** Factors of a section that do not depend on where the words of the query are. */
function factorOf(
  number: number,
  { head }: Section,
  { index, wanted, weights, namesakes: same }: Query,
): number {
  const { requested, preferred } = wanted;
  const isWanted = head.section === (requested ?? preferred);
  return (
    (same.has(number) ? weights.namesake : 1) *
    (index.quoting.has(head.url) ? weights.quoting : 1) *
    (isWanted ? (requested === null ? weights.preferred : weights.requested) : 1)
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Part of the query whose values are not 0, 0 to 1. */
function coverage(values: readonly number[], units: readonly Pick<Evidence, "share">[]): number {
  let [found, total] = [0, 0];
  units.forEach(({ share }, at) => {
    total += share;
    if ((values[at] ?? 0) > 0) found += share;
  });
  return total === 0 ? 0 : found / total;
}

/** Sorts by score, best first; equal scores by type of heading, then by place, so that the order is stable. */
function compare(a: Ranked, b: Ranked): number {
  return b.score - a.score || b.section.head.weight - a.section.head.weight || a.number - b.number;
}
