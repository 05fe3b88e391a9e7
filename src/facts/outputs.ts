/** Files of the build that are made from facts. */
import { currentSite } from "docusaurus-waymark-core/site/current";
import type { MakeOutputs } from "docusaurus-waymark-core/site/options";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import type { ProductIdentity } from "docusaurus-waymark-core/product/identity";
import { MESSAGES, messageRoute, PLAIN_TEXTS } from "./messages";
import { schemaOf } from "docusaurus-waymark-core/facts/schema";

/** `messages.json` and its schema. */
const makeOutputs: MakeOutputs = (absoluteUrl) => ({
  "messages.json": messagesJson(currentSite().product, absoluteUrl),
  "messages.schema.json": publishedSchema(absoluteUrl("/messages.schema.json")),
});

export default makeOutputs;

/** All messages as JSON, with tokens replaced, and the address of each as `url`; and the texts without an entry. */
export function messagesJson(product: ProductIdentity, absoluteUrl: (route: string) => string): string {
  const messages = MESSAGES.map((message) => ({ ...message, url: absoluteUrl(messageRoute(message)) }));
  const plain = (normal: boolean): readonly object[] =>
    PLAIN_TEXTS.filter(({ isNormal }) => isNormal === normal).map(({ component, text }) => ({
      component,
      text,
    }));
  const content = { messages, normal: plain(true), unexplained: plain(false) };
  const tokens = tokensOf(product);
  // Each text by itself: JSON doubles the backslash before a token.
  const resolved = (_: string, value: unknown): unknown =>
    typeof value === "string" ? resolveTokens(value, tokens) : value;
  return `${JSON.stringify(content, resolved, 1)}\n`;
}

/** The schema of `messages.json`: that of fact files, with `component` and `url` in each message. */
export function publishedSchema(id: string): string {
  const { $schema, properties: file } = schemaOf("messages/any") as unknown as SchemaOfMessages;
  const { items } = file.messages;
  const component = { type: "string", description: "the part of the product that prints it" };
  const url = { type: "string", format: "uri", description: "the address of the message" };
  const message = {
    ...items,
    properties: { ...items.properties, component, url },
    required: [...items.required, "component", "url"],
  };
  const plain = ({ description, items: text }: PlainList): object => ({
    type: "array",
    description,
    items: { type: "object", properties: { component, text }, required: ["component", "text"] },
  });
  const properties = {
    messages: { ...file.messages, items: message },
    normal: plain(file.normal),
    unexplained: plain(file.unexplained),
  };
  const required = Object.keys(properties);
  const schema = { $schema, $id: id, title: "Messages of the product", type: "object", properties, required };
  return `${JSON.stringify(schema, null, 1)}\n`;
}

interface PlainList {
  readonly description: string;
  readonly items: object;
}

interface SchemaOfMessages {
  readonly $schema: string;
  readonly properties: {
    readonly messages: {
      readonly items: { readonly properties: object; readonly required: readonly string[] };
    };
    readonly normal: PlainList;
    readonly unexplained: PlainList;
  };
}
