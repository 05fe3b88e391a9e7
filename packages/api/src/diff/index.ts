/**
 * Compares two API descriptions: what was removed, added or narrowed. Texts, formats, defaults and wider limits are not
 * compared, because no program fails through them.
 */
import { replaceParameters } from "../openapi/address";
import type { ApiModel, Operation } from "../model";
import { added, breaking, type Change, type ChangeDescription } from "./change";
import { compareOperations } from "./operations";

export { changesByLevel, reportOf, type Change } from "./change";

/**
 * Changes that a program written for one description meets when the server implements the other.
 *
 * @param before model of the published description
 * @param after model of the current description
 */
export function diffOf(before: ApiModel, after: ApiModel): readonly Change[] {
  const [old, next] = [operationsByKey(before), operationsByKey(after)];
  const removed = [...old].filter(([key]) => !next.has(key));
  const changes = [
    ...removed.map(([, operation]) => changeOf(operation, breaking("gone"))),
    ...[...next].flatMap(([key, operation]) => {
      const previous = old.get(key);
      const changes = previous ? compareOperations(previous, operation) : [added(newText(operation))];
      return changes.map((change) => changeOf(operation, change));
    }),
  ];
  return merged(changes, ({ level, description }) => `${level} ${description}`);
}

/** Operations by method and path; names of path parameters are for readers only, and a slash at the end does not matter. */
export function operationsByKey({ resources }: ApiModel): ReadonlyMap<string, Operation> {
  const all = resources.flatMap(({ operations }) => operations);
  const pathOf = ({ path }: Operation): string =>
    replaceParameters(path, () => "{}").replace(/(?<=.)\/$/, "");
  return new Map(all.map((one) => [`${one.method} ${pathOf(one)}`, one]));
}

function newText({ summary }: Operation): string {
  return `new: ${summary.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`;
}

function changeOf({ method, path }: Operation, change: ChangeDescription): Change {
  return { ...change, operations: [`${method} ${path}`] };
}

/** Merges equal entries about several operations, because one schema is used by many operations. */
export function merged<Entry extends { readonly operations: readonly string[] }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const groups = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const operations = new Set([...(groups.get(key)?.operations ?? []), ...entry.operations]);
    groups.set(key, { ...entry, operations: [...operations] });
  }
  return [...groups.values()];
}
