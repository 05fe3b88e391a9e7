import { STATUS_CODES } from "node:http";
import { stringifyExact, textOnce } from "../openapi/exactJson";
import {
  headingOf,
  isSuccess,
  type Body,
  type Content,
  type Json,
  type Link,
  type ObjectSection,
  type Operation,
  type Response,
  type ValueType,
} from "../model";
import { code as codeMarkdown } from "../model/rules";
import { literal } from "../samples/literal";
import { json } from "../samples/notations";
import { parseBlocks } from "./markdown";
import { code, element, fence, link, listed, paragraph, strong, text, type Block } from "./nodes";
import type { PageContext } from "./page";
import {
  addressIn,
  addressOf,
  choiceBlocks,
  MIN_SHARED_FIELDS,
  propertyList,
  sentences,
  valueRules,
  type Address,
} from "./properties";

/** Every response of an operation with its meaning, and the fields of successful responses. */
export function responseList(context: PageContext, operation: Operation): Block[] {
  const { responses } = operation;
  if (responses.length === 0) return [];
  const shown: ShownFields = new Map();
  const explained = responses.filter((response) => isExplained(context, response) && !response.hasOwnWords);
  const others = responses.filter((response) => !explained.includes(response));
  const list = element(
    "Responses",
    {},
    others.map((response) => {
      const { status, description, body, headers, links } = response;
      const address = addressOf(context, operation, status);
      return element("Response", { status, title: statusText(status) }, [
        ...parseBlocks(description, "inside"),
        ...(body ? bodyBlocks(context, response, body, address, shown) : []),
        ...propertyList(
          "Headers",
          headers.filter(({ name }) => isSuccess(response) || !context.known.includes(name)),
          addressIn(address, "header"),
        ),
        ...links.map((one) => linkBlock(context, one)),
      ]);
    }),
  );
  return [...(others.length > 0 ? [list] : []), ...errorLine(context, others, explained)];
}

/** True for an error that a guide explains: operations share it, and its body says nothing about the operation. */
function isExplained({ errorsGuide, known }: PageContext, response: Response): boolean {
  const { body, isShared, links } = response;
  if (errorsGuide === undefined || !isShared || isSuccess(response) || links.length > 0) return false;
  return body !== undefined && body.contents.every(({ value }) => known.includes(value.objectName ?? ""));
}

/** The errors that a guide explains, in one line. */
function errorLine(
  { errorsGuide }: PageContext,
  others: readonly Response[],
  explained: readonly Response[],
): Block[] {
  if (errorsGuide === undefined || explained.length === 0) return [];
  const title = others.every(isSuccess) ? "Errors:" : "Other errors:";
  const codes = listed(explained.map(({ status }) => code(status)));
  const guide = link(errorsGuide, text("what each status means"));
  return [paragraph(strong(title), text(" "), ...codes, text(". See "), guide, text("."))];
}

/** The bodies of the responses, one disclosure for each status whose body the page does not show elsewhere. */
export function responseBodies(context: PageContext, { anchor, responses }: Operation): Block[] {
  const group = `${anchor}-answer`;
  const bodies = responses
    .filter((response) => !isExplained(context, response))
    .flatMap((response) => {
      const { status } = response;
      const examples = bodyExamples(context, response);
      return examples.length === 0
        ? []
        : [element("ResponseBody", { status, title: statusText(status), group }, examples)];
    });
  return bodies.length === 0 ? [] : [element("ResponseBodies", {}, bodies)];
}

const RANGES: Readonly<Record<string, string>> = {
  "1": "Information",
  "2": "Success",
  "3": "Redirection",
  "4": "Client error",
  "5": "Server error",
};

/** The text of a status: `Not Found`, `Client error`, `Any other status`. */
function statusText(status: string): string {
  const range = /^[1-5]/.test(status) ? RANGES[status.charAt(0)] : undefined;
  return STATUS_CODES[status] ?? range ?? "Any other status";
}

/** Describes the body: a link to a documented object, or all fields. Errors have one body, which a guide explains. */
function bodyBlocks(
  context: PageContext,
  { status }: Response,
  body: Body,
  address: Address,
  shown: ShownFields,
): Block[] {
  const isShown =
    isSuccess({ status }) ||
    !body.contents.every(({ value }) => context.known.includes(value.objectName ?? ""));
  if (!isShown) return [];
  return body.contents.flatMap((content, index) => {
    const inner = index === 0 ? address : addressIn(address, content.mediaType);
    return [
      ...parseBlocks(content.description, "inside"),
      ...contentBlocks(context, content, inner, "Response fields", { shown, place: status }),
    ];
  });
}

/** Fields that an operation has shown, as JSON, each with the status of the response that shows them; "" for the request. */
type ShownFields = Map<string, string>;

/** Content of a body in one media type. Fields that another body of the operation has shown are not repeated. */
export function contentBlocks(
  context: PageContext,
  content: Content,
  address: Address,
  title: string,
  { shown, place }: { readonly shown: ShownFields; readonly place: string },
): Block[] {
  const { value, mediaType } = content;
  const kind = /^application\/(?:.*\+)?json$/.test(mediaType) ? [] : [text(" as "), code(mediaType)];
  const object = objectOf(context, content);
  const found = object ? { object, own: [] } : extendedObject(context, value);
  if (found) {
    const { title: objectTitle, anchor } = found.object;
    const name = link(`#${anchor}`, text(headingOf(objectTitle).replace(/^The /, "")));
    const prefix = value.type.startsWith("array") ? "an array; each item is a " : "a ";
    const suffix = found.own.length > 0 ? ". These fields are added or differ:" : ".";
    return [
      paragraph(text("Body"), ...kind, text(`: ${prefix}`), name, text(suffix)),
      ...propertyList(title, found.own, address),
    ];
  }
  const type = paragraph(text("Body"), ...kind, text(": "), code(value.type), text("."));
  const fields = textOnce(value);
  const before = shown.get(fields);
  if (before !== undefined && value.children.length + value.choices.length > 0) {
    const where =
      before === place
        ? [text(" The fields are those above.")]
        : [text(" The fields are those of "), code(before), text(".")];
    return [{ ...type, children: [...type.children, ...where] }, ...sentences(content.encoding)];
  }
  shown.set(fields, place);
  return [
    type,
    ...valueRules(value),
    ...propertyList(title, value.children, address),
    ...choiceBlocks(value.choices, value.children.length > 0, address),
    ...sentences(content.encoding),
  ];
}

function linkBlock({ operations }: PageContext, { name, description, operation, values }: Link): Block {
  const target = operations.find(({ operationId }) => operationId === operation);
  const to = target ? link(`#${target.anchor}`, text(target.summary)) : code(operation);
  const pairs = Object.entries(values).map(
    ([key, value]) => `${codeMarkdown(key)} from ${codeMarkdown(value)}`,
  );
  const [about] = sentences([...(pairs.length > 0 ? [`With ${pairs.join(", ")}.`] : []), description]);
  return paragraph(
    strong(`Link ${name}:`),
    text(" "),
    to,
    text(". "),
    ...(about?.type === "paragraph" ? about.children : []),
  );
}

/** Examples and schema of one body, as tabs; nothing for what the section of an object shows. */
function bodyExamples(context: PageContext, { body, status }: Response): Block[] {
  if (!body) return [paragraph(text("The response has no body."))];
  const panels = body.contents.flatMap((content) =>
    contentPanels(content, body, isSuccess({ status }), objectOf(context, content)),
  );
  return panels.length > 1 ? [element("CodeGroup", {}, panels)] : panels;
}

/** The section of the page that explains a body, or the items of a body. */
function objectOf({ objects }: PageContext, { value }: Content): ObjectSection | undefined {
  return objects.find(({ name }) => name === value.objectName);
}

/** The object of the page whose fields a body has too, and the fields that the body adds or changes. */
function extendedObject({ objects }: PageContext, { children }: ValueType) {
  const names = new Set(children.map(({ name }) => name));
  for (const object of objects) {
    const known = new Set(object.value.children.map(textOnce));
    const own = children.filter((child) => !known.has(textOnce(child)));
    const shared = children.length - own.length;
    const hasAll = object.value.children.every(({ name }) => names.has(name));
    if (hasAll && shared >= MIN_SHARED_FIELDS && shared > own.length) return { object, own };
  }
  return undefined;
}

function contentPanels(
  content: Content,
  { contents }: Body,
  hasSchema: boolean,
  object: ObjectSection | undefined,
): Block[] {
  const { examples: all, made, mediaType, source, schema } = content;
  const seen = object?.example === undefined ? [] : [object.example, [object.example]].map(stringifyExact);
  const examples = all.filter(({ value }) => value === undefined || !seen.includes(stringifyExact(value)));
  const suffix = contents.length > 1 ? ` (${mediaType})` : "";
  const language = /json/.test(mediaType) ? "json" : /xml/.test(mediaType) ? "xml" : "text";
  const write = (value: Json): string =>
    typeof value === "string" && language !== "json" ? value : jsonText(value);
  const shown = all.length === 0 && made !== undefined ? [{ ...MADE, value: made }] : examples;
  const documented = shown.map(({ name, value, externalValue = "", summary, description }, index) => {
    const title = all.length <= 1 ? "Example" : summary || wordsOf(name) || `Example ${index + 1}`;
    const comment = description === "" || all.length <= 1 ? "" : ` - ${description.replace(/\s+/g, " ")}`;
    const lang = typeof value === "object" ? "json" : language;
    return fence(lang, value === undefined ? externalValue : write(value), {
      title: attributeText(title + comment + suffix),
    });
  });
  const panels =
    hasSchema && source && !object && !isEmptyObject(content)
      ? [fence("json", jsonText(schema), { title: attributeText(`Schema${suffix}`) })]
      : [];
  return [...documented, ...panels];
}

const MADE = { name: "example", summary: "", description: "", externalValue: undefined };

/** True for an object without fields, which its example shows. */
function isEmptyObject({ value: { type, children, choices }, examples }: Content): boolean {
  return type === "object" && children.length + choices.length === 0 && examples.length > 0;
}

/** A title of a fence: double quotes would end it. */
function attributeText(title: string): string {
  return title.replaceAll('"', "'").replace(/[{}`]/g, "").slice(0, 120);
}

/** `serviceUser` becomes `Service user`. */
function wordsOf(name: string): string {
  const spaced = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A JSON value for readers: short lists on one line. */
export function jsonText(value: Json): string {
  return typeof value === "object" ? literal(value, json) : stringifyExact(value);
}
