/** Builders for the mdast nodes of generated pages. */
import type {
  BlockContent,
  Code,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
} from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { stringifyExact } from "../openapi/exactJson";
import { withEscapes } from "docusaurus-waymark-core/lib/invisible";
import type { Json } from "../model";

/** A block node of a page. */
export type Block = BlockContent | MdxJsxFlowElement;

/** A content token such as `{{apiUrl}}`, which is written unchanged. */
interface ContentToken {
  readonly type: "contentToken";
  readonly value: string;
}

/** The attributes at the end of a heading: `{#id tag=GET label=/api/peers}`. */
interface HeadingMarkNode {
  readonly type: "headingMark";
  readonly value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    contentToken: ContentToken;
    headingMark: HeadingMarkNode;
  }
  interface RootContentMap {
    contentToken: ContentToken;
    headingMark: HeadingMarkNode;
  }
}

/** Values of JSX attributes; undefined, false and empty lists are left out. */
export type Attributes = Readonly<Record<string, Json | undefined>>;

/** A component in block position. */
export function element(name: string, attributes: Attributes, children: readonly Block[]): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: attributeList(attributes),
    children: [...children] as MdxJsxFlowElement["children"],
  };
}

/** A badge inside a line of text. */
export function badge(attributes: Attributes, label: string): MdxJsxTextElement {
  return inlineElement("Badge", attributes, [{ type: "text", value: label }]);
}

/** A component inside a line of text. */
export function inlineElement(
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: "mdxJsxTextElement",
    name,
    attributes: attributeList(attributes),
    children: [...children] as MdxJsxTextElement["children"],
  };
}

function attributeList(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const empty = value === undefined || value === false || (Array.isArray(value) && value.length === 0);
    return empty ? [] : [{ type: "mdxJsxAttribute", name, value: attributeValue(value) }];
  });
}

/** Strings and `true` in the short form, everything else as an expression. */
function attributeValue(value: Json): MdxJsxAttribute["value"] {
  if (value === true) return null;
  if (typeof value === "string") return withEscapes(value);
  return { type: "mdxJsxAttributeValueExpression", value: withEscapes(spacedJson(value)) };
}

/** JSON on one line, with a space after each comma. */
function spacedJson(value: Json): string {
  return Array.isArray(value)
    ? `[${value.map((item) => stringifyExact(item)).join(", ")}]`
    : stringifyExact(value);
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

export function text(value: string): PhrasingContent {
  return { type: "text", value };
}

export function code(value: string): PhrasingContent {
  return { type: "inlineCode", value: withEscapes(value) };
}

export function strong(value: string): PhrasingContent {
  return { type: "strong", children: [{ type: "text", value }] };
}

export function link(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return { type: "link", url, children: children };
}

/** A list with bullets; an item is a list of blocks. */
export function list(items: readonly (readonly Block[])[]): List {
  const children = items.map((blocks): ListItem => ({
    type: "listItem",
    spread: false,
    children: blocks as ListItem["children"],
  }));
  return { type: "list", ordered: false, spread: false, children };
}

/** A code fence; the pairs become `key="value"` in its info string. */
export function fence(lang: string, value: string, pairs: Readonly<Record<string, string>>): Code {
  const meta = Object.entries(pairs).map(([key, pair]) => `${key}="${pair}"`);
  return { type: "code", lang, meta: meta.join(" ") || null, value };
}

/** An h2 with its anchor, and for operations with method and path. */
export function heading(title: string, id: string, operation?: { method: string; path: string }): Heading {
  const request = operation ? ` tag=${operation.method} label=${labelText(operation.path)}` : "";
  return {
    type: "heading",
    depth: 2,
    children: [text(`${withoutMark(title)} `), headingMark(`{#${id}${request}}`)],
  };
}

/** A title without an id in braces at its end, as some dialects of Markdown have. */
function withoutMark(title: string): string {
  return title.replace(/\s*\{#[^{}]*\}\s*$/, "");
}

/** A path without the characters that would end the label or the comment that holds it. */
function labelText(path: string): string {
  return path.replace(
    /[\s"<>`]|\*(?=\/)/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`,
  );
}

/** The attributes at the end of a heading. */
export function headingMark(value: string): PhrasingContent {
  return { type: "headingMark", value };
}

/** Joins phrases with commas and a final word: `a, b, or c`. */
export function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    const isLast = index === items.length - 1;
    return [text(isLast ? (items.length > 2 ? ", or " : " or ") : ", "), item];
  });
}

/** Nodes that are allowed at the top level of a page. */
export type PageContent = RootContent | Block;
