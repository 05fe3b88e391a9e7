/** The JSON schemas of the fact files, with four keywords of this project for what a schema alone cannot say. */
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import type { Ajv, AnySchemaObject, ErrorObject, SchemaValidateFunction } from "ajv";
import { parseDocument } from "yaml";
import { isRecord, isRecordOrList } from "../lib/isRecord";
import { compareReleases } from "../lib/compareReleases";
import { pathFrom } from "../build/files";
import { jsonProblem } from "../parse/jsonProblem";
import type { TextProblem } from "../parse/place";
import { positionOf } from "../report";
import { currentSite, inSite } from "../site/current";
import type { FactProblem } from "./problems";
import { siteText } from "./text";
import type { FactName } from "./types";

/** A mistake in the data of a fact file. */
export interface FactError {
  /** Keys and positions that lead to the value. */
  readonly keys: readonly (string | number)[];
  /** The keyword of the schema that it breaks. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  /** The part of the schema for the value: `description` says what belongs there. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Errors after which an entry does not have the type that the code expects. */
const STRUCTURAL = new Set(["type", "enum", "required", "maxProperties", "minItems"]);

/** True for an error after which the entry cannot be used. */
export function isStructural({ keyword }: FactError): boolean {
  return STRUCTURAL.has(keyword);
}

const ENDING = ".schema.json";

/** Folders of schemas: those of every site, and those of this one. */
function schemaFolders(): readonly string[] {
  return [path.join(__dirname, "schemas"), inSite(currentSite().schemas)].filter((folder) =>
    fs.existsSync(folder),
  );
}

/** Names of the schemas in alphabetical order: those of the fact files, and of folders whose files share one. */
export function schemaNames(): readonly string[] {
  const files = schemaFolders().flatMap((folder) => fs.readdirSync(folder));
  const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
  return [...new Set(names)].map((name) => name.replace(".", "/")).sort();
}

/** The file of a schema. */
export function schemaPath(name: FactName): string {
  const names = [name.replace("/", "."), name.slice(0, Math.max(0, name.indexOf("/")))];
  const files = names.flatMap((one) => schemaFolders().map((folder) => path.join(folder, one + ENDING)));
  const file = files.find((candidate) => fs.existsSync(candidate));
  if (file === undefined) throw new Error(`The facts "${name}" have no schema.`);
  return file;
}

/** The schema of a fact file, parsed; empty if it is not JSON. */
export function schemaOf(name: FactName): Readonly<Record<string, unknown>> {
  const text = fs.readFileSync(schemaPath(name), "utf8");
  return jsonProblem(text) ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>);
}

/** What is wrong with the schema of a fact file; empty if it can be used. */
export function schemaProblems(name: FactName): readonly FactProblem[] {
  const file = schemaPath(name);
  const { problem } = validatorOf(name);
  if (!problem) return [];
  const { message, fix, offset } = problem;
  const position = positionOf(fs.readFileSync(file, "utf8"), offset);
  return [{ path: pathFrom(currentSite().siteDir, file), ...position, message, fix }];
}

/**
 * Compares data, whose scalars are all texts, with the schema of its file.
 *
 * @returns the data with numbers, and true and false, where the schema has them; and what is wrong with it
 */
export function errorsIn(
  name: FactName,
  data: unknown,
): { readonly value: unknown; readonly errors: readonly FactError[] } {
  const { validate, problem } = validatorOf(name);
  if (problem) return { value: isRecordOrList(data) ? data : [], errors: [] };
  const schema = schemaOf(name);
  const isList = schema["type"] === "array";
  const isRightKind = isRecordOrList(data) && Array.isArray(data) === isList;
  const value = isRightKind ? data : isList ? [] : {};
  const errors =
    validate(value) === true
      ? []
      : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(factError);
  const rootError: FactError = {
    keys: [],
    keyword: "type",
    params: { type: schema["type"] },
    value: data,
    schema,
  };
  return { value, errors: isRightKind || data === undefined ? errors : [rootError] };
}

function factError({ instancePath, keyword, params, data, parentSchema }: ErrorObject): FactError {
  const keys = instancePath.split("/").slice(1);
  return {
    keys: keys.map((key) =>
      /^\d+$/.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~"),
    ),
    keyword,
    params: params as FactError["params"],
    value: data,
    schema: parentSchema ?? {},
  };
}

interface Validator {
  readonly validate: Pick<ReturnType<Ajv["compile"]>, "errors"> & ((data: unknown) => unknown);
  /** Why the schema cannot be used. */
  readonly problem?: TextProblem;
}

const validators = new Map<string, Validator>();

function validatorOf(name: FactName): Validator {
  const file = schemaPath(name);
  const known = validators.get(file) ?? validatorFor(fs.readFileSync(file, "utf8"));
  validators.set(file, known);
  return known;
}

function validatorFor(text: string): Validator {
  const problem = jsonProblem(text);
  if (problem) return { validate: () => true, problem };
  try {
    return { validate: ajv().compile(JSON.parse(text) as AnySchemaObject) };
  } catch (error) {
    const [reason = ""] = (error as Error).message.split(", ");
    const message = `The schema cannot be used: ${reason}.`;
    return { validate: () => true, problem: { offset: 0, message, fix: "correct it." } };
  }
}

let shared: Ajv | undefined;

function ajv(): Ajv {
  if (shared) return shared;
  // Loading it takes longer than checking a page, and is needed only after a change of a fact.
  const { Ajv: Validator } = createRequire(__filename)("ajv") as { Ajv: typeof Ajv };
  shared = new Validator({
    logger: false,
    allErrors: true,
    verbose: true,
    coerceTypes: true,
    useDefaults: true,
    allowUnionTypes: true,
  });
  for (const [keyword, { type, validate }] of Object.entries(KEYWORDS))
    shared.addKeyword({ keyword, schemaType: "string", type, validate, errors: true });
  return shared;
}

interface Reported {
  readonly keyword: string;
  /** Keys below the current value. */
  readonly at: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Sets the errors of a keyword in the way that ajv requires. Returns true if there are none. */
function result(
  keyword: SchemaValidateFunction,
  base: string,
  reported: readonly Reported[],
  data: unknown,
  parentSchema: unknown,
): boolean {
  keyword.errors = reported.map(({ keyword: name, at, params }) => ({
    keyword: name,
    instancePath: base + at,
    params,
    data,
    parentSchema: parentSchema as AnySchemaObject,
  }));
  return reported.length === 0;
}

/** `uniqueBy: name`: no two entries of the list have the same `name`. */
const uniqueBy: SchemaValidateFunction = (field: string, list: readonly unknown[], parentSchema, at) => {
  const first = new Map<unknown, number>();
  const reported = list.flatMap((entry, index) => {
    const value = isRecord(entry) ? entry[field] : undefined;
    if (value === undefined) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, index);
    const params = { value, other: [other, field] };
    return other === undefined ? [] : [{ keyword: "uniqueBy", at: `/${index}/${field}`, params }];
  });
  return result(uniqueBy, at?.instancePath ?? "", reported, list, parentSchema);
};

/** `sorted: code` or `sorted: releases`: entries in the order of a field, or releases from old to new. */
const sorted: SchemaValidateFunction = (by: string, list: readonly unknown[], parentSchema, at) => {
  const textAt = (index: number): string => {
    const entry = list[index];
    const text = isRecord(entry) ? entry[by] : entry;
    return typeof text === "string" ? text : "";
  };
  const compare = by === "releases" ? compareReleases : compareTexts;
  const late = [...list.keys()]
    .slice(1)
    .filter((index) => textAt(index) && compare(textAt(index - 1), textAt(index)) > 0);
  const reported = late.map((index) => ({
    keyword: "sorted",
    at: `/${index}`,
    params: {
      value: textAt(index),
      before: [...list.keys()].map(textAt).find((one) => compare(one, textAt(index)) > 0),
    },
  }));
  return result(sorted, at?.instancePath ?? "", reported, list, parentSchema);
};

function compareTexts(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** `among: releases#/dated`: a value that another fact file, or this one without a name before `#`, has in that place. */
const among: SchemaValidateFunction = (place: string, value: string, parentSchema, at) => {
  const [file = "", pointer = ""] = place.split("#");
  const root: unknown = file === "" ? at?.rootData : parsed(file);
  const choices = pointer.split("/").slice(1).reduce(step, [root]).map(String);
  const params = { value, choices, file };
  // A file that cannot be read, or holds no list and no group, has a finding of its own.
  const isKnown = !isRecordOrList(root) || choices.includes(value);
  const reported = isKnown ? [] : [{ keyword: "among", at: "", params }];
  return result(among, at?.instancePath ?? "", reported, value, parentSchema);
};

/** The keywords of this project, by the type of the data that they are about. */
const KEYWORDS = {
  uniqueBy: { type: "array", validate: uniqueBy },
  sorted: { type: "array", validate: sorted },
  among: { type: "string", validate: among },
} as const;

/** One step of a pointer into data: a key, `*` for all values, or `@` for all keys. */
function step(values: readonly unknown[], key: string): unknown[] {
  return values.filter(isRecordOrList).flatMap((value) => {
    if (key === "@") return Object.keys(value);
    const next = key === "*" ? Object.values(value) : [value[key]];
    return next.flatMap((one): unknown[] =>
      one === undefined ? [] : Array.isArray(one) && key !== "*" ? one : [one],
    );
  });
}

const parsedFiles = new Map<string, { readonly text: string; readonly data: unknown }>();

/** The data of a fact file, with texts for all scalars; undefined if it is not YAML. */
function parsed(file: string): unknown {
  const text = siteText(file as FactName);
  let known = parsedFiles.get(file);
  if (known?.text !== text) {
    const document = parseDocument(text, { schema: "failsafe", logLevel: "silent" });
    known = { text, data: document.errors.length > 0 ? undefined : document.toJS() };
  }
  parsedFiles.set(file, known);
  return known.data;
}
