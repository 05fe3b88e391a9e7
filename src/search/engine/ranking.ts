import type { RecordType } from "../model";
import type { IndexField } from "./fields";

/**
 * Every number that decides an order, in one place. A section's score is, for each word of the query, BM25F over the
 * fields below (0 to 1) × the word's rarity, summed, × the part of the query that the section answers, squared,
 * × the factors at the end.
 */
export const FIELD_BOOST: Readonly<Record<IndexField, number>> = {
  own: 8,
  joined: 6,
  parents: 1.6,
  label: 3,
  url: 2,
  keywords: 4,
  groups: 1,
  about: 3,
  defines: 4,
  content: 0.85,
};

/** How much a field's length counts against its words, 0 to 1. */
export const FIELD_NORM: Readonly<Record<IndexField, number>> = {
  own: 0.35,
  joined: 0,
  parents: 0.3,
  label: 0,
  url: 0.2,
  keywords: 0,
  groups: 0,
  about: 0.3,
  defines: 0,
  content: 0.5,
};

/** Fields that name a section, and how surely. */
export const TITLE_FIELDS: Readonly<Partial<Record<IndexField, number>>> = {
  own: 1,
  joined: 0.9,
  keywords: 0.9,
  url: 0.6,
  label: 0.6,
};

/** Weighted count at which a word scores one half. */
export const SATURATION = 2.5;

/** Titles over headings over prose. */
export const TYPE_BOOST: Readonly<Record<RecordType, number>> = {
  lvl1: 1.3,
  lvl2: 1.1,
  lvl3: 1.05,
  lvl4: 1,
  content: 1,
};

/** Weight of the ways a word of the query may stand in a section; as typed counts 1. */
export const MATCH_WEIGHT = {
  /** The typed word is the beginning of a longer one. */
  prefix: 0.8,
  /** The typed word stands joined to its neighbor, or split in two. */
  joined: 0.9,
  /** All parts of a compound stand there, not the compound itself. */
  parts: 0.6,
  /** An equivalent expression from the synonym table. */
  synonym: 0.75,
  /** Another form of the word: install, installing, installation. */
  form: 0.65,
  /** One letter differs, or two. */
  typo: 0.5,
  twoTypos: 0.35,
} as const;

/** How surely a title answers a word of the query, by the way it holds it; 1 as typed. */
export const TITLE_CERTAINTY = { prefix: 0.8, form: 0.8, synonym: 0.75, typo: 0.6 } as const;

/** Longest word, in letters, that must be typed without a mistake, and with at most one. */
export const TYPO_FREE_LENGTH = 3;
export const ONE_TYPO_LENGTH = 7;

/** A beginning of one letter is looked for in titles only: prose would match nearly always. */
export const SHORTEST_PROSE_PREFIX = 2;

/** Rarity that a word counts with when it stands nowhere. */
export const UNKNOWN_RARITY = 4;

/** Part of its rarity that a word counts with when it helps to ask more than to find: `need`, `put`, `same`. */
export const LIGHT_WORD = 0.4;

/** A word that stands elsewhere on the page: part of its score there, and part of a word answered. */
export const ELSEWHERE_SCORE = 0.4;
export const ELSEWHERE_ANSWERED = 0.55;

/** A heading that says the whole query and nothing else: up to this factor. */
export const WHOLE_IN_TITLE = 3;

/** Prose that holds the query's words in the typed order, side by side. */
export const PHRASE_IN_PROSE = 1.5;

/** A section of the half of the site that the reader is in; of the docs when none is known. */
export const PREFERRED_SECTION = 1.15;

/** Each further hit of one page counts this much of the one before it, so that one page does not fill the list. */
export const SAME_PAGE_DECAY = 0.75;

/** Part of the query's words that a page must hold. */
export const LEAST_SHARE = 0.5;

/** Part of the query's words that the site must know, and part of those a title must say, when no page holds enough. */
export const LEAST_KNOWN = 0.3;
export const LEAST_IN_TITLE = 0.3;

/** Hits with a part of the query's words that are worth less than this part of the best hit are left out. */
export const LEAST_OF_BEST = 0.1;

/** Sections looked at closely for one query. */
export const CANDIDATES = 120;
