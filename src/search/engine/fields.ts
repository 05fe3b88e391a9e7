import { ownTitle, parentTitles, type Section, slugOf } from "./sections";
import { isStopWord } from "./stopWords";
import { chunksOf } from "./tokenise";

/** Fields of the embedded index; a field's number is its place here. */
export const FIELDS = [
  "own",
  "joined",
  "parents",
  "label",
  "url",
  "keywords",
  "groups",
  "about",
  "defines",
  "content",
] as const;

export type IndexField = (typeof FIELDS)[number];

/** Fields whose words stand in an order that says something. */
export const READ_IN_ORDER: readonly IndexField[] = ["own", "keywords", "about", "content"];

/** Texts of a section, field by field, in the order of `FIELDS`: its own heading apart from those above it. */
export function fieldsOf(section: Section): readonly string[] {
  const { records, head } = section;
  const own = ownTitle(section);
  const texts: Readonly<Record<IndexField, string>> = {
    own,
    joined: joinedWords(own),
    parents: distinctWords(parentTitles(section).join("\n")),
    label: [head.method, head.label].filter(Boolean).join("\n"),
    url: slugOf(section),
    keywords: head.keywords.join("\n"),
    groups: head.groups.join("\n"),
    about: head.description ?? "",
    defines: definedNames(records).join(" "),
    content: records.map(({ content, terms }) => content ?? terms ?? "").join("\n"),
  };
  return FIELDS.map((field) => texts[field]);
}

/** A flag, a variable, a property, a path or an HTTP status. */
const NAME = String.raw`(?:--[\w-]+|\/[\w/{}.-]+|\p{L}+(?:_[\p{L}\p{N}]+)+|[1-5]\d\d(?= \p{Lu}))`;

/**
 * A name that a line or a row of a table begins with: the text there says what it is, where others only use it. After
 * a sentence it needs a new text behind it: `--flag Sets …` and `--flag -f Sets …` define, `--flag sets …` goes on as a
 * sentence.
 */
const DEFINED = new RegExp(
  String.raw`(?<=^|\n)${NAME}(?=\s|$)|(?<=[.!?:] )${NAME}(?=(?:\s+-\p{L})?\s+[\p{Lu}·])`,
  "gu",
);

/** Without these signs a name is one word: the words in it say nothing of what the text defines. */
const JOINED = /[-_{}]/g;

/** Least number of names in a reference, which is where a name is looked up first: each of its names counts twice. */
const REFERENCE_NAMES = 12;

function definedNames(records: Section["records"]): readonly string[] {
  const names = records
    .flatMap(({ content }) => content?.match(DEFINED) ?? [])
    .map((name) => name.replace(JOINED, ""));
  return names.length < REFERENCE_NAMES ? names : [...names, ...names];
}

/** A word that every heading above repeats says no more than one that stands there once. */
function distinctWords(titles: string): string {
  return [...new Set(titles.toLowerCase().split(/\s+/))].join(" ");
}

/** Neighbors run together, so that `setupkey` finds "Setup keys"; in prose that would cost much for little. */
function joinedWords(title: string): string {
  const words = chunksOf(title).map(({ whole }) => whole.term);
  const pairs = words.slice(1).map((word, place) => [words[place] ?? "", word]);
  return pairs
    .filter((pair) => !pair.some(isStopWord))
    .map((pair) => pair.join(""))
    .join(" ");
}
