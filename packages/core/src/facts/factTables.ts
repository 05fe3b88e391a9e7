/** Tables that pages insert by `<FactTable name>`: those that every site can have, and those of the site. */
import { siteModule, currentSite } from "../site/current";
import { table } from "../build/table";
import type { Screen } from "./screens";
import { editionRows, planRows } from "./editions";
import { GLOSSARY_TABLE, glossaryLetters, letterOf, siteGlossary } from "./glossary";

/** A table; its cells are Markdown with content tokens. */
export interface Table {
  /** Text above the table: Markdown with content tokens. */
  readonly intro?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables of a site (`tables` of its options). */
export interface FactTables {
  readonly names: () => readonly string[];
  /** Markdown with content tokens, or one or more tables; undefined for an unknown name. */
  readonly table: (name: string) => string | Table | readonly Table[] | undefined;
  /** Names of the screens that `<Screen>` draws. */
  readonly screenNames?: () => readonly string[];
  /** A screen; undefined for an unknown name. */
  readonly screen?: (name: string) => Screen | undefined;
}

const EVERY_SITE: Readonly<Record<string, () => Table>> = {
  editions: () => ({ head: ["Feature", "Open source", "License", "Cloud"], rows: editionRows() }),
  plans: () => ({ head: ["Plan", "Adds"], rows: planRows() }),
};

/** Allowed names of `<FactTable name>`. */
export function factTableNames(): readonly string[] {
  const letters = glossaryLetters(siteGlossary()).map((letter) => `${GLOSSARY_TABLE}${letter}`);
  return [...Object.keys(EVERY_SITE), ...letters, ...(ownTables()?.names() ?? [])];
}

/** The Markdown of a table, or of a part of the glossary; undefined for an unknown name. */
export function factTable(name: string): string | undefined {
  const shared = Object.hasOwn(EVERY_SITE, name) ? EVERY_SITE[name]?.() : glossaryList(name);
  const found = shared ?? ownTables()?.table(name);
  if (found === undefined || typeof found === "string") return found;
  return [found].flat().map(markdownOf).join("\n\n");
}

/** The tables and screens of the site. */
export function ownTables(): FactTables | undefined {
  return siteModule(currentSite().tables) as FactTables | undefined;
}

function markdownOf({ intro, head, rows }: Table): string {
  const lines = table(head, rows).join("\n");
  return intro === undefined ? lines : `${intro}\n\n${lines}`;
}

/**
 * The terms of one letter as a list; made when it is asked for, because reading the glossary takes as long as all other facts.
 * Each item has the term in one paragraph and its meaning in the next.
 */
function glossaryList(name: string): string | undefined {
  const terms = siteGlossary().filter((term) => GLOSSARY_TABLE + letterOf(term) === name);
  if (terms.length === 0) return undefined;
  return terms.map(({ term, meaning, more }) => `- ${term}\n\n  ${meaning}. ${more}`).join("\n");
}
