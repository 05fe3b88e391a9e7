import { slugify } from "../../../src/lib/slug";
import type { TagObject } from "../../../src/openapi/document";
import type { OperationPlace } from "../../../src/openapi/operations";
import type { Target } from "./types";

/** Finds the page of a tag, or the section of an operation, by its name in the document. */
export type Targets = (name: string | undefined) => Target | undefined;

/** Title of the page of a tag: `Setup Keys` becomes `Setup keys`; abbreviations are kept. */
export function titleOf({ name }: TagObject): string {
  return name.replace(/ [A-Z](?=[a-z])/g, (letters) => letters.toLowerCase());
}

/** Route of the page of a tag. */
function routeOf({ name }: TagObject): string {
  return `/api/resources/${slugify(name)}`;
}

/**
 * Everything that `x-replaced-by` may refer to.
 *
 * @throws (from the result) Error for an unknown name
 */
export function targetsOf(tags: readonly TagObject[], places: readonly OperationPlace[]): Targets {
  const pages = tags.map((tag) => [tag.name, { title: titleOf(tag), route: routeOf(tag) }] as const);
  const sections = places.map(({ operation }) => [operation.operationId, sectionOf(operation)] as const);
  const targets = new Map<string | undefined, Target>([...pages, ...sections]);
  return (name) => {
    const target = targets.get(name);
    if (name !== undefined && !target) {
      throw new Error(`"x-replaced-by: ${name}" names nothing. Fix: write a tag or an operationId.`);
    }
    return name === undefined ? undefined : target;
  };
}

function sectionOf({ tags = [], summary = "" }: OperationPlace["operation"]): Target {
  return { title: summary, route: `${routeOf({ name: tags[0] ?? "" })}#${slugify(summary)}` };
}
