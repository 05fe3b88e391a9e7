/** The components that pages of an API reference use. */
import { optional, required, type TableOf } from "docusaurus-waymark-core/lib/propertyTable";
import type Response from "./Response";
import type ResponseBody from "./ResponseBody";
import type { OwnComponents } from "docusaurus-waymark-core/site/options";

const RESPONSE: TableOf<Parameters<typeof Response>[0]> = {
  status: required("text"),
  title: required("prose"),
};
const RESPONSE_BODY: TableOf<Parameters<typeof ResponseBody>[0]> = {
  status: required("text"),
  title: required("prose"),
  group: required("text"),
  open: optional("flag"),
};

export const API_COMPONENTS: OwnComponents = {
  Response: { from: "docusaurus-plugin-waymark-api/mdx/Response", properties: RESPONSE },
  ResponseBodies: { from: "docusaurus-plugin-waymark-api/mdx/ResponseBodies" },
  ResponseBody: { from: "docusaurus-plugin-waymark-api/mdx/ResponseBody", properties: RESPONSE_BODY },
  Responses: { from: "docusaurus-plugin-waymark-api/mdx/Responses" },
};
