/** Compares two API descriptions and classifies each change by its effect on existing programs. */
import type { OpenApiDocument, TagObject } from "../source";
import { operationsOf } from "../../../src/openapi/operations";
import { resolverOf } from "../../../src/openapi/references";
import { compareOperations, type DescribedOperation } from "./operations";
import { countChangedTexts } from "./texts";
import { LEVELS, type Change, type Difference } from "./types";

export { changeText, reportOf } from "./report";
export { LEVELS, type Difference } from "./types";

/**
 * Changes that a program written for one description meets when the server implements the other.
 *
 * @param before the published description
 * @param after the current description
 * @throws Error when a reference has no target
 */
export function diffOf(before: OpenApiDocument, after: OpenApiDocument): Difference {
  const [old, next] = [operationsByKey(before), operationsByKey(after)];
  const changes = mergeChanges([
    ...deprecatedResources(before, after),
    ...removedOperations(old, next),
    ...addedOperations(old, next),
    ...changedOperations(old, next),
  ]);
  const ordered = LEVELS.flatMap((level) => changes.filter((change) => change.level === level));
  return { changes: ordered, texts: countChangedTexts(before, after) };
}

/** Operations by method and path, ignoring names of path parameters. */
type OperationsByKey = ReadonlyMap<string, DescribedOperation>;

/** Operations by method and path; names of path parameters are for readers only. */
function operationsByKey(document: OpenApiDocument): OperationsByKey {
  const resolver = resolverOf(document);
  return new Map(
    operationsOf(document).map((place) => [
      `${place.method} ${place.path.replaceAll(/\{\w+\}/g, "{}")}`,
      { document, resolver, place },
    ]),
  );
}

function operationName({ place: { method, path } }: DescribedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function deprecatedResources(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const tags = new Map((before.tags ?? []).map((tag) => [tag.name, tag]));
  const deprecated = (tag: TagObject | undefined): boolean => tag?.["x-deprecated"] === true;
  return (after.tags ?? [])
    .filter((tag) => tags.has(tag.name) && deprecated(tag) && !deprecated(tags.get(tag.name)))
    .map(({ name }) => ({
      level: "deprecated",
      operations: [],
      description: `the resource ${name} is deprecated`,
    }));
}

function removedOperations(old: OperationsByKey, next: OperationsByKey): Change[] {
  return [...old].flatMap(([key, operation]) =>
    next.has(key) ? [] : [{ level: "breaking", operations: [operationName(operation)], description: "gone" }],
  );
}

function addedOperations(old: OperationsByKey, next: OperationsByKey): Change[] {
  return [...next].flatMap(([key, operation]) => {
    const description = `new: ${(operation.place.operation.summary ?? "").replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`;
    return old.has(key) ? [] : [{ level: "added", operations: [operationName(operation)], description }];
  });
}

function changedOperations(old: OperationsByKey, next: OperationsByKey): Change[] {
  return [...next].flatMap(([key, operation]) => {
    const before = old.get(key);
    const changes = before ? compareOperations(before, operation) : [];
    return changes.map((change) => ({ ...change, operations: [operationName(operation)] }));
  });
}

/** Merges equal changes of several operations, because one schema is used by many operations. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.level} ${change.description}`;
    const operations = new Set([...(groups.get(key)?.operations ?? []), ...change.operations]);
    groups.set(key, { ...change, operations: [...operations] });
  }
  return [...groups.values()];
}
