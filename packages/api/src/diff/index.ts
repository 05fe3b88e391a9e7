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
  return mergeChanges([
    ...removed.map(([, operation]) => changeOf(operation, breaking("gone"))),
    ...[...next].flatMap(([key, operation]) => {
      const previous = old.get(key);
      const changes = previous ? compareOperations(previous, operation) : [added(newText(operation))];
      return changes.map((change) => changeOf(operation, change));
    }),
  ]);
}

/** Operations by method and path; names of path parameters are for readers only. */
function operationsByKey({ resources }: ApiModel): ReadonlyMap<string, Operation> {
  const all = resources.flatMap(({ operations }) => operations);
  return new Map(all.map((one) => [`${one.method} ${replaceParameters(one.path, () => "{}")}`, one]));
}

function newText({ summary }: Operation): string {
  return `new: ${summary.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`;
}

function changeOf({ method, path }: Operation, change: ChangeDescription): Change {
  return { ...change, operations: [`${method} ${path}`] };
}

/** Merges equal changes of several operations, because one schema is used by many operations. */
function mergeChanges(changes: readonly Change[]): readonly Change[] {
  const groups = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.level} ${change.description}`;
    const operations = new Set([...(groups.get(key)?.operations ?? []), ...change.operations]);
    groups.set(key, { ...change, operations: [...operations] });
  }
  return [...groups.values()];
}
