/**
 * All numbers that decide which sections are found and in which order. Scoring has three stages:
 *
 * 1. A word of the query gets a score in each section (wordScores.ts): BM25F over the fields × the match weight, 0 to 1.
 * 2. The scores of all units are added, each × its importance, and multiplied by the coverage of the query and by the
 *    factor of the record type (unitScores.ts, candidates.ts).
 * 3. The best candidates are multiplied by the factors of titles, phrases, adjacency and part of the site (rank.ts), and the
 *    hits of each page are put in the order in which they answer (landing.ts).
 *
 * A `…_FACTOR` multiplies a score; 1 changes nothing. A `…_BOOST` of stage 3 belongs to a measure from 0 to 1 and
 * multiplies a score by 1 + boost × measure; 0 changes nothing. A `…_RATIO` is a part of another value, 0 to 1.
 * "Needed by" names a query of `test/search/golden.json` whose expected hit is no longer first when the number is set to a
 * neutral or extreme value.
 */
import type { RecordType } from "../model";
import type { IndexField } from "./fields";

/* Stage 1: words */

/** Multiplies the count of a term in a field, 0 or more: a word in a title counts more than in prose. */
export const FIELD_BOOST: Readonly<Record<IndexField, number>> = {
  title: 8,
  joinedTitle: 6,
  parentTitles: 2,
  label: 3,
  slug: 2,
  keywords: 1,
  groups: 1,
  description: 3,
  definedNames: 8,
  content: 0.7,
};

/**
 * Degree to which the length of a field reduces the count of its terms, from 0 (not at all) to 1: the `b` of BM25F. Fields that
 * are not listed have 0. Needed by `open ports for a self hosted server` (title), `aws vpc access` (content).
 */
export const FIELD_LENGTH_NORM: Readonly<Partial<Record<IndexField, number>>> = {
  title: 0.35,
  content: 0.4,
};

/** The title score, 0 to 1, of a term in a field that names the section. Fields that are not listed have 0. */
export const TITLE_FIELD_WEIGHT: Readonly<Partial<Record<IndexField, number>>> = {
  title: 1,
  joinedTitle: 0.8,
  keywords: 0.7,
  label: 0.6,
};

/**
 * Weighted count, summed over the fields, for which a word scores one half: the `k1` of BM25F. Larger than 0.
 * Needed by `pat`, `turn on ssh`.
 */
export const SATURATION_COUNT = 4;

/** Multiplies the score of a word by the way in which it matches, between 0 and 1; a term equal to the word has 1. */
export const MATCH_WEIGHT = {
  /** The word is the beginning of the term: `multi-fac`. Needed by `set`. */
  prefix: 0.8,
  /** The same for a word that is a term itself. */
  knownPrefix: 0.4,
  /** The term is two words of the query joined, or the word is two terms joined: `name server`, `forwardports`. */
  joined: 0.8,
  /** The section has all parts of a compound, but not the compound. Needed by `NeedsLogin`. */
  parts: 0.75,
  /** The same for a name, such as a flag, that occurs elsewhere as typed. Needed by `ALL_PROXY`. */
  nameParts: 0.2,
  /** The word is the path of a collection, and the section an operation on one object of it: `DELETE /api/peers`. Needed by `GET /api/setup-keys`. */
  objectOperation: 0.5,
  /** The section is an operation of the kind that a verb means: `show` for `GET`. */
  verb: 0.7,
  /** The word names a fault, and the section is about faults. */
  fault: 0.4,
  /** The section has a synonym: `exit node` for `default route`. Needed by `works behind CGNAT?`. */
  synonym: 0.75,
  /** The term has the stem of the word: `installation` for `installing`. Needed by `key that works only once`. */
  stem: 0.5,
  /** The edit distance of word and term is 1. Needed by `migrotik`, `masqerade`. */
  oneTypo: 0.5,
  /** The edit distance is 2. Needed by `postrgres`. */
  twoTypos: 0.35,
} as const;

/** The same for the title score of a word. Ways that are not listed have 1, or their match weight. */
export const TITLE_MATCH_WEIGHT = { prefix: 0.8, stem: 0.8, synonym: 0.75, typo: 0.6 } as const;

/** Shorter prefixes are looked up in titles only: one letter would match nearly all prose. In characters. */
export const MIN_PROSE_PREFIX_CHARS = 2;

/* Stage 2: units and candidates */

/**
 * Added to all inverse document frequencies, 0 or more: the larger, the less it counts how rare a word is.
 * Needed by `upgrade management server version`.
 */
export const MIN_IDF = 0.2;

/** Weight of a light word, such as `need` or `work`, 0 to 1; other words have 1. Needed by `zerotier join network`. */
export const LIGHT_WORD_WEIGHT = 0.4;

/**
 * A unit that only another section of the page has: the part of its score there, and its coverage. 0 to 1.
 * Needed by `port forwarding ssh`.
 */
export const SAME_PAGE_SCORE_RATIO = 0.2;
export const SAME_PAGE_COVERAGE = 0.5;

/**
 * On a page with more sections than this, units of other sections count less, because it has most words somewhere.
 * Needed by `--disable-dns`.
 */
export const MAX_UNPENALIZED_SECTIONS = 8;

/**
 * Exponent of the coverage, the part of the query that a section has: above 1, sections with few of the words lose more.
 * Needed by `systemd-resolved conflict`.
 */
export const COVERAGE_EXPONENT = 1.6;

/** Multiplies the score of a section by the type of its heading. Needed by `okta` (lvl1), `setup.env` (lvl3). */
export const TYPE_FACTOR: Readonly<Record<RecordType, number>> = {
  lvl1: 1.4,
  lvl2: 1,
  lvl3: 0.9,
  lvl4: 1,
  content: 1,
};

/** Part of the units, by weight, that a section and its page must have, 0 to 1. */
export const MIN_MATCHED_RATIO = 0.5;

/**
 * When no section has enough units, the units whose words are in the index are searched alone. They must be at least
 * this part of all units.
 */
export const MIN_KNOWN_UNITS_RATIO = 0.3;

/** Title coverage, 0 to 1, that a section must have in that case. */
export const MIN_FALLBACK_TITLE_COVERAGE = 0.2;

/** Number of sections that reach stage 3. 10 are too few for `block a user`. */
export const MAX_CANDIDATES = 80;

/* Stage 3: ranking */

/**
 * Boost for title coverage: the part of the query that the section's title fields have. It counts less when no name of
 * the section consists of words of the query. Needed by `audit log`.
 */
export const TITLE_COVERAGE_BOOST = 0.8;

/**
 * Exponent of the title coverage: above 1, titles with few of the words lose more.
 * Needed by `temporary access for a peer`.
 */
export const TITLE_COVERAGE_EXPONENT = 1.6;

/**
 * Boost for a name (title, keyword or last part of the route) that has all words of the query and no others.
 * Needed by `custom dns zone`.
 */
export const NAME_MATCH_BOOST = 1.6;

/** The title contains the whole query, stop words included. Needed by `turn on ssh`. */
export const QUERY_IN_TITLE_FACTOR = 1.4;

/**
 * The title is the query, a colon and an explanation, as those of commands: `down: disconnect` for `down`.
 * Needed by `{{cli}} up`.
 */
export const COMMAND_TITLE_FACTOR = 1.5;

/** The prose contains the query as a phrase. */
export const PHRASE_IN_PROSE_FACTOR = 1.6;

/**
 * Boost for adjacency: the part of the query's pairs of adjacent words that are adjacent in the section.
 * Needed by `breaking changes`.
 */
export const ADJACENCY_BOOST = 0.73;

/**
 * The section belongs to the part of the site that the reader is in; to that of the first page when it is unknown.
 * Needed by `rename my device`.
 */
export const PREFERRED_SECTION_FACTOR = 1.4;

/** The section belongs to the API, and the query has words that request it: `create group api`. */
export const REQUESTED_SECTION_FACTOR = 2.5;

/** Each further hit of the same page is multiplied by this once more, so that one page does not fill the list. */
export const SAME_PAGE_DECAY_FACTOR = 0.65;

/** Weight of a unit that the title of the page has, when the sections of the page are compared. 0 to 1. */
export const PAGE_TITLE_UNIT_WEIGHT = 0.2;

/** Exponent of the part of the query that a section itself has, when the sections of a page are compared. */
export const LANDING_COVERAGE_EXPONENT = 0.4;

/** Boost for a heading whose words are those of the query, when the sections of a page are compared. */
export const TITLE_FIT_BOOST = 3.2;

/** Exponent of how well a further hit of a page answers, compared with the first: 0 means that all are alike. */
export const FIT_EXPONENT = 0.4;

/** The query is the name of the page: of the hits of the page, its beginning. Needed by `how it works`. */
export const NAMED_PAGE_FACTOR = 1.3;

/**
 * Degree to which the score of a page depends on its best section alone, from 0 (not at all) to 1: a page that has the words of
 * the query here and there answers less often than one that has them in one place.
 */
export const SECTION_EVIDENCE_EXPONENT = 0.4;

/** A hit that lacks some of the units must have at least this part of the best hit's score. */
export const MIN_SCORE_RATIO = 0.1;

/* Pasted output */

/** Words that are kept of pasted output, the rarest. */
export const MAX_OUTPUT_WORDS = 16;

/** Part of its words, by weight, that a section and its page must have, 0 to 1. Much of a line is not the message. */
export const MIN_OUTPUT_RATIO = 0.15;

/** Boost for adjacency in pasted output, most of whose pairs are those of one message. */
export const OUTPUT_ADJACENCY_BOOST = 10;

/** Boost for a heading that is the message: all its words are in the output. */
export const MESSAGE_BOOST = 10;

/** Exponent of the part of the heading that is in the output: above 1, headings with other words lose more. */
export const MESSAGE_PRECISION_EXPONENT = 3;

/** A section whose heading or adjacent words give it at least this factor quotes the output. */
export const MIN_QUOTE_FACTOR = { names: 2, adjacency: 4 } as const;
