/** Builds the pages of the API reference from the model. */
import type { PhrasingContent } from "mdast";
import { textOnce } from "../openapi/exactJson";
import type { ApiModel, Body, Callback, ObjectSection, Operation, Parameter, Resource } from "../model";
import { headingOf, isSuccess } from "../model";
import { DEFAULT_PLACES, filesOf, type ApiPlaces } from "../options";
import { externalDocs } from "../model/rules";
import { badgeLine } from "./badges";
import { callerLine, securityLine } from "./access";
import { parseBlocks } from "./markdown";
import {
  element,
  fence,
  heading,
  link,
  list,
  paragraph,
  strong,
  text,
  type Block,
  type PageContent,
} from "./nodes";
import {
  addressOf,
  choiceBlocks,
  fieldsOf,
  MIN_SHARED_FIELDS,
  propertyList,
  sentences,
  valueRules,
  type Address,
  type PageParts,
} from "./properties";
import { requestSamples } from "./requests";
import { contentBlocks, responseBodies, responseList, jsonText } from "./responses";
import { pageText, type FrontMatter } from "./serialize";

/** A generated page. */
export interface Page {
  /** Path from the project root. */
  readonly path: string;
  readonly text: string;
}

/** The page, as its parts see it. */
export interface PageContext extends PageParts, Pick<ApiModel, "rolesGuide" | "errorsGuide" | "known"> {
  readonly objects: readonly ObjectSection[];
  readonly operations: readonly Operation[];
}

/** The page of every resource. */
export function pagesOf(model: ApiModel, places: ApiPlaces = DEFAULT_PLACES): readonly Page[] {
  const comment = `Generated from ${places.file} by \`npm run api:generate\`. Do not edit.`;
  return model.resources.map((resource, index) => ({
    path: `${filesOf(places).resources}/${resource.slug}.mdx`,
    text: pageText(
      comment,
      frontMatterOf(resource, index + 1),
      contentOf(model, resource, index === 0 ? sharedLists(model) : []),
    ),
  }));
}

function frontMatterOf(resource: Resource, position: number): FrontMatter {
  const { title, summary, keywords, deprecated, anchors, operations } = resource;
  const ofSections = operations.filter((operation) => operation.keywords.length > 0);
  return {
    title,
    description: summary,
    ...(keywords.length > 0 && { keywords }),
    ...(ofSections.length > 0 && {
      sectionKeywords: Object.fromEntries(ofSections.map(({ anchor, keywords: words }) => [anchor, words])),
    }),
    sidebar_position: position,
    ...(Object.keys(anchors).length > 0 && { anchors }),
    ...(deprecated && { deprecated }),
  };
}

/** Text about all operations, on the first page; others say where they differ. */
function sharedLists({ servers, credentials, rolesGuide }: ApiModel): readonly Block[] {
  return [
    ...titledList("Servers:", servers),
    ...titledList("Authentication:", rolesGuide === undefined ? credentials : []),
  ];
}

function contentOf(model: ApiModel, resource: Resource, shared: readonly Block[]): readonly PageContent[] {
  const { objects, operations, webhooks, externalDocs } = resource;
  const anchors = [...objects, ...operations, ...webhooks.map(({ operation }) => operation)].map(
    ({ anchor }) => anchor,
  );
  const context: PageContext = {
    taken: new Set(anchors),
    shown: new Map(objects.filter(hasFields).map((object) => [fieldsOf(object.value), [objectLink(object)]])),
    objects,
    operations,
    rolesGuide: model.rolesGuide,
    errorsGuide: model.errorsGuide,
    known: model.known,
  };
  return [
    ...badgeLine(resource),
    ...parseBlocks(resource.description, { level: 2, taken: context.taken }),
    ...docsLine(externalDocs),
    ...shared,
    ...objects.flatMap((object) => objectSection(context, object)),
    ...operations.flatMap((operation) => operationSection(context, operation)),
    ...webhooks.flatMap((webhook) => webhookSection(context, webhook)),
  ];
}

function hasFields({ value }: ObjectSection): boolean {
  return value.children.length >= MIN_SHARED_FIELDS;
}

function objectLink({ title, anchor }: ObjectSection): PhrasingContent {
  return link(`#${anchor}`, text(headingOf(title).replace(/^The /, "the ")));
}

function docsLine(docs: Resource["externalDocs"]): Block[] {
  return docs ? sentences([externalDocs(docs)]) : [];
}

function titledList(title: string, items: readonly string[]): Block[] {
  if (items.length === 0) return [];
  return [paragraph(strong(title)), list(items.map((item) => sentences([item])))];
}

function objectSection(context: PageContext, object: ObjectSection): PageContent[] {
  const { taken, operations } = context;
  const title = headingOf(object.title);
  const address: Address = { ...context, prefix: object.anchor, section: objectLink(object) };
  const { children, choices } = object.value;
  const left = [
    ...parseBlocks(object.description, { level: 3, taken }),
    ...valueRules(object.value),
    ...propertyList("Properties", children, address),
    ...choiceBlocks(choices, children.length > 0, address),
  ];
  const example =
    object.example === undefined
      ? []
      : [fence("json", jsonText(object.example), { title: title.replace(/["{}`]/g, "") })];
  // Responses that are such an object do not show its schema again.
  const schema = operations.some((operation) => returns(operation, object))
    ? [fence("json", jsonText(object.schema), { title: "Schema" })]
    : [];
  const panels = [...example, ...schema];
  const right = panels.length > 1 ? [element("CodeGroup", {}, panels)] : panels;
  return [heading(title, object.anchor), columns(left, right)];
}

function returns({ responses }: Operation, { name }: ObjectSection): boolean {
  const bodies = responses.filter(isSuccess).flatMap(({ body }) => body?.contents ?? []);
  return bodies.some(({ value }) => value.objectName === name);
}

function operationSection(context: PageContext, operation: Operation): PageContent[] {
  const { summary, anchor } = operation;
  const left: Block[] = [
    ...introduction(context, operation),
    ...callerLine(context, operation),
    ...securityLine(operation),
    ...titledList("Servers of this operation:", operation.servers),
    ...requestLists(context, operation),
    ...responseList(context, operation),
    ...operation.callbacks.flatMap((callback) => callbackBlocks(context, operation, callback)),
  ];
  const right = [requestSamples(operation), ...responseBodies(context, operation)];
  return [heading(summary, anchor, operation), columns(left, right)];
}

function introduction({ taken }: PageContext, operation: Operation): Block[] {
  return [
    ...badgeLine(operation),
    ...parseBlocks(operation.description, { level: 3, taken }),
    ...parseBlocks(operation.quirk, { level: 3, taken }),
    ...docsLine(operation.externalDocs),
  ];
}

const PARAMETER_TITLES = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Header parameters",
  cookie: "Cookie parameters",
} as const;

/** Parameters and body of a request. */
function requestLists(context: PageContext, operation: Operation): Block[] {
  const { parameters, body } = operation;
  const lists = Object.entries(PARAMETER_TITLES).flatMap(([place, title]) => {
    const all = parameters.filter((parameter) => parameter.in === place).map(withWriting);
    return propertyList(title, all, addressOf(context, operation, place));
  });
  return [...lists, ...(body ? requestBody(context, body, addressOf(context, operation, "body")) : [])];
}

function withWriting(parameter: Parameter): Parameter {
  return { ...parameter, rules: [...parameter.rules, ...parameter.writing] };
}

/** The body of a request. A plain JSON object is shown as a list of its fields; anything else says what it is first. */
function requestBody(context: PageContext, body: Body, address: Address): Block[] {
  const [first, ...more] = body.contents;
  const { description } = body;
  const about = parseBlocks(description, "inside");
  const isPlain =
    first !== undefined && more.length === 0 && first.value.type === "object" && /json/.test(first.mediaType);
  if (isPlain && first.value.choices.length + first.value.rules.length + first.encoding.length === 0) {
    const before = sameBodyBefore(context, body, address);
    if (before) {
      const name = link(`#${before.anchor}`, text(before.summary));
      return [
        ...about,
        ...parseBlocks(first.description),
        paragraph(strong("Request body:"), text(" the properties of "), name, text(".")),
      ];
    }
    return [
      ...about,
      ...parseBlocks(first.description),
      ...propertyList("Request body", first.value.children, address),
    ];
  }
  const shown = new Map<string, string>();
  return [
    paragraph(strong("Request body"), text(body.required ? " (required)" : " (optional)")),
    ...about,
    ...body.contents.flatMap((content) => [
      ...parseBlocks(content.description),
      ...contentBlocks({ ...context, objects: [] }, content, address, "Fields of the body", {
        shown,
        place: "",
      }),
    ]),
  ];
}

/** The operation above that shows the same fields of a request. */
function sameBodyBefore({ operations }: PageContext, body: Body, { prefix }: Address): Operation | undefined {
  const fields = contentsOf(body);
  if ((body.contents[0]?.value.children.length ?? 0) < MIN_SHARED_FIELDS) return undefined;
  const index = operations.findIndex(({ anchor }) => prefix === `${anchor} body`);
  return operations
    .slice(0, Math.max(index, 0))
    .find((other) => other.body !== undefined && contentsOf(other.body) === fields);
}

function contentsOf({ contents }: Body): string {
  return contents.map(({ mediaType, value }) => `${mediaType} ${textOnce(value)}`).join();
}

/** A call that the server makes to an address from a request. */
function callbackBlocks(context: PageContext, { anchor }: Operation, { name, operation }: Callback): Block[] {
  const { method, path } = operation;
  const inner = { ...operation, anchor: `${anchor} ${name}` };
  return [
    paragraph(
      strong(`Callback ${name}: `),
      text("the server sends "),
      { type: "inlineCode", value: `${method} ${path}` },
      text("."),
    ),
    ...parseBlocks(operation.description),
    ...requestLists(context, inner),
    ...responseList(context, inner),
  ];
}

function webhookSection(context: PageContext, { name, operation }: Callback): PageContent[] {
  const { method, anchor } = operation;
  const left = [
    paragraph(
      strong("Webhook:"),
      text(" the server sends "),
      { type: "inlineCode", value: `${method} ${name}` },
      text(" to your address."),
    ),
    ...introduction(context, operation),
    ...requestLists(context, operation),
    ...responseList(context, operation),
  ];
  const title = operation.summary.endsWith(` ${name}`) ? name : operation.summary;
  return [heading(title, anchor), columns(left, responseBodies(context, operation))];
}

function columns(left: readonly Block[], right: readonly Block[]): Block {
  return element("Row", {}, [
    element("Col", {}, left),
    ...(right.length > 0 ? [element("Col", { aside: true }, right)] : []),
  ]);
}
