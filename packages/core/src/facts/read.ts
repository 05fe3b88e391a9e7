/** Reads the text of a fact file: YAML to typed data, with the place of everything that is wrong. */
import { LineCounter, parseDocument } from "yaml";
import { isRecord, isRecordOrList } from "../lib/isRecord";
import { currentSite } from "../site/current";
import { MAX_ALIASES } from "../parse/aliasProblem";
import { nodeAt } from "../parse/yamlNode";
import { findUnknownTokens } from "../product/resolve";
import { tokenProblem } from "../product/tokenProblem";
import { tokensOf } from "../product/tokens";
import {
  factProblem,
  reportedOf,
  syntaxProblem,
  type FactProblem,
  type Position,
  type PositionAt,
} from "./problems";
import { errorsIn, isStructural, schemaOf, type FactError } from "./schema";
import type { FactName, Facts } from "./types";

/** A fact file that was read. */
export interface FactFile<Name extends FactName = FactName> {
  /** Without the entries that lack a field, or have a value of another type. */
  readonly data: Facts[Name];
  readonly problems: readonly FactProblem[];
  /** The place of an entry (an object or a list) of `data`; lines and columns count from 1. */
  readonly placeOf: (entry: object) => Position;
}

/** Reads the text of a fact file. Mistakes are returned as problems; nothing is thrown. */
export function readFacts<Name extends FactName>(name: Name, text: string): FactFile<Name> {
  const tokens = tokensOf(currentSite().product);
  const lineCounter = new LineCounter();
  // All scalars are texts at first; the schema says which of them are numbers, or true or false.
  const document = parseDocument(text, { lineCounter, schema: "failsafe", logLevel: "error" });
  const lineAndColumn = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const positionOf: PositionAt = (keys, atKey) =>
    lineAndColumn(nodeAt(document, keys, atKey)?.range?.[0] ?? 0);
  const unread = syntaxProblem(text, document, lineAndColumn);
  const isYaml = unread === undefined;
  const { value, errors } = errorsIn(
    name,
    isYaml ? document.toJS({ maxAliasCount: MAX_ALIASES }) : undefined,
  );
  const keysOf = new Map<object, FactError["keys"]>();
  return {
    data: withLists(name, withoutEntries(value, unusableIn(errors), keysOf)) as Facts[Name],
    problems: [
      ...(isYaml ? [] : [unread]),
      ...findUnknownTokens(text, tokens).map(({ name: token, offset }) => ({
        ...lineAndColumn(offset),
        ...tokenProblem(token, tokens),
      })),
      ...(isYaml ? reportedOf(errors).map((error) => factProblem(error, positionOf)) : []),
    ],
    placeOf: (entry) => positionOf(keysOf.get(entry) ?? []),
  };
}

/** Data with an empty list or group in each place that its schema requires, so that what reads it finds one. */
function withLists(name: FactName, data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { properties, required = [] } = schemaOf(name) as {
    readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
    readonly required?: readonly string[];
  };
  const kinds = required
    .map((key) => [key, properties?.[key]?.type] as const)
    .filter(([key]) => !(key in data));
  const missing = kinds.flatMap(([key, type]) =>
    type === "array" ? [[key, []]] : type === "object" ? [[key, {}]] : [],
  );
  return missing.length === 0 ? data : { ...Object.fromEntries(missing), ...data };
}

/** The entries that have structural errors, as JSON of their keys: the nearest entry of a list, otherwise of the file. */
function unusableIn(errors: readonly FactError[]): ReadonlySet<string> {
  return new Set(
    errors.filter(isStructural).map(({ keys }) => {
      const inList = keys.findLastIndex((key) => typeof key === "number");
      return JSON.stringify(keys.slice(0, inList === -1 ? 1 : inList + 1));
    }),
  );
}

/** Leaves out entries at any depth, and notes the keys of all that stay. Values without such entries are the same objects. */
function withoutEntries(
  value: unknown,
  unusable: ReadonlySet<string>,
  keysOf: Map<object, FactError["keys"]>,
  keys: FactError["keys"] = [],
): unknown {
  if (!isRecordOrList(value)) return value;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const own = [...keys, isList ? Number(key) : key];
    return unusable.has(JSON.stringify(own))
      ? []
      : [[key, withoutEntries(one, unusable, keysOf, own)] as const];
  });
  const isSame =
    entries.length === Object.keys(value).length && entries.every(([key, one]) => value[key] === one);
  const kept = isSame ? value : isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  if (!keysOf.has(kept)) keysOf.set(kept, keys);
  return kept;
}
