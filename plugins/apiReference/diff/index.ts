import type { OpenApiDocument, TagObject } from "../source";
import { operationsOf } from "../../../src/openapi/operations";
import { resolverOf } from "../../../src/openapi/references";
import { compareOperations, type Described } from "./operations";
import { changedTexts } from "./texts";
import { LEVELS, type Change, type Difference } from "./types";

export { reportOf, changeText } from "./report";
export { LEVELS, type Change, type Difference, type Level } from "./types";

/**
 * What a program that follows one description meets when the server follows the other.
 *
 * @param before the description that was published
 * @param after the description as it is now
 * @throws Error when a reference leads nowhere
 */
export function diffOf(before: OpenApiDocument, after: OpenApiDocument): Difference {
  const [old, next] = [describedOf(before), describedOf(after)];
  const changes = merged([
    ...resources(before, after),
    ...gone(old, next),
    ...come(old, next),
    ...kept(old, next),
  ]);
  const ordered = LEVELS.flatMap((level) => changes.filter((change) => change.level === level));
  return { changes: ordered, texts: changedTexts(before, after) };
}

type Operations = ReadonlyMap<string, Described>;

/** Operations by method and path; names of path parameters are for readers only. */
function describedOf(document: OpenApiDocument): Operations {
  const resolver = resolverOf(document);
  return new Map(
    operationsOf(document).map((place) => [
      `${place.method} ${place.path.replaceAll(/\{\w+\}/g, "{}")}`,
      { document, resolver, place },
    ]),
  );
}

function nameOf({ place: { method, path } }: Described): string {
  return `${method.toUpperCase()} ${path}`;
}

function resources(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const tags = new Map((before.tags ?? []).map((tag) => [tag.name, tag]));
  const deprecated = (tag: TagObject | undefined): boolean => tag?.["x-deprecated"] === true;
  return (after.tags ?? [])
    .filter((tag) => tags.has(tag.name) && deprecated(tag) && !deprecated(tags.get(tag.name)))
    .map(({ name }) => ({ level: "deprecated", operations: [], says: `the resource ${name} is deprecated` }));
}

function gone(old: Operations, next: Operations): Change[] {
  return [...old].flatMap(([key, operation]) =>
    next.has(key) ? [] : [{ level: "breaking", operations: [nameOf(operation)], says: "gone" }],
  );
}

function come(old: Operations, next: Operations): Change[] {
  return [...next].flatMap(([key, operation]) => {
    const says = `new: ${(operation.place.operation.summary ?? "").replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`;
    return old.has(key) ? [] : [{ level: "added", operations: [nameOf(operation)], says }];
  });
}

function kept(old: Operations, next: Operations): Change[] {
  return [...next].flatMap(([key, operation]) => {
    const before = old.get(key);
    const said = before ? compareOperations(before, operation) : [];
    return said.map((change) => ({ ...change, operations: [nameOf(operation)] }));
  });
}

/** One schema serves many operations: what is the same for all of them is said once. */
function merged(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.level} ${change.says}`;
    const operations = new Set([...(groups.get(key)?.operations ?? []), ...change.operations]);
    groups.set(key, { ...change, operations: [...operations] });
  }
  return [...groups.values()];
}
