/** The components that pages of an API reference use. */
import { optional, required, type TableOf } from "../lib/propertyTable";
import type Response from "../mdx/Response";
import type ResponseBody from "../mdx/ResponseBody";
import type { OwnComponents } from "../site/options";

const RESPONSE: TableOf<Parameters<typeof Response>[0]> = { status: required("text"), title: required("prose") };
const RESPONSE_BODY: TableOf<Parameters<typeof ResponseBody>[0]> = {
    status: required("text"),
    title: required("prose"),
    group: required("text"),
    open: optional("flag"),
  };

export const API_COMPONENTS: OwnComponents = {
  Response: { from: "@site/src/mdx/Response", properties: RESPONSE },
  ResponseBodies: { from: "@site/src/mdx/ResponseBodies" },
  ResponseBody: { from: "@site/src/mdx/ResponseBody", properties: RESPONSE_BODY },
  Responses: { from: "@site/src/mdx/Responses" },
};
