import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { MESSAGES, messageRoute } from "../../src/facts/messages";
import { schemaOf } from "../../src/facts/schema";
import type { ProductIdentity } from "../../src/product/identity";
import { resolveTokens } from "../../src/product/resolve";
import { tokensOf } from "../../src/product/tokens";
import { writeText } from "../lib/files";
import { FACT_MODULES } from "../lib/inlineFacts";
import { withBase } from "../lib/routes";

interface Options {
  readonly product: ProductIdentity;
}

/**
 * Puts facts into the modules that browsers load, as plain data (`../lib/inlineFacts.ts`), and writes `messages.json` with
 * its schema into the build.
 */
export default function facts({ siteDir, siteConfig, baseUrl }: LoadContext, { product }: Options): Plugin {
  const use = [{ loader: path.join(__dirname, "loader.cjs"), options: { siteDir } }];
  const absoluteUrl = (route: string): string => siteConfig.url + withBase(route, baseUrl);
  return {
    name: "facts",
    configureWebpack: () => ({ module: { rules: [{ test: FACT_MODULES, enforce: "pre", use }] } }),
    async postBuild({ outDir }) {
      await writeText(path.join(outDir, "messages.json"), messagesJson(product, absoluteUrl));
      const schema = publishedSchema(absoluteUrl("/messages.schema.json"));
      await writeText(path.join(outDir, "messages.schema.json"), schema);
    },
  };
}

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
