import type { ComponentProperties } from "../../../../src/lib/properties";
import { resolveTokens } from "../../../../src/product/resolve";
import { nodesOf, unmask, type Page } from "../../parse";
import { isJsx, type MdNode } from "../../parse/tree";
import { placeOfText } from "../imagePlaces";
import type { LinkAt } from "../rule";

interface WithUrl extends MdNode {
  readonly url?: string;
}

/** All links of a page: Markdown links and definitions, and properties of components that take an address. */
export function linksOf(page: Page): LinkAt[] {
  return nodesOf(page).flatMap((node) =>
    addresses(node, page.components).map((masked) => {
      const raw = unmask(masked);
      return { raw, url: resolveTokens(raw, page.tokens), ...placeOfText(page, node, raw) };
    }),
  );
}

function addresses(node: MdNode, components: ComponentProperties): string[] {
  const { url } = node as WithUrl;
  if (node.type === "link" || node.type === "definition") return [url ?? ""];
  return isJsx(node) ? attributeAddresses(node, components) : [];
}

function attributeAddresses({ name, attributes = [] }: MdNode, components: ComponentProperties): string[] {
  const table = components[name ?? ""] ?? {};
  return attributes.flatMap((attribute) => {
    const isAddress =
      name === "a" ? attribute.name === "href" : table[attribute.name ?? ""]?.takes === "link";
    return isAddress && typeof attribute.value === "string" ? [attribute.value] : [];
  });
}
