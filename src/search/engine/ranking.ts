import type { RecordType } from "../model";
import type { IndexField } from "./fields";

/**
 * Every number that decides an order, in one place. A score is
 * BM25 per field × `FIELD_BOOST` × `TYPE_BOOST`, summed over the query's words, then multiplied by the factors below.
 */
export const FIELD_BOOST: Readonly<Record<IndexField, number>> = {
  own: 5,
  joined: 4,
  parents: 1.5,
  label: 1.5,
  url: 1.2,
  about: 1.2,
  content: 1,
};

/** Titles over headings over prose. */
export const TYPE_BOOST: Readonly<Record<RecordType, number>> = {
  lvl1: 2.2,
  lvl2: 1.5,
  lvl3: 1.3,
  lvl4: 1.15,
  content: 1,
};

/** Weight of the ways a word of the query may stand in a record; as typed counts 1. */
export const MATCH_WEIGHT = {
  /** The typed word is the beginning of a longer one. */
  prefix: 0.7,
  /** The typed word stands joined to its neighbour, or split in two. */
  joined: 0.9,
  /** All parts of a compound stand there, not the compound itself. */
  parts: 0.6,
  /** An equivalent expression from the synonym table. */
  synonym: 0.75,
  /** Another form of the word: install, installing, installation. */
  form: 0.4,
  /** One or two letters differ. */
  typo: 0.35,
} as const;

/** Longest word, in letters, that must be typed without a mistake, and with at most one. */
export const TYPO_FREE_LENGTH = 3;
export const ONE_TYPO_LENGTH = 7;

/** A beginning of one letter is looked for in titles only: prose would match nearly always. */
export const SHORTEST_PROSE_PREFIX = 2;

/** A heading that holds every word of the query: up to this factor, reached when it holds nothing else. */
export const WHOLE_IN_TITLE = 3.5;

/** How surely a title answers a word of the query, by the way it holds it; 1 as typed. */
export const TITLE_CERTAINTY = {
  /** By its beginning, another form, or the page's address. */
  form: 0.7,
  synonym: 0.7,
  typo: 0.5,
} as const;

/** Prose that holds the query's words in the typed order, side by side. */
export const PHRASE_IN_PROSE = 1.4;

/** A record of the section that the reader is in; of the docs when no section is known. */
export const PREFERRED_SECTION = 1.3;

/** Each further hit of one page counts this much of the one before it, so that one page does not fill the list. */
export const SAME_PAGE_DECAY = 0.8;

/** Part of the query's words that a record must hold when no record holds them all. */
export const LEAST_SHARE = 0.5;

/** Records looked at closely for one query. */
export const CANDIDATES = 300;
