import type { Options } from "minisearch";
import { filledLevels, type SearchRecord } from "../model";
import { isStopWord } from "./stopWords";
import { chunksOf, tokenise } from "./tokenise";

/** Fields of the embedded index. */
export type IndexField = "own" | "joined" | "parents" | "label" | "url" | "about" | "content";

export const FIELDS: readonly IndexField[] = ["own", "joined", "parents", "label", "url", "about", "content"];

/** A record as MiniSearch takes it; the id is the record's place in the list. */
export interface IndexedDocument extends Readonly<Record<IndexField, string>> {
  readonly id: number;
}

/** Options that building and loading must share; the terms are final when they leave the tokeniser. */
export const INDEX_OPTIONS: Options<IndexedDocument> = {
  fields: [...FIELDS],
  tokenize: (text) => tokenise(text).map((token) => token.term),
  processTerm: (term) => term,
  autoVacuum: false,
};

/** Spreads a record over the fields: its own heading apart from those above it, its address apart from its prose. */
export function documentOf(record: SearchRecord, id: number): IndexedDocument {
  return {
    id,
    own: ownTitle(record),
    joined: joinedWords(ownTitle(record)),
    parents: distinctWords(parentTitles(record)),
    label: [record.method, record.label].filter(Boolean).join("\n"),
    url: slugOf(record),
    about: [record.description, ...record.keywords].filter(Boolean).join("\n"),
    content: record.content ?? "",
  };
}

/** Heading that a record stands for; prose has none of its own. */
export function ownTitle(record: SearchRecord): string {
  return record.type === "content" ? "" : (record.hierarchy[record.type] ?? "");
}

/** Name of a page in its address, which writers choose as carefully as a title; headings have only their page's. */
export function slugOf({ type, url }: SearchRecord): string {
  return type === "lvl1" ? url : "";
}

/** A word that every heading above repeats says no more than one that stands there once. */
function distinctWords(titles: readonly string[]): string {
  const words = chunksOf(titles.join("\n")).map(({ whole }) =>
    titles.join("\n").slice(whole.start, whole.end),
  );
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].join(" ");
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

/** Headings above the record's own. Every page of the docs is in the docs, so only the API's name says something. */
function parentTitles({ hierarchy, type, section }: SearchRecord): readonly string[] {
  const last = type === "content" ? "lvl4" : type;
  const levels = filledLevels(hierarchy, last).filter((level) => level !== "lvl0" || section === "api");
  return levels.filter((level) => level !== type).map((level) => hierarchy[level] ?? "");
}
