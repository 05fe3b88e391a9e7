/** The model of the API reference: the OpenAPI document converted to what the pages show. */
import { slugify } from "docusaurus-waymark-core/lib/slug";
import type { OpenApiDocument, TagObject } from "../openapi/document";
import { operationsIn, operationsOf, type OperationPlace } from "../openapi/operations";
import { resolverOf } from "../openapi/references";
import { anchorsOf, marksOf, listExtension, textExtension } from "./extensions";
import { firstExamples, objectsOf, repeatedObjects } from "./objects";
import { operationOf, type OperationContext } from "./operations";
import { schemesText, serversText } from "./security";
import { slugOf, tagOf, tagsOf, targetsOf, titleOf } from "./targets";
import { DEFAULT_PLACES } from "../options";
import type { ApiModel, Callback, Operation, Resource } from "./types";

export type * from "../openapi/document";
export type * from "./types";
export { headingOf, isSuccess } from "./objects";

/**
 * Converts a document: one resource for each tag that has operations, in the order of the tag list, with the operations of that
 * tag in document order. An operation with several tags is on the page of the first one; tags that the list lacks follow it.
 *
 * @param basePath base path of the pages
 */
export function modelOf(document: OpenApiDocument, basePath = DEFAULT_PLACES.basePath): ApiModel {
  const resolver = resolverOf(document);
  const places = operationsOf(document);
  const webhooks = operationsIn(resolver, document.webhooks);
  const tags = tagsOf(document, [...places, ...webhooks]);
  const context: OperationContext = {
    document,
    resolver,
    targets: targetsOf(tags, places, basePath),
    hasRoles: places.some(({ operation }) => operation["x-required-role"] !== undefined),
  };
  const ofTag = (all: readonly OperationPlace[], { name }: TagObject): readonly OperationPlace[] =>
    all.filter((place) => tagOf(place) === name);
  return {
    rolesGuide: textExtension(document.info, "x-roles-guide"),
    errorsGuide: textExtension(document.info, "x-errors-guide"),
    isComplete: document.info["x-complete"] === true,
    known: listExtension(document.info, "x-known"),
    servers:
      (document.servers ?? []).length > 1 || document.servers?.some(({ variables }) => variables)
        ? serversText(document)
        : [],
    credentials: schemesText(document, resolver),
    resources: tags.map((tag) => resourceOf(context, tag, ofTag(places, tag), ofTag(webhooks, tag))),
  };
}

function resourceOf(
  context: OperationContext,
  tag: TagObject,
  places: readonly OperationPlace[],
  webhookPlaces: readonly OperationPlace[],
): Resource {
  const { document, resolver, targets } = context;
  const operations = places.map((place) => operationOf(context, place));
  const webhooks = webhookPlaces.map((place) => ({
    name: place.path,
    operation: operationOf(context, place),
  }));
  const listed = listExtension(tag, "x-objects");
  const names = "x-objects" in tag ? listed : repeatedObjects(document, operations);
  const taken = new Set([slugify(titleOf(tag))]);
  const objects = objectsOf(document, resolver, names, firstExamples(operations)).map((object) =>
    withUniqueAnchor(taken, object),
  );
  return {
    ...marksOf(tag),
    replacedBy: targets(textExtension(tag, "x-replaced-by")),
    externalDocs: tag.externalDocs,
    slug: slugOf(tag),
    title: titleOf(tag),
    summary:
      textExtension(tag, "x-summary") ??
      summaryFrom(tag, [...operations, ...webhooks.map(({ operation }) => operation)]),
    keywords: listExtension(tag, "x-keywords"),
    description: tag.description ?? "",
    anchors: anchorsOf(tag),
    objects,
    operations: operations.map((operation) => withUniqueAnchor(taken, operation)),
    webhooks: webhooks.map(({ name, operation }): Callback => ({
      name,
      operation: withUniqueAnchor(taken, operation),
    })),
  };
}

/** Meta data of a page whose tag has no `x-summary`. */
function summaryFrom(tag: TagObject, operations: readonly Operation[]): string {
  const [first = ""] = (tag.description ?? "").split(/(?<=[.!?])\s/);
  const plain = first
    .replace(/<[^>]*>|[`*_[\]#]|\]\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length >= 50 && plain.length <= 160) return plain;
  const titles = operations.map(({ summary }) => summary.replace(/[.!?\s]+$/, ""));
  const all = [`API reference for ${titleOf(tag)}`, titles.join(", ")]
    .filter((part) => part !== "")
    .join(": ");
  return all.length < 160 ? `${all}.` : `${all.slice(0, 156).replace(/,?\s\S*$/, "")} …`;
}

function withUniqueAnchor<T extends { readonly anchor: string }>(taken: Set<string>, section: T): T {
  let anchor = section.anchor;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${section.anchor}-${count}`;
  taken.add(anchor);
  return { ...section, anchor };
}
