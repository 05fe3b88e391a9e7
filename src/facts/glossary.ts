import fs from "node:fs";
import path from "node:path";
import { isMap, isSeq, LineCounter, parseDocument, type Document, type Node } from "yaml";
import { slugify } from "../lib/slug";

/** The file that writers edit, from the project root. */
export const GLOSSARY_FILE = "src/facts/glossary.yaml";

/** Route of the glossary page. */
export const GLOSSARY_ROUTE = "/about/glossary";

/** A term of the glossary. Texts are Markdown with content tokens. */
export interface Term {
  readonly term: string;
  /** Anchor of the term on the glossary page. */
  readonly id: string;
  readonly meaning: string;
  /** A link to the page that explains the term in full. */
  readonly more: string;
  /** Route of that page. */
  readonly page: string;
  /** Names of the term in running text. */
  readonly names: readonly string[];
  /** Whether most readers know it. */
  readonly common: boolean;
}

/** A mistake in the file; line and column count from 1. */
export interface GlossaryProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
}

/** A term with its position in the file. */
export interface TermAt extends Term {
  readonly line: number;
  readonly column: number;
}

export interface Glossary {
  /** Terms without a mistake, in the order of the file. */
  readonly terms: readonly TermAt[];
  readonly problems: readonly GlossaryProblem[];
}

const KEYS = ["term", "meaning", "more", "names", "common"];
const LINK = /^\[[^\]]+\]\((\/[^)#]*)(?:#[^)]*)?\)$/;

let known: Glossary | undefined;

/** The glossary of the site, read once. */
export function siteGlossary(): Glossary {
  known ??= readGlossary(fs.readFileSync(path.join(__dirname, "glossary.yaml"), "utf8"));
  return known;
}

/** First letters of the terms, in lower case, each once. */
export function glossaryLetters({ terms }: Glossary): string[] {
  return [...new Set(terms.map(letterOf))];
}

/** Lower-case first letter of a term. */
export function letterOf({ term }: Pick<Term, "term">): string {
  return term.slice(0, 1).toLowerCase();
}

/** Parses the text of the file. Mistakes are returned as problems; nothing is thrown. */
export function readGlossary(text: string): Glossary {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const positionAt = (offset: number): { line: number; column: number } => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const syntaxProblems = document.errors.map(({ message, pos }) => ({
    ...positionAt(pos[0]),
    message: `This is not YAML: ${message.split("\n")[0] ?? ""}`,
    fix: "put quotation marks around texts with a colon or a hash.",
  }));
  const items = isSeq(document.contents) ? (document.contents.items as Node[]) : [];
  const read = items.map((item) => readTerm(item, document, positionAt(item.range?.[0] ?? 0)));
  const terms = read.flatMap(({ term }) => term ?? []);
  return {
    terms,
    problems: [...syntaxProblems, ...read.flatMap(({ problems }) => problems), ...duplicates(terms)],
  };
}

interface ParsedTerm {
  readonly term?: TermAt;
  readonly problems: readonly GlossaryProblem[];
}

function readTerm(item: Node, document: Document, position: { line: number; column: number }): ParsedTerm {
  const fail = (message: string, fix: string): GlossaryProblem => ({ ...position, message, fix });
  if (!isMap(item))
    return { problems: [fail("This is no term.", 'write "- term: Name" and what it means.')] };
  const fields = item.toJS(document) as Readonly<Record<string, unknown>>;
  const { term, meaning, more, names, common = false } = fields;
  if (!isText(term)) return { problems: [fail("A term has no name.", 'add "term:".')] };
  const problems = Object.keys(fields)
    .filter((key) => !KEYS.includes(key))
    .map((key) => fail(`"${term}" has an unknown field "${key}".`, `use ${KEYS.join(", ")}.`));
  if (!isText(meaning))
    problems.push(fail(`"${term}" has no definition.`, 'add "meaning:" with one or two sentences.'));
  const page = isText(more) ? LINK.exec(more)?.[1] : undefined;
  if (page === undefined)
    problems.push(
      fail(
        `"${term}" has no link to its page.`,
        'add more: "[Title of the page](/route)", in quotation marks.',
      ),
    );
  if (names !== undefined && !(Array.isArray(names) && names.every(isText)))
    problems.push(
      fail(`The names of "${term}" are not a list.`, "write names: [first, second], or names: []."),
    );
  if (typeof common !== "boolean")
    problems.push(fail(`"common" of "${term}" must be true or false.`, "write common: true."));
  if (problems.length > 0 || !isText(meaning) || !isText(more) || page === undefined) return { problems };
  const given = names as readonly string[] | undefined;
  return {
    problems,
    term: {
      ...position,
      term,
      id: slugify(term),
      meaning,
      more,
      page,
      names: given ?? term.split(/,\s*/),
      common: common === true,
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Problems for names that two terms have: a link could not choose between them. */
function duplicates(terms: readonly TermAt[]): GlossaryProblem[] {
  const owners = new Map<string, TermAt>();
  return terms.flatMap((term) =>
    [...new Set([term.id, ...term.names.map((name) => name.toLowerCase())])].flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, owner ?? term);
      if (!owner || owner === term) return [];
      const { line, column } = term;
      const message = `"${name}" is a name of both "${owner.term}" and "${term.term}".`;
      return [{ line, column, message, fix: "remove it from one of them." }];
    }),
  );
}
