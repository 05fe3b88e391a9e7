import type { RecordType } from "../model";
import type { IndexField } from "./fields";

/**
 * Every number that decides an order, in one place. A section's score is, for each word of the query, BM25F over the
 * fields below (0 to 1) × the word's rarity, summed, × a power of the part of the query that the section answers,
 * × the factors at the end.
 */
export const FIELD_BOOST: Readonly<Record<IndexField, number>> = {
  own: 8,
  joined: 6,
  parents: 2,
  label: 3,
  url: 2,
  keywords: 1,
  groups: 1,
  about: 3,
  defines: 8,
  content: 0.7,
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
  content: 0.4,
};

/** Fields that name a section, and how surely. */
export const TITLE_FIELDS: Readonly<Partial<Record<IndexField, number>>> = {
  own: 1,
  joined: 0.8,
  keywords: 0.7,
  url: 0.6,
  label: 0.6,
};

/** Weighted count at which a word scores one half. */
export const SATURATION = 4;

/** Titles over headings over prose. */
export const TYPE_BOOST: Readonly<Record<RecordType, number>> = {
  lvl1: 1.6,
  lvl2: 1,
  lvl3: 0.9,
  lvl4: 1,
  content: 1,
};

/** Weight of the ways a word of the query may stand in a section; as typed counts 1. */
export const MATCH_WEIGHT = {
  /** The typed word is the beginning of a longer one. */
  prefix: 0.8,
  /** The typed word stands joined to its neighbor, or split in two. */
  joined: 0.8,
  /** All parts of a compound stand there, not the compound itself. */
  parts: 0.75,
  /** The same of a flag or variable that stands elsewhere as typed, and is meant so. */
  nameParts: 0.2,
  /** A typed path leads to a collection, the operation is on one object of it. */
  object: 0.8,
  /** An equivalent expression from the synonym table. */
  synonym: 0.75,
  /** Another form of the word: install, installing, installation. */
  form: 0.5,
  /** One letter differs, or two. */
  typo: 0.5,
  twoTypos: 0.35,
} as const;

/** How surely a title answers a word of the query, by the way it says it; 1 as typed. */
export const TITLE_CERTAINTY = { prefix: 0.8, form: 0.8, synonym: 0.75, typo: 0.6 } as const;

/** Longest word, in letters, that must be typed without a mistake, and with at most one. */
export const TYPO_FREE_LENGTH = 3;
export const ONE_TYPO_LENGTH = 7;

/** A beginning of one letter is looked for in titles only: prose would match nearly always. */
export const SHORTEST_PROSE_PREFIX = 2;

/** Rarity that a word counts with when it stands nowhere. */
export const UNKNOWN_RARITY = 4;

/** Rarity of a word that stands everywhere; the larger, the less the rarity of words decides. */
export const LEAST_RARITY = 0.2;

/** Part of its rarity that a word counts with when it helps to ask more than to find: `need`, `put`, `same`. */
export const LIGHT_WORD = 0.4;

/** A word that stands elsewhere on the page: part of its score there, and part of a word answered. */
export const ELSEWHERE_SCORE = 0.4;
export const ELSEWHERE_ANSWERED = 0.55;

/** Sections of a page from which on a word elsewhere on it counts less, by the root of how many more there are. */
export const LONG_PAGE_SECTIONS = 6;

/** A heading that says the whole query and nothing else: up to this factor. */
export const WHOLE_IN_TITLE = 2;

/** A title or a keyword that says the whole query alone, and nothing else: adds up to this part of the score. */
export const WHOLE_NAME = 1;

/** Prose with the query's words in the typed order, side by side. */
export const PHRASE_IN_PROSE = 1.5;

/** A heading with the whole query as typed. */
export const QUERY_IN_TITLE = 1.4;

/** A heading that explains the query: `down: disconnect` for `down`. */
export const COMMAND_IN_TITLE = 1.5;

/** Neighboring words of the query that a section has side by side: all of them add this part of the score. */
export const SIDE_BY_SIDE = 0.75;

/** A section of the half of the site that the reader is in; of the docs when none is known. */
export const PREFERRED_SECTION = 1.4;

/** A section of the half of the site that the query asks for by a word like `api`. */
export const ASKED_SECTION = 2.5;

/** Each further hit of one page counts this much of the one before it, so that one page does not fill the list. */
export const SAME_PAGE_DECAY = 0.75;

/** Part of the query's words that a page must have. */
export const LEAST_SHARE = 0.5;

/** Part of the query's words that the site must know, and part of those a title must say, when no page has enough. */
export const LEAST_KNOWN = 0.3;
export const LEAST_IN_TITLE = 0.3;

/** Hits with a part of the query's words that are worth less than this part of the best hit are left out. */
export const LEAST_OF_BEST = 0.1;

/** Powers of the part of the query that a section answers, that its titles say, and that one of them says alone. */
export const ANSWERED_POWER = 2;
export const TITLE_POWER = 2;
export const NAME_POWER = 1;

/** Sections looked at closely for one query. */
export const CANDIDATES = 80;
