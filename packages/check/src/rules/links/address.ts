import type { ComponentProperties } from "docusaurus-waymark-core/lib/properties";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { nodesOf, unmask, type Page } from "docusaurus-waymark-core/parse";
import { offsetOfAddress, placeOfText } from "docusaurus-waymark-core/parse/place";
import { isJsx, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { positionOf } from "docusaurus-waymark-core/report";
import type { LinkAt } from "docusaurus-waymark-core/rules/rule";

interface WithUrl extends MdNode {
  readonly url?: string;
  readonly identifier?: string;
}

/** All links of a page: Markdown links and definitions, and properties of components that take an address. */
export function linksOf(page: Page): LinkAt[] {
  const used = new Set(
    nodesOf(page).flatMap((node) => (node.type === "linkReference" ? [(node as WithUrl).identifier] : [])),
  );
  return nodesOf(page).flatMap((node) =>
    addresses(node, page.components, used).map(({ masked, at, isMarkdown }) => {
      const raw = unmask(masked);
      const offset = offsetOfAddress(page.text, at, raw);
      const place =
        offset === -1 ? placeOfText(page, node, raw) : { offset, ...positionOf(page.text, offset) };
      return { raw, url: resolveTokens(raw, page.tokens), isMarkdown, ...place };
    }),
  );
}

interface Address {
  readonly masked: string;
  /** The node that ends with it. */
  readonly at: Pick<MdNode, "position">;
  readonly isMarkdown: boolean;
}

/** @param used identifiers of definitions that links refer to: images are not links */
function addresses(
  node: MdNode,
  components: ComponentProperties,
  used: ReadonlySet<string | undefined>,
): Address[] {
  const { url, identifier } = node as WithUrl;
  if (node.type === "link" || (node.type === "definition" && used.has(identifier)))
    return [{ masked: url ?? "", at: node, isMarkdown: true }];
  return isJsx(node) ? attributeAddresses(node, components) : [];
}

function attributeAddresses({ name, attributes = [] }: MdNode, components: ComponentProperties): Address[] {
  const table = components[name ?? ""] ?? {};
  return attributes.flatMap((attribute) => {
    const isAddress =
      name === "a" ? attribute.name === "href" : table[attribute.name ?? ""]?.takes === "link";
    const { value } = attribute;
    // An element can have its address in braces: that of a text is read, and no other has one.
    const [, text = ""] =
      typeof value === "object" ? (/^\s*["'`]([^"'`$]*)["'`]\s*$/.exec(value?.value ?? "") ?? []) : [];
    const isFile = typeof value === "object" && value?.value.includes("require(") === true;
    if (!isAddress || isFile || (typeof value !== "string" && name !== "a")) return [];
    return [
      {
        masked: typeof value === "string" ? value : text,
        at: attribute as Pick<MdNode, "position">,
        isMarkdown: false,
      },
    ];
  });
}
