import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { loadFacts } from "docusaurus-waymark-core/facts/load";
import type { Facts } from "docusaurus-waymark-core/facts/types";

type PhraseList = Facts["phrases"];

/** What no site writes, and what this one writes in another way: its fact file `phrases`. */
const every = parse(fs.readFileSync(path.join(__dirname, "phrases.yaml"), "utf8")) as PhraseList & {
  readonly right: readonly string[];
};
const own = loadFacts("phrases");

/** Words that this site writes in one way. */
export const TERMS: PhraseList["terms"] = { ...every.terms, ...own.terms };

/** Phrases that this site does not use. */
export const PHRASES: PhraseList["phrases"] = [...every.phrases, ...own.phrases];

/** Phrases that begin like one of those, and are right. */
export const RIGHT: readonly string[] = every.right;
