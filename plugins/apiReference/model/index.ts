import { slugify } from "../../../src/lib/slug";
import type { OpenApiDocument, TagObject } from "../../../src/openapi/document";
import { operationsOf, type OperationPlace } from "../../../src/openapi/operations";
import { resolverOf, type Resolver } from "../../../src/openapi/references";
import { marksOf, namesOf, pairsOf, textOf } from "./extensions";
import { firstExamples, objectsOf } from "./objects";
import { operationOf } from "./operations";
import { targetsOf, titleOf, type Targets } from "./targets";
import type { ApiModel, Resource } from "./types";

export type * from "../../../src/openapi/document";
export type * from "./types";
export { headingOf, isSuccess } from "./objects";

/**
 * The reference as pages show it: one resource for each tag, in the order of the document's tag list, with the
 * operations of that tag in the order of the document's paths.
 *
 * @throws Error when there is nothing to show, an operation has no page, or two would share an anchor
 */
export function modelOf(document: OpenApiDocument): ApiModel {
  const tags = document.tags ?? [];
  const places = operationsOf(document);
  if (tags.length === 0 || places.length === 0) {
    throw new Error("The document has no tags or no operations. Fix: restore the file; nothing was written.");
  }
  for (const place of places) checkTag(place, tags);
  const resolver = resolverOf(document);
  const targets = targetsOf(tags, places);
  const resources = tags.map((tag) => resourceOf({ document, resolver, targets, places }, tag));
  resources.forEach(checkResource);
  return { version: document.info.version, resources };
}

function checkTag({ method, path, operation }: OperationPlace, tags: readonly TagObject[]): void {
  const own = operation.tags ?? [];
  const known = own.filter((name) => tags.some((tag) => tag.name === name));
  if (own.length === 1 && known.length === 1) return;
  const names = tags.map(({ name }) => `"${name}"`).join(", ");
  throw new Error(
    `${method.toUpperCase()} ${path} has the tags "${own.join('", "')}", so no page shows it. ` +
      `Fix: give it exactly one of ${names}.`,
  );
}

interface Sources {
  readonly document: OpenApiDocument;
  readonly resolver: Resolver;
  readonly targets: Targets;
  readonly places: readonly OperationPlace[];
}

function resourceOf({ document, resolver, targets, places }: Sources, tag: TagObject): Resource {
  const operations = places
    .filter(({ operation }) => operation.tags?.[0] === tag.name)
    .map((place) => operationOf(document, resolver, targets, place));
  return {
    ...marksOf(tag),
    replacedBy: targets(textOf(tag, "x-replaced-by")),
    slug: slugify(tag.name),
    title: titleOf(tag),
    summary: textOf(tag, "x-summary") ?? "",
    keywords: namesOf(tag, "x-keywords"),
    description: tag.description ?? "",
    anchors: pairsOf(tag, "x-anchors"),
    objects: objectsOf(document, resolver, namesOf(tag, "x-objects"), firstExamples(operations)),
    operations,
  };
}

function checkResource({ title, operations, objects }: Resource): void {
  if (operations.length === 0) throw new Error(`The tag "${title}" has no operations. Fix: restore them.`);
  const anchors = [...objects, ...operations].map(({ anchor }) => anchor);
  const twice = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index);
  if (twice !== undefined) {
    throw new Error(
      `${title}: two sections have the anchor "${twice}". Fix: give each a summary of its own.`,
    );
  }
}
