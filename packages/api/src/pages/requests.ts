import { isRecord } from "docusaurus-waymark-core/lib/isRecord";
import { cookieText, replaceParameters } from "../openapi/address";
import { plainText, stringifyExact } from "../openapi/exactJson";
import { formFields, formText } from "../openapi/forms";
import { concreteType, kindOfMedia, preferredMedia } from "../openapi/mediaTypes";
import { parameterPairs, parameterText } from "../openapi/parameterText";
import {
  isSuccess,
  type Content,
  type Credential,
  type Json,
  type Operation,
  type Parameter,
} from "../model";
import {
  PAGE_TOKENS,
  samplesFor,
  UPLOAD_FILE,
  VARIABLE_PREFIX,
  type SampleAnswer,
  type SampleBody,
  type SampleHeader,
  type SampleMethod,
  type SampleRequest,
} from "../samples";
import { variableName } from "../samples/identifiers";
import { element, fence, type Block } from "./nodes";

/** The request of an operation with realistic values, for samples. It authenticates in the first way that the operation has. */
export function requestOf(operation: Operation): SampleRequest {
  const { operationId, method, body, security, parameters } = operation;
  const credentials = secretsOf(security[0] ?? []);
  const cookies = sent(parameters, "cookie").flatMap(([parameter, value]) =>
    parameterPairs(parameter, value),
  );
  // Clients such as `fetch` refuse a body here, and OpenAPI 3.0 ignores it.
  const hasBody = method !== "GET" && method !== "HEAD";
  const content = hasBody && body ? preferredMedia(body.contents) : undefined;
  const answer = preferredMedia(operation.responses.find(isSuccess)?.body?.contents ?? []);
  return {
    baseUrl: baseUrlOf(operation),
    operationId,
    method: method as SampleMethod,
    path: pathOf(operation),
    query: [
      ...fixedQuery(operation),
      ...sent(parameters, "query").flatMap(([parameter, value]) => parameterPairs(parameter, value)),
    ],
    queryKeys: credentials
      .filter((secret) => secret.in === "query")
      .map(({ name, variable }) => ({ name, variable })),
    headers: [...headersOf(credentials, cookieText(cookies)), ...parameterHeaders(parameters)],
    accept: concreteType(answer?.mediaType ?? "application/json"),
    body: content && bodyOf(content),
    answer: answer && answerOf(answer),
  };
}

/** The address of the server, unless it is that of the product or relative to it. */
function baseUrlOf({ baseUrl = "" }: Operation): string {
  return baseUrl === "" || baseUrl.startsWith("/") ? PAGE_TOKENS.baseUrl + baseUrl : baseUrl;
}

/** A credential of a request, and the environment variable that has it. */
interface Secret extends NonNullable<Credential["place"]> {
  readonly variable: string;
}

/** The only credential of a request is in the variable of the token; of several, it is that in the header for it. */
function secretsOf(credentials: readonly Credential[]): Secret[] {
  const placed = credentials.flatMap(({ name, place }) => (place ? [{ scheme: name, place }] : []));
  const taken = new Set<string>();
  return placed.map(({ scheme, place }) => {
    const isToken = placed.length === 1 || place.name.toLowerCase() === "authorization";
    const name = isToken ? PAGE_TOKENS.tokenVariable : variableName(scheme, VARIABLE_PREFIX);
    const variable = taken.has(name) ? `${name}_${taken.size + 1}` : name;
    taken.add(variable);
    return { ...place, variable };
  });
}

function headersOf(credentials: readonly Secret[], cookies: string): SampleHeader[] {
  const headers = credentials.filter((secret) => secret.in === "header");
  const keys = credentials.filter((secret) => secret.in === "cookie");
  const parts = [
    ...keys.flatMap(({ name, variable }, index) => [`${index > 0 ? "; " : ""}${name}=`, { variable }]),
    ...(cookies === "" ? [] : [keys.length > 0 ? `; ${cookies}` : cookies]),
  ];
  return [
    ...headers.map(({ name, prefix, variable }) => ({
      name,
      value: prefix === "" ? [{ variable }] : [prefix, { variable }],
    })),
    ...(parts.length > 0 ? [{ name: "Cookie", value: parts }] : []),
  ];
}

function parameterHeaders(parameters: readonly Parameter[]): SampleHeader[] {
  return sent(parameters, "header").map(([parameter, value]) => ({
    name: parameter.name,
    value: [parameterText(parameter, value).replace(/[\r\n]+/g, " ")],
  }));
}

/** Parameters of one place that the samples send, with their values. */
function sent(parameters: readonly Parameter[], place: Parameter["in"]): (readonly [Parameter, Json])[] {
  return parameters.flatMap((parameter) => {
    const { sample, example } = parameter;
    const isSent =
      parameter.in === place && (parameter.required || (example !== undefined && example !== null));
    return isSent && sample !== undefined ? [[parameter, sample] as const] : [];
  });
}

function pathOf({ path, parameters }: Operation): string {
  const [pathname = ""] = path.split(/[?#]/);
  const filled = replaceParameters(pathname, (name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    const text = parameter ? parameterText(parameter, parameter.sample ?? name) : name;
    return text.replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}");
  });
  return filled.startsWith("/") ? filled : `/${filled}`;
}

/** Some descriptions put a part of the query behind the path. */
function fixedQuery({ path }: Operation): SampleRequest["query"] {
  return path.includes("?") ? [...new URLSearchParams(path.replace(/^[^?]*\?|#.*/g, ""))] : [];
}

function valueOf({ examples, made }: Content): Json | undefined {
  return examples.find(({ value }) => value !== undefined)?.value ?? made;
}

function bodyOf(content: Content): SampleBody | undefined {
  const mediaType = concreteType(content.mediaType);
  const value = valueOf(content);
  switch (kindOfMedia(content.mediaType)) {
    case "json":
      return value === undefined ? undefined : { kind: "json", mediaType, value };
    case "multipart": {
      const fields = formFields(value ?? {}, isFileIn(content), UPLOAD_FILE);
      return {
        kind: "multipart",
        fields: fields.length > 0 ? fields : [{ name: "file", file: UPLOAD_FILE }],
      };
    }
    case "form":
      return { kind: "text", mediaType, text: formText(value ?? {}) };
    case "text":
      return { kind: "text", mediaType, text: textOf(value ?? "", mediaType) };
    case "file":
      return { kind: "file", mediaType, file: UPLOAD_FILE };
  }
}

/** Tells whether a field of a form is a file. */
function isFileIn({ value: { children } }: Content): (name: string) => boolean {
  return (name) => children.some((child) => child.name === name && child.isFile);
}

/** Writes texts as they are and other values as JSON, except in XML. */
function textOf(value: Json, mediaType: string): string {
  if (typeof value === "object" && value !== null && /xml/i.test(mediaType))
    return `<root>${xmlOf(value)}</root>`;
  return typeof value === "object" ? stringifyExact(value) : plainText(value);
}

function xmlOf(value: Json): string {
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item) => `<item>${xmlOf(item)}</item>`).join("");
  if (isRecord(value)) {
    return Object.entries(value as Record<string, Json>)
      .map(([name, member]) => `<${name}>${xmlOf(member)}</${name}>`)
      .join("");
  }
  return plainText(value).replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Samples of an operation in every language, as tabs. */
export function requestSamples(operation: Operation): Block {
  const { method, path } = operation;
  const panels = samplesFor(requestOf(operation)).map(({ language, tab, code }) =>
    fence(language, code, tab === undefined ? {} : { title: tab }),
  );
  return element("CodeGroup", { title: "Request", tag: method, label: path, tryIt: true }, panels);
}

/** Expression that samples print; undefined for files, and for a body without an example. */
function answerOf(content: Content): SampleAnswer | undefined {
  const { value, mediaType } = content;
  const example = valueOf(content);
  const kind = kindOfMedia(mediaType);
  if (kind === "text") return { example: "", isText: true };
  if (kind !== "json" || example === undefined || isEmpty(example)) return undefined;
  const required = value.children.filter((property) => property.required).map(({ name }) => name);
  return { example, typeName: value.objectName, required };
}

function isEmpty(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
