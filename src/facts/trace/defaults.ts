/** Looks for the default of a flag, variable or key in the source of its name. */

import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";

/** Lines after and before the name in which its default may stand: functions that read a variable are about this long. */
const AFTER = 14;
const BEFORE = 3;

/** The texts of a package or of the whole repository that `defaultIsNear` reads. */
export interface Sources {
  /** The file of the fact. */
  readonly file: string;
  /** All files of its folder. */
  readonly folder: string;
  /** Right sides of definitions by name, in the whole repository: `DefaultMTU` to `1280`. */
  readonly definitions: ReadonlyMap<string, readonly string[]>;
}

/**
 * The literal at the beginning of a default: `:443` of "`:443`; the quickstart writes `:80`". Undefined for words, and for values
 * that are the zero value of their type, which sources do not state.
 */
export function literalOf(value: string): string | undefined {
  const literal =
    /^`([^`]+)`/.exec(value)?.[1] ?? (value.includes("`") ? undefined : value.split(/;|,? or /)[0]);
  const isWord = literal === undefined || literal === "" || literal.includes(" ") || ZERO.test(literal);
  return isWord ? undefined : literal.replace(/^\[(.*)\]$/, "$1");
}

const ZERO = /^(?:unset|gone|discovered|required|none|empty|automatic|false|off|0|random|generated)$/;

/** True if a default is near the name in the file or in its package, or in a constant that is used there. */
export function defaultIsNear(literal: string, name: string, sources: Sources): boolean {
  const pattern = formsOf(literal);
  // A constant with the name, and the field of a structure with the name as its tag.
  const constant = new RegExp(
    `(\\w+)\\s*:?=\\s*["\`]${escapeRegExp(name)}["\`]|(\\w+) +\\S+ +\`${escapeRegExp(name)}[",]`,
    "g",
  );
  const others = [...sources.folder.matchAll(constant)].map(
    ([, one, field]) => `\\b${one ?? field ?? ""}\\b`,
  );
  const names = [escapeRegExp(name), ...others].join("|");
  const near = [sources.file, sources.folder].flatMap((text) => windows(text, new RegExp(names)));
  // Sources join a path or an address of its folder and its last part.
  const parts = /^(\/.+|https:.+)\/(.+)$/.exec(literal)?.slice(1).map(formsOf) ?? [pattern];
  return near.some((text) => {
    const texts = [text, ...usesOf(text, sources)];
    return (
      texts.some((one) => pattern.test(one)) || parts.every((part) => texts.some((one) => part.test(one)))
    );
  });
}

function windows(text: string, name: RegExp): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) =>
    name.test(line) ? [lines.slice(Math.max(0, index - BEFORE), index + AFTER).join("\n")] : [],
  );
}

/** Definitions of the constants in a text, and of those that they name. */
function usesOf(text: string, { definitions }: Sources): string[] {
  const rightsIn = (code: string): string[] =>
    [...code.matchAll(/\b[A-Za-z]\w{3,}\b/g)].flatMap(([name]) => definitions.get(name) ?? []);
  const rights = rightsIn(text);
  const next = rights.flatMap(rightsIn);
  return [...rights, ...next, ...next.flatMap(rightsIn)];
}

const UNITS: readonly (readonly [unit: string, seconds: number])[] = [
  ["Hour", 3600],
  ["Minute", 60],
  ["Second", 1],
  ["Millisecond", 0.001],
];
const SUFFIXES: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 0.001 };

/** A pattern for the ways in which sources write a value: `15m` is `15 * time.Minute` too. */
function formsOf(literal: string): RegExp {
  const mega = Number(literal) / 2 ** 20;
  if (Number.isInteger(mega)) return new RegExp(`\\b1024 \\* 1024 \\* ${mega}\\b|\\b${literal}\\b`);
  const isPeriod = /^(?:\d+(?:ms|[hms]))+$|^\d+00$/.test(literal);
  const parts = isPeriod ? [...literal.matchAll(/(\d+)(ms|[hms]|$)/g)] : [];
  if (parts.length === 0 && /^[a-z]/i.test(literal))
    return new RegExp(`(?<!\\w)${escapeRegExp(literal)}(?!\\w)`, "i");
  if (parts.length === 0)
    return new RegExp(
      /^\w/.test(literal) ? `(?<![\\w.])${escapeRegExp(literal)}(?![\\w])` : escapeRegExp(literal),
    );
  const seconds = parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (SUFFIXES[unit] ?? 1), 0);
  const forms = UNITS.flatMap(([unit, size]) => {
    const count = seconds / size;
    if (!Number.isInteger(count)) return [];
    const times = [`\\b${count}\\s*\\*\\s*time\\.${unit}\\b`, `time\\.${unit}\\s*\\*\\s*${count}\\b`];
    return count === 1 ? [...times, `(?<!\\*\\s*)\\btime\\.${unit}\\b`] : times;
  });
  return new RegExp([...forms, escapeRegExp(literal), `\\b${seconds}\\b`].join("|"));
}

/** `DefaultMTU = 1280`, with a type or an operator between them; calls and variables of functions are not constants. */
const DEFINITION =
  /^\s*(?:const |var |export )*(\w{4,})(?: [\w.[\]]+)?\s*:?=\s*(["`\d]\S*.*|time\..*|[\w.]+(?: \+ ".*")?|filepath\.Join\(.*)$/;
/** A name with more definitions is not that of a constant. */
const MAX_DEFINITIONS = 6;

/** Right sides of the constants in a text, by name. */
export function definitionsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const definitions = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const [, name, right = ""] = line.length > 200 ? [] : (DEFINITION.exec(line) ?? []);
    if (name !== undefined)
      definitions.set(name, [...(definitions.get(name) ?? []), right].slice(0, MAX_DEFINITIONS + 1));
  }
  for (const [name, rights] of definitions) if (rights.length > MAX_DEFINITIONS) definitions.delete(name);
  return definitions;
}
