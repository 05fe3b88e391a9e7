/** The JSON schemas of the fact files, with four keywords of this project for what a schema alone cannot say. */
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import type { Ajv, AnySchemaObject, ErrorObject, SchemaValidateFunction } from "ajv";
import { parse } from "yaml";
import { isRecord, isRecordOrList } from "../lib/isRecord";
import { compareReleases } from "../lib/compareReleases";
import { currentSite, inSite } from "../site/current";
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

/** Folder of the fact files of the site. */
export function factsFolder(): string {
  return inSite(currentSite().facts);
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

/** The schema of a fact file, parsed. */
export function schemaOf(name: FactName): Readonly<Record<string, unknown>> {
  return JSON.parse(fs.readFileSync(schemaPath(name), "utf8")) as Readonly<Record<string, unknown>>;
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
  const validate = validatorOf(name);
  const isRightKind = isRecordOrList(data) && Array.isArray(data) === (schemaOf(name)["type"] === "array");
  const value = isRightKind ? data : schemaOf(name)["type"] === "array" ? [] : {};
  const errors =
    validate(value) === true
      ? []
      : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(factError);
  const rootError: FactError = {
    keys: [],
    keyword: "type",
    params: { type: schemaOf(name)["type"] },
    value: data,
    schema: schemaOf(name),
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

const validators = new Map<FactName, ReturnType<Ajv["compile"]>>();

function validatorOf(name: FactName): ReturnType<Ajv["compile"]> {
  const validate = validators.get(name) ?? ajv().compile(schemaOf(name));
  validators.set(name, validate);
  return validate;
}

let shared: Ajv | undefined;

function ajv(): Ajv {
  if (shared) return shared;
  // Loading it takes longer than checking a page, and is needed only after a change of a fact.
  const { Ajv: Validator } = createRequire(__filename)("ajv") as { Ajv: typeof Ajv };
  shared = new Validator({
    allErrors: true,
    verbose: true,
    coerceTypes: true,
    useDefaults: true,
    allowUnionTypes: true,
  });
  shared.addKeyword({
    keyword: "uniqueBy",
    schemaType: "string",
    type: "array",
    validate: uniqueBy,
    errors: true,
  });
  shared.addKeyword({
    keyword: "sorted",
    schemaType: "string",
    type: "array",
    validate: sorted,
    errors: true,
  });
  shared.addKeyword({
    keyword: "among",
    schemaType: "string",
    type: "string",
    validate: among,
    errors: true,
  });
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
  const late = [...list.keys()].slice(1).filter((index) => compare(textAt(index - 1), textAt(index)) > 0);
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
  const reported = choices.includes(value) ? [] : [{ keyword: "among", at: "", params }];
  return result(among, at?.instancePath ?? "", reported, value, parentSchema);
};

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

/** The data of a fact file, with texts for all scalars. */
function parsed(file: string): unknown {
  const text = fs.readFileSync(path.join(factsFolder(), `${file}.yaml`), "utf8");
  let known = parsedFiles.get(file);
  if (known?.text !== text) known = { text, data: parse(text, { schema: "failsafe", logLevel: "silent" }) };
  parsedFiles.set(file, known);
  return known.data;
}
