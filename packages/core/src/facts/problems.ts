/** Errors in fact files as sentences: what is wrong, and what to write instead. */
import { currentSite } from "../site/current";
import { visit, type Document } from "yaml";
import { nearest } from "../lib/nearest";
import { isUtf16, UTF_16_PROBLEM } from "../lib/utf16";
import { aliasProblem } from "../parse/aliasProblem";
import { isUnclosedQuote, yamlProblem } from "../parse/yamlProblem";
import type { FactError } from "./schema";

/** A place in a fact file; line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A mistake in a fact file, or at `path` in its schema. */
export interface FactProblem extends Position {
  readonly path?: string;
  readonly message: string;
  readonly fix: string;
}

/** What is wrong with a folder that has the name of a file. */
export const FOLDER_PROBLEM = { message: "This is a folder.", fix: "write a file of this name." } as const;

/**
 * The place of a value in a fact file.
 *
 * @param atKey the place of its key instead
 */
export type PositionAt = (keys: FactError["keys"], atKey?: boolean) => Position;

type Words = Pick<FactProblem, "message" | "fix">;

/** The mistake that keeps a file from being read as YAML; undefined for YAML. Others follow from the first. */
export function syntaxProblem(
  text: string,
  document: Document,
  positionAt: (offset: number) => Position,
): FactProblem | undefined {
  if (isUtf16(text)) return { ...positionAt(0), ...UTF_16_PROBLEM };
  const [error] = document.errors;
  const alias = error ? undefined : aliasProblem(document);
  if (alias) return { ...positionAt(alias.offset), message: alias.message, fix: alias.fix };
  if (error === undefined) return undefined;
  const tab = /^ *\t/m.exec(text);
  if (tab) {
    const message = "This is not YAML: Tabs are not allowed as indentation.";
    return { ...positionAt(tab.index), message, fix: "indent with spaces." };
  }
  const { message, fix, line } = yamlProblem(document.errors);
  const position = positionAt(isUnclosedQuote(error) ? lastQuoted(document) : error.pos[0]);
  return {
    ...(line === undefined ? position : { line, column: 1 }),
    message: `This is not YAML: ${message}.`,
    fix,
  };
}

/** Where the last text in quotation marks begins: one that is not closed goes on to the end of the file. */
function lastQuoted(document: Document): number {
  let start = 0;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE_")) start = range?.[0] ?? start;
    },
  });
  return start;
}

/** Errors without those that follow from another: a field that is missing because its name is misspelled. */
export function reportedOf(errors: readonly FactError[]): readonly FactError[] {
  const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties");
  return errors.filter(
    (error) =>
      !(
        error.keyword === "required" &&
        unknown.some(
          ({ keys, params }) =>
            keys.join("/") === error.keys.join("/") &&
            nearest(String(params["additionalProperty"]), [String(error.params["missingProperty"])]) !==
              undefined,
        )
      ),
  );
}

/** An error in the data. */
export function factProblem(error: FactError, positionOf: PositionAt): FactProblem {
  const { keys, keyword, params } = error;
  const unknownKey = keyword === "additionalProperties" ? String(params["additionalProperty"]) : undefined;
  const position = unknownKey === undefined ? positionOf(keys) : positionOf([...keys, unknownKey], true);
  return { ...position, ...wordsOf(error, positionOf) };
}

function wordsOf(error: FactError, positionOf: PositionAt): Words {
  const words = WORDS[error.keyword];
  return words
    ? words(error, positionOf)
    : { message: `${quoted(error.value)} breaks the rule "${error.keyword}".`, fix: wanted(error) };
}

const WORDS: Readonly<Record<string, (error: FactError, positionOf: PositionAt) => Words>> = {
  required: ({ params, schema }) => {
    const field = String(params["missingProperty"]);
    const about = descriptionOf(propertiesOf(schema)[field]);
    return { message: `This entry has no "${field}".`, fix: `add "${field}:"${about && ` with ${about}`}.` };
  },
  additionalProperties: ({ params, schema }) => {
    const field = String(params["additionalProperty"]);
    return {
      message: `There is no field "${field}".`,
      fix: choose(field, Object.keys(propertiesOf(schema))),
    };
  },
  type: (error) => ({
    message: `This is not ${KINDS[String(error.params["type"])] ?? "of the right kind"}.`,
    fix: wanted(error),
  }),
  enum: ({ value, params }) => ({
    message: `${quoted(value)} cannot be used here.`,
    fix: choose(String(value), (params["allowedValues"] as readonly unknown[]).map(String)),
  }),
  pattern: (error) => ({
    message: `${quoted(error.value)} does not have the right form.`,
    fix: wanted(error),
  }),
  minLength: (error) => ({ message: "This text is empty.", fix: wanted(error) }),
  uniqueItems: ({ value, params }) => ({
    message: `${quoted((value as readonly unknown[])[Number(params["i"])])} is in this list twice.`,
    fix: "remove one of the two.",
  }),
  uniqueBy: ({ params }, positionOf) => ({
    message: `${quoted(params["value"])} is in this list already, on line ${positionOf(params["other"] as FactError["keys"]).line}.`,
    fix: "remove one of the two, or rename it.",
  }),
  sorted: ({ params }) => ({
    message: `${quoted(params["value"])} is out of order.`,
    fix: `move it before ${quoted(params["before"])}.`,
  }),
  among: ({ value, params }) => {
    const file =
      params["file"] === "" ? "this file" : `${currentSite().facts}/${String(params["file"])}.yaml`;
    const near = nearest(String(value), params["choices"] as readonly string[]);
    return {
      message: `${file === "this file" ? "This file" : file} has no ${quoted(value)}.`,
      fix: near === undefined ? `add it to ${file}.` : `write "${near}".`,
    };
  },
};

const KINDS: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a group of fields",
  string: "a text",
  boolean: "true or false",
  integer: "a whole number",
};

/** Description of the value that the schema requires in a place. */
function wanted({ keys, schema, keyword, params }: FactError): string {
  const kind = keyword === "type" ? KINDS[String(params["type"])] : undefined;
  // The description of the whole file is none of a value.
  return `write ${(keys.length > 0 && descriptionOf(schema)) || kind || "another value"}.`;
}

function choose(word: string, choices: readonly string[]): string {
  const near = nearest(word, choices);
  return near === undefined ? `use one of ${choices.join(", ")}.` : `write "${near}".`;
}

function descriptionOf(schema: unknown): string {
  const description = (schema as { readonly description?: unknown } | undefined)?.description;
  return typeof description === "string" ? description : "";
}

function propertiesOf(schema: FactError["schema"]): Readonly<Record<string, unknown>> {
  return (schema["properties"] ?? {}) as Readonly<Record<string, unknown>>;
}

function quoted(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `"${value}"` : "This";
}
