import { slugify } from "../lib/slug";
import { loadFacts } from "./load";
import type { Facts } from "./types";

type TermEntry = Facts["glossary"][number];

/** Route of the glossary page. */
export const GLOSSARY_ROUTE = "/about/glossary";

/** Prefix of the names of glossary tables; the letter follows: `glossary:a`. */
export const GLOSSARY_TABLE = "glossary:";

/** A term of the glossary. Texts are Markdown with content tokens. */
export interface Term extends TermEntry {
  /** Anchor of the term on the glossary page. */
  readonly id: string;
  /** Route of the page that explains the term in full. */
  readonly page: string;
  /** Names of the term in running text. */
  readonly names: readonly string[];
  /** True if most readers know it. */
  readonly common: boolean;
}

const LINK = /^\[[^\]]+\]\((\/[^)#]*)(?:#[^)]*)?\)$/;

let known: readonly Term[] | undefined;

/** The terms of the site's glossary, in the order of the file. */
export function siteGlossary(): readonly Term[] {
  known ??= glossaryOf(loadFacts("glossary"));
  return known;
}

/** The terms of a glossary; terms with a link of another form are omitted. */
export function glossaryOf(entries: readonly TermEntry[]): readonly Term[] {
  return entries.flatMap((entry) => {
    const page = LINK.exec(entry.more)?.[1];
    if (page === undefined) return [];
    const { term, names = term.split(/,\s*/), common = false } = entry;
    return [{ ...entry, names, common, page, id: slugify(term) }];
  });
}

/** First letters of the terms, in lower case, each once. */
export function glossaryLetters(terms: readonly Pick<Term, "term">[]): string[] {
  return [...new Set(terms.map(letterOf))];
}

/** Lower-case first letter of a term. */
export function letterOf({ term }: Pick<Term, "term">): string {
  return term.slice(0, 1).toLowerCase();
}
