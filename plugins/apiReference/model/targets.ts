import { slugify } from "../../../src/lib/slug";
import type { TagObject } from "../../../src/openapi/document";
import type { OperationPlace } from "../../../src/openapi/operations";
import type { Target } from "./types";

/** Finds the page of a tag, or the section of an operation, by its name in the document. */
export type Targets = (name: string | undefined) => Target | undefined;

/** Title of a tag's page: `Setup Keys` is `Setup keys`; abbreviations stay. */
export function titleOf({ name }: TagObject): string {
  return name.replace(/ [A-Z](?=[a-z])/g, (letters) => letters.toLowerCase());
}

/** Route of a tag's page. */
export function routeOf({ name }: TagObject): string {
  return `/api/resources/${slugify(name)}`;
}

/**
 * Everything that `x-replaced-by` may name.
 *
 * @throws (from the result) Error when nothing has that name
 */
export function targetsOf(tags: readonly TagObject[], places: readonly OperationPlace[]): Targets {
  const pages = tags.map((tag) => [tag.name, { title: titleOf(tag), route: routeOf(tag) }] as const);
  const sections = places.map(({ operation }) => [operation.operationId, sectionOf(operation)] as const);
  const all = new Map<string | undefined, Target>([...pages, ...sections]);
  return (name) => {
    const target = all.get(name);
    if (name !== undefined && !target) {
      throw new Error(`"x-replaced-by: ${name}" names nothing. Fix: write a tag or an operationId.`);
    }
    return name === undefined ? undefined : target;
  };
}

function sectionOf({ tags = [], summary = "" }: OperationPlace["operation"]): Target {
  return { title: summary, route: `${routeOf({ name: tags[0] ?? "" })}#${slugify(summary)}` };
}
