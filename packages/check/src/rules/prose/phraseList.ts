import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** A phrase that the site does not use. */
interface Phrase {
  /** The words in all their forms, in lower case. */
  readonly match: readonly string[];
  /** The fix, as an imperative without a full stop. */
  readonly instead: string;
  /** A sentence that has one of the forms. */
  readonly found: string;
}

interface PhraseList {
  /** Words that writers type by habit, and those that the site has. */
  readonly terms: Readonly<Record<string, string>>;
  readonly phrases: readonly Phrase[];
}

/** The list of terms and phrases, which writers extend. */
const text = fs.readFileSync(path.join(__dirname, "phrases.yaml"), "utf8");

/** Words that this site writes in one way, and phrases that it does not use. */
export const { terms: TERMS, phrases: PHRASES } = parse(text) as PhraseList;
