import { parameterNames, replaceParameters } from "../openapi/address";
import { stringifyExact } from "../openapi/exactJson";
import { parameterText } from "../openapi/parameterText";
import type { ApiModel, Operation } from "../model";
import { requestOf } from "../pages/requests";
import { PAGE_TOKENS, type SampleBody, type SampleRequest, type ValuePart } from "../samples";
import { headersOf } from "../samples/text";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * A Postman collection (format 2.1): a folder for each resource, and in it the documented request of each operation. The server
 * and the token are variables of the collection.
 *
 * @param baseUrl first value of the variable of the server
 */
export function postmanCollection({ resources }: ApiModel, name: string, baseUrl: string): object {
  return {
    info: { name, schema: SCHEMA },
    variable: [
      { key: "baseUrl", value: baseUrl },
      { key: "apiToken", value: "" },
    ],
    item: resources.map(({ title, description, operations }) => ({
      name: title,
      description,
      item: operations.map(itemOf),
    })),
  };
}

function itemOf(operation: Operation): object {
  const { summary, description, method } = operation;
  const request = requestOf(operation);
  const header = headersOf(request).map(({ name, value }) => ({ key: name, value: textOf(value) }));
  const { body } = request;
  const url = urlOf(operation, request);
  return {
    name: summary,
    request: { method, description, header, url, ...(body && { body: bodyOf(body) }) },
  };
}

/** Parameters of the path are variables of the request. */
function urlOf({ path: route, parameters }: Operation, request: SampleRequest): object {
  const host = request.baseUrl.replace(PAGE_TOKENS.baseUrl, "{{baseUrl}}");
  const path = replaceParameters(route.replace(/[?#].*/, ""), (name) => `:${name}`);
  const keys = (request.queryKeys ?? []).map(({ name, variable }) => [name, textOf([{ variable }])] as const);
  const query = [...request.query, ...keys].map(([key, value]) => ({ key, value }));
  const variable = parameterNames(route).map((key) => {
    const parameter = parameters.find(({ in: where, name }) => where === "path" && name === key);
    return { key, value: parameter ? parameterText(parameter, parameter.sample ?? key) : key };
  });
  const search = query.map(({ key, value }) => `${key}=${value}`).join("&");
  const raw = host + path + (search === "" ? "" : `?${search}`);
  return { raw, host: [host], path: path.split("/").slice(1), query, variable };
}

function bodyOf(body: SampleBody): object {
  if (body.kind === "file") return { mode: "file", file: {} };
  if (body.kind === "multipart")
    return {
      mode: "formdata",
      formdata: body.fields.map(({ name: key, text: value, file }) =>
        file === undefined ? { key, value, type: "text" } : { key, type: "file" },
      ),
    };
  const raw = body.kind === "json" ? stringifyExact(body.value, 2) : body.text;
  return { mode: "raw", raw, ...(body.kind === "json" && { options: { raw: { language: "json" } } }) };
}

function textOf(parts: readonly ValuePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : "{{apiToken}}")).join("");
}
