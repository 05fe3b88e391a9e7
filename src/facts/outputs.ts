/** Files of the build that are made from facts. */
import { currentSite } from "../site/current";
import type { MakeOutputs } from "../site/options";
import { resolveTokens } from "../product/resolve";
import { tokensOf } from "../product/tokens";
import type { ProductIdentity } from "../product/identity";
import { MESSAGES, messageRoute } from "./messages";
import { schemaOf } from "./schema";

/** `messages.json` and its schema. */
const makeOutputs: MakeOutputs = (absoluteUrl) => ({
  "messages.json": messagesJson(currentSite().product, absoluteUrl),
  "messages.schema.json": publishedSchema(absoluteUrl("/messages.schema.json")),
});

export default makeOutputs;

/** All messages as JSON, with tokens replaced, and the address of each as `url`. */
export function messagesJson(product: ProductIdentity, absoluteUrl: (route: string) => string): string {
  const list = MESSAGES.map((message) => ({ ...message, url: absoluteUrl(messageRoute(message)) }));
  // Values of tokens are names and addresses, which JSON does not escape.
  return `${resolveTokens(JSON.stringify(list, null, 1), tokensOf(product))}\n`;
}

/** The schema of `messages.json`: that of the entries of fact files, with `component` and `url`. */
export function publishedSchema(id: string): string {
  const { $schema, description, properties: file } = schemaOf("messages/*") as unknown as SchemaOfMessages;
  const { items } = file.messages;
  const component = { type: "string", description: "the part of the product that prints it" };
  const url = { type: "string", format: "uri", description: "the address of the message" };
  const properties = { ...items.properties, component, url };
  const required = [...items.required, "component", "url"];
  const title = "Messages of the product";
  const schema = { $schema, $id: id, title, description, type: "array" };
  return `${JSON.stringify({ ...schema, items: { ...items, properties, required } }, null, 1)}\n`;
}

interface SchemaOfMessages {
  readonly $schema: string;
  readonly description: string;
  readonly properties: {
    readonly messages: {
      readonly items: { readonly properties: object; readonly required: readonly string[] };
    };
  };
}
