/** The model of the API reference: the OpenAPI document converted to what the pages show. */
import { slugify } from "../../../src/lib/slug";
import type { OpenApiDocument, TagObject } from "../../../src/openapi/document";
import { operationsOf, type OperationPlace } from "../../../src/openapi/operations";
import { resolverOf, type Resolver } from "../../../src/openapi/references";
import { anchorsOf, marksOf, listExtension, textExtension } from "./extensions";
import { firstExamples, objectsOf } from "./objects";
import { operationOf } from "./operations";
import { targetsOf, titleOf, type Targets } from "./targets";
import type { ApiModel, Resource } from "./types";

export type * from "../../../src/openapi/document";
export type * from "./types";
export { headingOf, isSuccess } from "./objects";

/**
 * Converts a document: one resource for each tag, in the order of the tag list, with the operations of that tag in
 * document order.
 *
 * @throws Error when there are no operations, an operation has no page, or two sections have the same anchor
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
  return { resources };
}

function checkTag({ method, path, operation }: OperationPlace, tags: readonly TagObject[]): void {
  const operationTags = operation.tags ?? [];
  const known = operationTags.filter((name) => tags.some((tag) => tag.name === name));
  if (operationTags.length === 1 && known.length === 1) return;
  const names = tags.map(({ name }) => `"${name}"`).join(", ");
  throw new Error(
    `${method.toUpperCase()} ${path} has the tags "${operationTags.join('", "')}", so no page shows it. ` +
      `Fix: give it exactly one of ${names}.`,
  );
}

interface ModelContext {
  readonly document: OpenApiDocument;
  readonly resolver: Resolver;
  readonly targets: Targets;
  readonly places: readonly OperationPlace[];
}

function resourceOf({ document, resolver, targets, places }: ModelContext, tag: TagObject): Resource {
  const operations = places
    .filter(({ operation }) => operation.tags?.[0] === tag.name)
    .map((place) => operationOf(document, resolver, targets, place));
  return {
    ...marksOf(tag),
    replacedBy: targets(textExtension(tag, "x-replaced-by")),
    slug: slugify(tag.name),
    title: titleOf(tag),
    summary: textExtension(tag, "x-summary") ?? "",
    keywords: listExtension(tag, "x-keywords"),
    description: tag.description ?? "",
    anchors: anchorsOf(tag),
    objects: objectsOf(document, resolver, listExtension(tag, "x-objects"), firstExamples(operations)),
    operations,
  };
}

function checkResource({ title, operations, objects }: Resource): void {
  if (operations.length === 0) throw new Error(`The tag "${title}" has no operations. Fix: restore them.`);
  const anchors = [...objects, ...operations].map(({ anchor }) => anchor);
  const repeatedAnchor = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index);
  if (repeatedAnchor !== undefined) {
    throw new Error(
      `${title}: two sections have the anchor "${repeatedAnchor}". Fix: give each a summary of its own.`,
    );
  }
}
