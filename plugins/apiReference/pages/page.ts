/** Builds the pages of the API reference from the model. */
import type { ApiModel, ObjectSection, Operation, Property, Resource } from "../model";
import { headingOf } from "../model";
import { badgeLine } from "./badges";
import { parseBlocks } from "./markdown";
import {
  code,
  element,
  fence,
  heading,
  link,
  listed,
  paragraph,
  strong,
  text,
  type Block,
  type PageContent,
} from "./nodes";
import { nestedBlocks, propertyList } from "./properties";
import { requestSamples } from "./requests";
import { responseBodies, responseList, jsonText } from "./responses";
import { pageText, type FrontMatter } from "./serialize";

/** First line of every generated page. */
const GENERATED_COMMENT = "Generated from api/openapi.yaml by `npm run api:generate`. Do not edit.";

/** A generated page. */
export interface Page {
  /** Path from the project root. */
  readonly path: string;
  readonly text: string;
}

/** The page of every resource. */
export function pagesOf(model: ApiModel): readonly Page[] {
  return model.resources.map((resource, index) => ({
    path: `api/resources/${resource.slug}.mdx`,
    text: pageText(GENERATED_COMMENT, frontMatterOf(resource, index + 1), contentOf(resource)),
  }));
}

function frontMatterOf(resource: Resource, position: number): FrontMatter {
  const { title, summary, keywords, deprecated, anchors } = resource;
  return {
    title,
    description: summary,
    ...(keywords.length > 0 && { keywords }),
    sidebar_position: position,
    ...(Object.keys(anchors).length > 0 && { anchors }),
    ...(deprecated && { deprecated }),
  };
}

function contentOf(resource: Resource): readonly PageContent[] {
  return [
    ...badgeLine(resource),
    ...parseBlocks(resource.description),
    ...resource.objects.flatMap(objectSection),
    ...resource.operations.flatMap((operation) => operationSection(operation, resource)),
  ];
}

function objectSection(object: ObjectSection): PageContent[] {
  const title = headingOf(object.title);
  const left = [
    ...parseBlocks(object.description),
    ...propertyList("Properties", object.properties),
    ...nestedBlocks({ name: object.title, children: [], variants: object.variants }),
  ];
  const right = object.example === undefined ? [] : [fence("json", jsonText(object.example), { title })];
  return [heading(title, object.anchor), columns(left, right)];
}

function operationSection(operation: Operation, resource: Resource): PageContent[] {
  const { summary, anchor, body } = operation;
  const left: Block[] = [
    ...badgeLine(operation),
    ...parseBlocks(operation.description),
    ...parseBlocks(operation.quirk),
    callerLine(operation),
    ...propertyList("Path parameters", operation.pathParameters),
    ...propertyList("Query parameters", operation.queryParameters),
    ...propertyList("Header parameters", operation.headerParameters),
    ...(body ? bodyList(body.description, body.value.children) : []),
    responseList(operation, resource),
  ];
  const right = [requestSamples(operation), responseBodies(operation)];
  return [heading(summary, anchor, operation), columns(left, right)];
}

function bodyList(description: string, properties: readonly Property[]): Block[] {
  return [...parseBlocks(description), ...propertyList("Request body", properties)];
}

/** Who may call an operation, in one line. */
function callerLine({ roles, open }: Operation): Block {
  if (open || roles.includes("none"))
    return paragraph(strong("Who may call it:"), text(" anyone, without a token."));
  if (roles.includes("any")) return paragraph(strong("Who may call it:"), text(" every user."));
  const guide = link("/api/guides/authentication#choose-a-role", text("role"));
  return paragraph(
    strong("Who may call it:"),
    text(" a token whose "),
    guide,
    text(" is "),
    ...listed(roles.map(code)),
    text("."),
  );
}

function columns(left: readonly Block[], right: readonly Block[]): Block {
  return element("Row", {}, [
    element("Col", {}, left),
    ...(right.length > 0 ? [element("Col", { aside: true }, right)] : []),
  ]);
}
