import type { ComponentProperties } from "../../../src/lib/properties";
import { resolveTokens } from "../../../src/product/resolve";
import { unmask, type Page } from "../../page";
import { isJsx, walk, type MdNode } from "../../remark/tree";

/** An address in a page. */
export interface PageLink {
  /** As typed, with content tokens. */
  readonly raw: string;
  /** With content tokens replaced. */
  readonly url: string;
  readonly node: MdNode;
}

interface WithUrl extends MdNode {
  readonly url?: string;
}

const cache = new WeakMap<Page, readonly PageLink[]>();

/** All links of a page: Markdown links and definitions, and properties of components that take an address. */
export function linksOf(page: Page, components: ComponentProperties): readonly PageLink[] {
  const known = cache.get(page);
  if (known) return known;
  const links = [...walk(page.root)].flatMap((node) =>
    addresses(node, components).map((raw) => linkOf(page, node, raw)),
  );
  cache.set(page, links);
  return links;
}

function linkOf(page: Page, node: MdNode, masked: string): PageLink {
  const raw = unmask(masked);
  return { raw, url: resolveTokens(raw, page.tokens), node };
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
