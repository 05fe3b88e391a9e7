import { isSuccess, type Json, type Operation, type Property } from "../model";
import {
  PAGE_TOKENS,
  samplesFor,
  type SampleAnswer,
  type SampleMethod,
  type SampleRequest,
} from "../samples";
import { element, fence, type Block } from "./nodes";

/** The request of an operation with realistic values, for samples, downloads and test runs. */
function requestOf(operation: Operation): SampleRequest {
  const { operationId, method, body } = operation;
  return {
    ...PAGE_TOKENS,
    operationId,
    method: method as SampleMethod,
    path: examplePath(operation),
    query: exampleQuery(operation),
    body: body?.examples[0]?.value,
    auth: !operation.open,
    answer: sampleAnswer(operation),
  };
}

/** Samples of an operation in every language, as tabs. */
export function requestSamples(operation: Operation): Block {
  const { method, path } = operation;
  const panels = samplesFor(requestOf(operation)).map(({ language, label, code }) =>
    fence(language, code, language === "bash" ? { title: label } : {}),
  );
  return element("CodeGroup", { title: "Request", tag: method, label: path, tryIt: true }, panels);
}

function examplePath({ path, pathParameters, method }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = pathParameters.find((property) => property.name === name);
    const value = parameter && exampleOf(parameter);
    if (value !== undefined) return encodeURIComponent(value).replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}");
    throw new Error(`${method} ${path}: "${name}" has no example. Fix: give the parameter one.`);
  });
}

/** Query parameters that have an example. */
function exampleQuery({ queryParameters }: Operation): SampleRequest["query"] {
  return queryParameters.flatMap((parameter) => {
    const value = exampleOf(parameter);
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
}

function exampleOf({ example }: Property): string | undefined {
  if (example === undefined || example === null) return undefined;
  return typeof example === "object" ? JSON.stringify(example) : String(example);
}

function sampleAnswer({ responses }: Operation): SampleAnswer | undefined {
  const body = responses.find(isSuccess)?.body;
  const example = body?.examples[0]?.value;
  if (!body || example === undefined || isEmpty(example)) return undefined;
  const required = body.value.children.filter((property) => property.required).map(({ name }) => name);
  return { example, typeName: body.value.objectName, required };
}

function isEmpty(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
