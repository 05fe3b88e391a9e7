import { STATUS_CODES } from "node:http";
import {
  headingOf,
  isSuccess,
  type Body,
  type Json,
  type Operation,
  type Resource,
  type Response,
} from "../model";
import { literal } from "../samples/literal";
import { json } from "../samples/notations";
import { parseBlocks } from "./markdown";
import { code, element, fence, link, paragraph, text, type Block } from "./nodes";
import { propertyList } from "./properties";

/** Every response of an operation with its meaning, and the fields of successful responses. */
export function responseList({ responses }: Operation, resource: Resource): Block {
  return element(
    "Responses",
    {},
    responses.map((response) =>
      element("Response", { status: response.status, title: statusText(response.status) }, [
        ...parseBlocks(response.description),
        ...bodyLine(response, resource),
        ...propertyList("Headers", isSuccess(response) ? response.headers : []),
      ]),
    ),
  );
}

/** The bodies of the responses, one disclosure for each status; the first is open. */
export function responseBodies({ operationId, responses }: Operation): Block {
  return element(
    "ResponseBodies",
    {},
    responses.map((response, index) => {
      const { status } = response;
      const group = `${operationId}-answer`;
      return element("ResponseBody", { status, title: statusText(status), group, open: index === 0 }, [
        bodyExamples(response),
      ]);
    }),
  );
}

/** The text of a status: `Not Found`. */
function statusText(status: string): string {
  return STATUS_CODES[status] ?? "";
}

/** Describes the body: a link to a documented object, or all fields. */
function bodyLine({ body, status }: Response, { objects }: Resource): Block[] {
  if (!body || !isSuccess({ status })) return [];
  const documentedObject = objects.find(({ name }) => name === body.value.objectName);
  if (documentedObject) {
    const title = headingOf(documentedObject.title).replace(/^The /, "");
    const isArray = body.value.type.startsWith("array");
    const prefix = isArray ? "Body: an array; each item is a " : "Body: a ";
    return [paragraph(text(prefix), link(`#${documentedObject.anchor}`, text(title)), text("."))];
  }
  const type = paragraph(text("Body: "), code(body.value.type), text("."));
  return [type, ...propertyList("Response fields", body.value.children)];
}

/** Examples and schema of one body, as tabs. */
function bodyExamples({ body, status }: Response): Block {
  if (!body) return paragraph(text("The answer has no body."));
  const examples = body.examples.map(({ name, value }, index) =>
    fence("json", jsonText(value), { title: exampleTitle(body, name, index) }),
  );
  const schema = isSuccess({ status })
    ? [fence("json", jsonText(body.schema as Json), { title: "Schema" })]
    : [];
  const panels = [...examples, ...schema];
  return panels.length > 1 ? element("CodeGroup", {}, panels) : (panels[0] ?? paragraph(text("No example.")));
}

function exampleTitle({ examples }: Body, name: string, index: number): string {
  if (examples.length === 1) return "Example";
  return examples[index]?.summary || wordsOf(name);
}

/** `serviceUser` becomes `Service user`. */
function wordsOf(name: string): string {
  const spaced = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[-_]/g, " ").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A JSON value for readers: short lists on one line. */
export function jsonText(value: Json): string {
  return literal(value, json);
}
