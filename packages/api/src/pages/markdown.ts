/**
 * Descriptions are Markdown from elsewhere, where `<`, `{` and `import` have no meaning of MDX. They are parsed as CommonMark
 * with the extensions of GitHub, and reduced to what a place of a page can hold.
 */
import type { FootnoteDefinition, Heading, Image, Link, PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { withoutInvisible } from "docusaurus-waymark-core/lib/invisible";
import { uniqueSlug } from "docusaurus-waymark-core/lib/slug";
import { tokenPattern } from "docusaurus-waymark-core/product/resolve";
import { omit } from "../openapi/omit";
import { withoutHtml } from "./htmlInMarkdown";
import { headingMark, type Block } from "./nodes";

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/** Trees by their text: a schema is shown wherever it is used, and parsing its texts takes half of the time of all pages. */
const parsed = new Map<string, Root>();

const TOKEN = new RegExp(`(${tokenPattern()})`);

/** Place of a text: below the title of a page, below the heading of an operation, or in a list, which has no headings. */
export type Place = { readonly level: 2 | 3; readonly taken: Set<string> } | "inside";

/** Parses the Markdown of a description; tokens in prose become separate nodes. */
export function parseBlocks(markdown: string, place: Place = "inside"): Block[] {
  if (markdown.trim() === "") return [];
  const source = withoutInvisible(markdown)
    .replace(/^\s*\n/, "")
    .trimEnd();
  const root = parsed.get(source) ?? withoutPositions(withoutHtml(withoutFootnotes(parser.parse(source))));
  parsed.set(source, root);
  const depths = root.children.flatMap((node) => (node.type === "heading" ? [node.depth] : []));
  const last = place === "inside" ? 0 : place.level - 1;
  const context: Context = { place, top: Math.min(...depths), last, targets: targetsOf(root) };
  return reduced(context, root.children) as Block[];
}

/** Parses Markdown that is a single paragraph, and returns its inline content. */
export function parsePhrase(markdown: string): PhrasingContent[] {
  return parseBlocks(markdown).flatMap((block) => (block.type === "paragraph" ? block.children : []));
}

interface Context {
  readonly place: Place;
  /** Depth of the highest heading. */
  readonly top: number;
  /** Depth of the last heading that was read. */
  last: number;
  /** Addresses of link references, by their normalized label. */
  readonly targets: ReadonlyMap<string, string>;
}

function targetsOf(root: Root): ReadonlyMap<string, string> {
  return new Map(
    root.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url]] : [])),
  );
}

/** Removes positions: they refer to the description, not to the page, and would confuse the serializer. */
function withoutPositions<Node extends object>(node: Node): Node {
  const rest = omit(node as Node & { position?: unknown }, "position");
  const children = (rest as { children?: readonly object[] }).children?.map((child) =>
    withoutPositions(child),
  );
  return (children ? { ...rest, children } : rest) as Node;
}

function reduced(context: Context, nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    const inner = "children" in node ? reduced(context, node.children) : [];
    switch (node.type) {
      case "text":
        return splitTokens(node.value);
      case "heading":
        return [headingIn(context, { ...node, children: inner as PhrasingContent[] })];
      case "definition":
        return [];
      case "code":
        return [{ ...node, lang: knownLanguage(node.lang), meta: null }];
      case "linkReference":
        return linked(context.targets.get(node.identifier), inner as PhrasingContent[]);
      case "link":
        return linked(node.url, inner as PhrasingContent[], node.title);
      case "image":
        return image(node.url, node);
      case "imageReference":
        return image(context.targets.get(node.identifier), node);
      case "html":
        return [{ type: "text", value: node.value }];
      default:
        return [
          inner.length > 0 || "children" in node ? ({ ...node, children: inner } as RootContent) : node,
        ];
    }
  });
}

/** In a list a heading is a line in bold; elsewhere its level fits that of the place. */
function headingIn(context: Context, node: Heading): RootContent {
  const { place, top } = context;
  if (place === "inside")
    return { type: "paragraph", children: [{ type: "strong", children: node.children }] };
  const children = withoutMark(node.children);
  const id = uniqueSlug(plainTextOf(children), place.taken);
  place.taken.add(id);
  // No level is left out, whatever the description does.
  const depth = Math.min(5, context.last + 1, node.depth - top + place.level) as Heading["depth"];
  context.last = depth;
  return {
    ...node,
    depth,
    children: [...children, { type: "text", value: " " }, headingMark(`{#${id}}`)],
  };
}

/** Without an id in braces at the end, as some dialects of Markdown have. */
function withoutMark(nodes: PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  if (last?.type !== "text") return nodes;
  return [...nodes.slice(0, -1), { ...last, value: last.value.replace(/\s*\{#[^{}]*\}\s*$/, "") }];
}

function plainTextOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ("value" in node ? node.value : "children" in node ? plainTextOf(node.children) : ""))
    .join("");
}

/** Footnotes as paragraphs, and their marks as text, before HTML is converted. */
function withoutFootnotes<Parent extends Root | RootContent>(parent: Parent): Parent {
  if (!("children" in parent)) return parent;
  const children = (parent.children as RootContent[]).map(withoutFootnotes).flatMap((node): RootContent[] => {
    if (node.type === "footnoteReference")
      return [{ type: "text", value: `[${node.label ?? node.identifier}]` }];
    return node.type === "footnoteDefinition" ? footnote(node, node.children) : [node];
  });
  return { ...parent, children };
}

/** A footnote is a paragraph at the end of the text, because numbers of footnotes belong to a page. */
function footnote({ label, identifier }: FootnoteDefinition, [first, ...more]: RootContent[]): RootContent[] {
  const mark: PhrasingContent = { type: "text", value: `[${label ?? identifier}] ` };
  if (first?.type !== "paragraph")
    return [{ type: "paragraph", children: [mark] }, ...(first ? [first] : []), ...more];
  return [{ ...first, children: [mark, ...first.children] }, ...more];
}

/** Addresses that a link may lead to; others, such as `javascript:`, are left as text. */
const LINKABLE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

function linked(url: string | undefined, children: PhrasingContent[], title?: Link["title"]): RootContent[] {
  const isLinked = url !== undefined && LINKABLE.test(url) && children.length > 0;
  if (isLinked)
    return [
      { type: "link", url, title: title ?? null, children: children.filter(({ type }) => type !== "link") },
    ];
  const address =
    url !== undefined && plainTextOf(children) !== url && url !== ""
      ? [{ type: "text", value: ` (${url})` } as const]
      : [];
  return [...children, ...address];
}

/** Pages load no images from elsewhere: an image is a link to it. */
function image(url: string | undefined, { alt }: Pick<Image, "alt">): RootContent[] {
  const text: PhrasingContent = { type: "text", value: alt || url || "image" };
  // A path is not one of this site.
  return /^https?:/i.test(url ?? "") ? linked(url, [text]) : [text];
}

/** Languages of code that descriptions often have, by the names that pages use. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  "json yaml xml html css bash js ts python go ruby java php http sql graphql c cpp kotlin swift rust powershell ini toml diff"
    .split(" ")
    .concat([
      "sh bash",
      "shell bash",
      "curl bash",
      "javascript js",
      "typescript ts",
      "py python",
      "rb ruby",
      "yml yaml",
    ])
    .map((names) => [names.split(" ")[0] ?? "", names.split(" ").at(-1) ?? ""]),
);

function knownLanguage(language: string | null | undefined): string {
  const name = (language ?? "").toLowerCase();
  return Object.hasOwn(LANGUAGES, name) ? (LANGUAGES[name] ?? "text") : "text";
}

function splitTokens(value: string): RootContent[] {
  const parts = value.split(TOKEN).filter((part) => part !== "");
  return parts.map((part) => ({ type: TOKEN.test(part) ? "contentToken" : "text", value: part }));
}
