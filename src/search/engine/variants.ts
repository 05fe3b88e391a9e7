import { halvesOf, stemOf } from "./forms";
import { type Board, emptyBoard, enter, enterAll, type Variant } from "./board";
import { nearTerms } from "./near";
import { pathIn, sectionsAt } from "./paths";
import type { QueryWord } from "./query";
import { MATCH_WEIGHT, SHORTEST_PROSE_PREFIX, TITLE_CERTAINTY } from "./ranking";
import type { SearchIndex } from "./searchIndex";
import { note } from "./board";

/** Sections that hold a word as typed, by its beginning when it is the last one, by its parts or in another form. */
export function typedBoard(index: SearchIndex, word: QueryWord): Board {
  const board = emptyBoard(index);
  for (const variant of [...asTyped(index, word), ...otherForms(index, word)]) enter(index, board, variant);
  enterParts(index, board, word);
  enterPath(index, board, word);
  return board;
}

/** Adds sections that hold what the word may have been meant to be: letters wrong or swapped, a space forgotten. */
export function mistypedBoard(index: SearchIndex, { term, open }: QueryWord): Board {
  const board = emptyBoard(index);
  for (const { number, distance } of nearTerms(index.neighbors, term, open)) {
    const weight = distance > 1 ? MATCH_WEIGHT.twoTypos : MATCH_WEIGHT.typo;
    enter(index, board, { number, weight, certainty: TITLE_CERTAINTY.typo });
  }
  for (const pair of halvesOf(term)) {
    const boards = pair.map((half) => exactBoard(index, half));
    if (boards.every((half) => half !== null)) enterAll(board, boards, MATCH_WEIGHT.joined);
  }
  return board;
}

/** Sections that hold a term exactly; `null` when none does. */
export function exactBoard(index: SearchIndex, term: string, weight = 1, certainty = 1): Board | null {
  const number = index.postings.numbers.get(term);
  if (number === undefined) return null;
  const board = emptyBoard(index);
  enter(index, board, { number, weight, certainty });
  return board;
}

/** Flags, variables, properties, paths and status codes: what a text can define. */
const NAME = /^--|_|\/|^\d+$/;

function asTyped(index: SearchIndex, { term, text, open, joined }: QueryWord): readonly Variant[] {
  const name = NAME.test(text);
  const exact = variantOf(index, term, { weight: 1, certainty: 1, joined: true, name });
  const together = joined.flatMap((pair) =>
    variantOf(index, pair, { weight: MATCH_WEIGHT.joined, certainty: 1, joined: true }),
  );
  return [...exact, ...together, ...(open ? beginnings(index, term, name) : [])];
}

function beginnings(index: SearchIndex, term: string, name = false): readonly Variant[] {
  const titlesOnly = term.length < SHORTEST_PROSE_PREFIX;
  return numbersFrom(index, term).map((number) => {
    const share = term.length / (index.postings.terms[number]?.length ?? 1);
    const weight = MATCH_WEIGHT.prefix * (0.6 + 0.4 * share);
    return { number, weight, certainty: TITLE_CERTAINTY.prefix, titlesOnly, name };
  });
}

function otherForms(index: SearchIndex, { term }: QueryWord): readonly Variant[] {
  const family = index.families.get(stemOf(term) ?? "") ?? [];
  return family
    .filter((number) => index.postings.terms[number] !== term)
    .map((number) => ({ number, weight: MATCH_WEIGHT.form, certainty: TITLE_CERTAINTY.form }));
}

function variantOf(index: SearchIndex, term: string, rest: Omit<Variant, "number">): readonly Variant[] {
  const number = index.postings.numbers.get(term);
  return number === undefined ? [] : [{ number, ...rest }];
}

function enterParts(index: SearchIndex, board: Board, { term, text, parts, open }: QueryWord): void {
  if (parts.length === 0) return;
  const boards = parts.map((part, place) => {
    const own = emptyBoard(index);
    const last = open && place === parts.length - 1;
    const variants = [
      ...variantOf(index, part, { weight: 1, certainty: 1 }),
      ...(last ? beginnings(index, part) : []),
    ];
    for (const variant of variants) enter(index, own, variant);
    return own;
  });
  const known = NAME.test(text) && index.postings.numbers.has(term);
  enterAll(board, boards, known ? MATCH_WEIGHT.nameParts : MATCH_WEIGHT.parts);
}

/** An address that stands for an operation names it as surely as its title. */
function enterPath({ paths }: SearchIndex, board: Board, { text }: QueryWord): void {
  const path = pathIn(text);
  if (path === null) return;
  for (const section of sectionsAt(paths, path)) note(board, section, 1, 1);
}

/** Numbers of the terms that begin with a text; expressions of several words are none. */
function numbersFrom({ postings: { terms } }: SearchIndex, beginning: string): readonly number[] {
  const numbers: number[] = [];
  for (let number = firstFrom(terms, beginning); terms[number]?.startsWith(beginning); number += 1) {
    if (!terms[number]?.includes(" ")) numbers.push(number);
  }
  return numbers;
}

function firstFrom(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
