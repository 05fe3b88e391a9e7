/**
 * The fields of the index: the texts of a section that are searched and weighted separately. `weights.ts` has the boost of
 * each field.
 */
import { parentTitles, type Section, slugOf, titleOf } from "./sections";
import { splitChunks } from "./tokenize";
import { isStopWord } from "./wordLists";

/** Names of the fields. The number of a field is its position here. */
export const FIELDS = [
  /** The section's own heading. */
  "title",
  /** Pairs of adjacent words of the heading, joined: `setupkeys` for "Setup keys". */
  "joinedTitle",
  /** The headings above it. */
  "parentTitles",
  /** HTTP method and path of an operation, or another label of the heading. */
  "label",
  /** Words of the page's route; for the page itself only. */
  "slug",
  /** Keywords that writers gave the page. */
  "keywords",
  /** Labels of the menu groups around the page. */
  "groups",
  /** The page's description. */
  "description",
  /** Names that the prose defines, such as flags and variables. */
  "definedNames",
  /** The prose, or the names from long code. */
  "content",
] as const;

export type IndexField = (typeof FIELDS)[number];

/** Fields whose word order counts: adjacent words of a query are looked up in them. */
export const ADJACENCY_FIELDS: readonly IndexField[] = ["title", "keywords", "description", "content"];

/** Fields that tell a section from the others of its page. */
export const OWN_FIELDS: readonly IndexField[] = ["title", "joinedTitle", "label", "definedNames", "content"];

/** The text of each field of a section, in the order of `FIELDS`. */
export function fieldsOf(section: Section, mainSection: string | null): readonly string[] {
  const { records, head } = section;
  const title = titleOf(section);
  const texts: Readonly<Record<IndexField, string>> = {
    title,
    joinedTitle: joinPairs(title),
    parentTitles: uniqueWords(parentTitles(section, mainSection).join("\n")),
    label: [head.method, head.label].filter(Boolean).join("\n"),
    slug: slugOf(section),
    keywords: head.keywords.join("\n"),
    groups: head.groups.join("\n"),
    description: head.description ?? "",
    definedNames: findDefinedNames(records).join(" "),
    content: records.map(({ content, terms }) => content ?? terms ?? "").join("\n"),
  };
  return FIELDS.map((field) => texts[field]);
}

/** A flag, a variable, a property, a path or an HTTP status. */
const NAME = String.raw`(?:--[\w-]+|\/[\w/{}.-]+|\p{L}+(?:_[\p{L}\p{N}]+)+|[1-5]\d\d(?= \p{Lu}))`;

/**
 * A name that is defined, rather than used: it starts a line, or follows the end of a sentence and is followed by a new
 * sentence. In `--flag Sets …` and `--flag -f Sets …` the flag is defined; in `--flag sets …` it is the subject of a
 * sentence.
 */
const DEFINED_NAME = new RegExp(
  String.raw`(?<=^|\n)${NAME}(?=\s|$)|(?<=[.!?:] )${NAME}(?=(?:\s+-\p{L})?\s+[\p{Lu}·])`,
  "gu",
);

/** Removed from defined names, so that a name is one word and is not found by its parts. */
const NAME_PUNCTUATION = /[-_{}]/g;

/** A section that defines at least this many names is a reference; its names count twice. */
const MIN_REFERENCE_NAMES = 12;

function findDefinedNames(records: Section["records"]): readonly string[] {
  const names = records
    .flatMap(({ content }) => content?.match(DEFINED_NAME) ?? [])
    .map((name) => name.replace(NAME_PUNCTUATION, ""));
  return names.length < MIN_REFERENCE_NAMES ? names : [...names, ...names];
}

/** Each word once, in lower case: a word that several parent titles repeat does not count more. */
function uniqueWords(titles: string): string {
  return [...new Set(titles.toLowerCase().split(/\s+/))].join(" ");
}

/** Joins each pair of adjacent words, except stop words, so that the query `setupkey` finds "Setup keys". */
function joinPairs(title: string): string {
  const words = splitChunks(title).map(({ token }) => token.term);
  const pairs = words.slice(1).map((word, index) => [words[index] ?? "", word]);
  return pairs
    .filter((pair) => !pair.some(isStopWord))
    .map((pair) => pair.join(""))
    .join(" ");
}
