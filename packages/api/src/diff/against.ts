/** Compares the description with that of another publisher: what one of the two lacks, by method and path. */
import { plainText } from "../openapi/exactJson";
import type { ApiModel, Operation } from "../model";
import { merged, operationsByKey } from ".";
import { fieldsOf, type Field } from "./fields";

/** Something that one of two descriptions lacks. */
export interface Lack {
  /** The description that lacks it. */
  readonly in: "ours" | "theirs";
  /** Such as "status `404`" or "value `udp` of request field `protocol`"; undefined for a whole operation. */
  readonly part: string | undefined;
  /** `GET /api/peers`. */
  readonly operations: readonly string[];
}

/** Operations, fields, statuses and enum values that one of two descriptions lacks. What an error returns is not compared. */
export function lacksOf(ours: ApiModel, theirs: ApiModel): readonly Lack[] {
  const [our, their] = [operationsByKey(ours), operationsByKey(theirs)];
  const parts = [...our].flatMap(([key, operation]) => {
    const other = their.get(key);
    if (!other) return [];
    const [here, there] = [comparedFields(operation), comparedFields(other)];
    const lacks = [
      ...partsOnlyIn(there, here).map((part) => ["ours", part] as const),
      ...partsOnlyIn(here, there).map((part) => ["theirs", part] as const),
    ];
    return lacks.map(([side, part]): Lack => ({ in: side, part, operations: [nameOf(operation)] }));
  });
  const lacks = [...wholeOnlyIn(their, our, "ours"), ...wholeOnlyIn(our, their, "theirs"), ...parts];
  return merged(lacks, (lack) => `${lack.in} ${lack.part ?? ""}`);
}

/** The report for a terminal. */
export function lacksReport(lacks: readonly Lack[], file: string): string {
  if (lacks.length === 0) return `Nothing that ${file} has is missing, and nothing else is here.`;
  const titles = { ours: `Only in ${file}`, theirs: "Only in this description" } as const;
  return (["ours", "theirs"] as const)
    .map((side) => {
      const list = lacks.filter((lack) => lack.in === side);
      const lines = list.map(({ part, operations }) => `  ${part ?? "operation"}: ${operations.join(", ")}`);
      return [`${titles[side]}: ${list.length}`, ...lines].join("\n");
    })
    .join("\n");
}

type Operations = ReturnType<typeof operationsByKey>;

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function wholeOnlyIn(operations: Operations, others: Operations, side: Lack["in"]): Lack[] {
  const names = [...operations].filter(([key]) => !others.has(key)).map(([, operation]) => nameOf(operation));
  return names.length > 0 ? [{ in: side, part: undefined, operations: names }] : [];
}

type Fields = ReadonlyMap<string, Field>;

function comparedFields(operation: Operation): Fields {
  return new Map([...fieldsOf(operation)].filter(([key]) => !/^(?:[13-5]\d\d|\dXX|default) /i.test(key)));
}

/** Fields, statuses and enum values, without the content of a field that is missing. */
function partsOnlyIn(fields: Fields, others: Fields): string[] {
  return [...fields.values()].flatMap(({ key, parent, label, value }) => {
    const other = others.get(key);
    if (!other) return parent === undefined || others.has(parent) ? [label] : [];
    const allowed = (other.value?.enumList ?? []).map(plainText);
    // Without a list, the other description allows every value.
    if (allowed.length === 0) return [];
    const values = (value?.enumList ?? []).map(plainText).filter((name) => !allowed.includes(name));
    return values.map((name) => `value \`${name}\` of ${label}`);
  });
}
