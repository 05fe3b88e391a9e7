import type { SearchRecord } from "../model";
import type { Meaning } from "./meaning";
import type { Section } from "./sections";
import { tokensOf } from "./tokenCache";

/**
 * The record of a section that answers best: the piece of prose with the most of the query's words, when it has more
 * of them than the heading; else the heading. Where only the terms of its code hold them, which nobody can read, its
 * first prose tells what the section is about.
 */
export function recordFor(
  { records }: Section,
  meaning: Meaning,
  accept: (record: SearchRecord) => boolean,
): SearchRecord | null {
  let best: SearchRecord | null = null;
  let most = -1;
  for (const record of records.filter(accept)) {
    const count = meantIn(textOf(record), meaning);
    if (count > most) [best, most] = [record, count];
  }
  return most > 0 ? best : (records.find((record) => record.content !== null && accept(record)) ?? best);
}

function textOf({ content, type, hierarchy, description }: SearchRecord): string {
  if (type === "content") return content ?? "";
  return `${hierarchy[type] ?? ""}\n${description ?? ""}`;
}

/** Number of different words of a text that the query means. */
function meantIn(text: string, meaning: Meaning): number {
  const terms = new Set(tokensOf(text).map(({ term }) => term));
  return [...terms].filter((term) => meaning.has(term)).length;
}
