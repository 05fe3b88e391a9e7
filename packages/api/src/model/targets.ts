import { withoutInvisible } from "docusaurus-waymark-core/lib/invisible";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import type { OpenApiDocument, TagObject } from "../openapi/document";
import type { OperationPlace } from "../openapi/operations";
import type { Target } from "./types";

/** Finds the page of a tag, or the section of an operation, by its name in the document. */
export type Targets = (name: string | undefined) => Target | undefined;

/** The tag of operations without one. */
const UNTAGGED = "Other operations";

/** Title of the page of a tag: `Setup Keys` becomes `Setup keys`; abbreviations are kept. */
export function titleOf({ name }: TagObject): string {
  return name.replace(/ [A-Z](?=[a-z])/g, (letters) => letters.toLowerCase());
}

/** File systems do not take longer names. */
const MAX_SLUG_CHARS = 100;

/** The part of the address of a tag's page. */
export function slugOf({ name }: TagObject): string {
  const slug =
    slugify(name).slice(0, MAX_SLUG_CHARS) ||
    `tag-${Buffer.from(name).toString("hex").slice(0, MAX_SLUG_CHARS)}`;
  // A page of such a name would be the one of its folder, or a device of Windows.
  return /^(?:index|readme|resources|con|prn|aux|nul|com\d|lpt\d)$/.test(slug) ? `${slug}-operations` : slug;
}

/** The tag whose page shows an operation: its first one. */
export function tagOf({ operation: { tags = [] } }: OperationPlace): string {
  return tags[0]?.trim() ? tags[0] : UNTAGGED;
}

/** The tags that have operations: those of the list of tags in its order, then others in document order. */
export function tagsOf(document: OpenApiDocument, places: readonly OperationPlace[]): readonly TagObject[] {
  const used = new Set(places.map(tagOf));
  const listed = (document.tags ?? []).filter(({ name }) => used.has(name));
  const others = [...used].filter((name) => !listed.some((tag) => tag.name === name));
  return [...listed, ...others.map((name) => ({ name }))];
}

/** Heading of an operation: its summary, else method and path. */
export function summaryOf({ operation, method, path }: OperationPlace): string {
  const summary = withoutInvisible(operation.summary ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return summary === "" ? `${method.toUpperCase()} ${path}` : summary;
}

/** Anchor of an operation: the slug of its heading. */
export function anchorOf(place: OperationPlace): string {
  return slugify(summaryOf(place)) || slugify(operationIdOf(place)) || "operation";
}

/** The id of an operation, else one made of method and path. */
export function operationIdOf({ operation, method, path }: OperationPlace): string {
  return operation.operationId ?? slugify(`${method} ${path.replace(/[/{}]+/g, " ")}`);
}

/** Everything that `x-replaced-by` may refer to: tags by name, and operations by id. */
export function targetsOf(
  tags: readonly TagObject[],
  places: readonly OperationPlace[],
  basePath: string,
): Targets {
  const routeOf = (tag: TagObject): string => `${basePath}/resources/${slugOf(tag)}`;
  const pages = tags.map((tag) => [tag.name, { title: titleOf(tag), route: routeOf(tag) }] as const);
  const sections = places.map((place) => {
    const route = `${routeOf({ name: tagOf(place) })}#${anchorOf(place)}`;
    return [place.operation.operationId, { title: summaryOf(place), route }] as const;
  });
  const targets = new Map<string | undefined, Target>([...pages, ...sections]);
  return (name) => (name === undefined ? undefined : targets.get(name));
}
