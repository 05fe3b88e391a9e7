/** Writes generated pages as MDX. This is the only place where nodes become text. */
import type { Heading, Nodes, Root } from "mdast";
import { mdxToMarkdown, type MdxJsxFlowElement } from "mdast-util-mdx";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { stringify } from "yaml";
import { withoutInvisible } from "docusaurus-waymark-core/lib/invisible";
import type { PageContent } from "./nodes";

/** Writes one kind of node. */
type Handle = NonNullable<NonNullable<Options["handlers"]>["text"]>;

/** Components whose content is not indented, because it is as long as a page. */
const UNINDENTED_COMPONENTS = new Set([
  "Row",
  "Col",
  "CodeGroup",
  "Responses",
  "ResponseBodies",
  "ResponseBody",
]);

/** Writes what would be a formula, a module or the line of a directive with character references, which are neither. */
const text: Handle = (node: { readonly value: string }, _, state, info) => {
  const safe = state.safe(node.value, info);
  const withoutLines = safe
    .replace(/^(?:\\?:){2,}/gm, (colons) => colons.replace(/\\?:/g, "&#x3A;"))
    .replace(/^(?:im|ex)(?=port\b)/gm, (start) => (start === "im" ? "&#x69;m" : "&#x65;x"));
  return /\$[^$]+\$/.test(safe) ? withoutLines.replace(/\\?\$/g, "&#x24;") : withoutLines;
};

const verbatim: Handle = (node: { readonly value: string }) => node.value;
const elementHandle = stockElementHandle();

/** Writes a heading without escaping the attributes at its end. */
const heading: Handle = (node: Heading, _, state, info) => {
  const exits = [state.enter("headingAtx"), state.enter("phrasing")];
  const content = state.containerPhrasing(node, { ...info, before: " ", after: "\n" });
  exits.reverse().forEach((exit) => exit());
  return `${"#".repeat(node.depth)} ${content}`;
};

const flowElement: Handle = (node: MdxJsxFlowElement, parent, state, info) => {
  if (!UNINDENTED_COMPONENTS.has(node.name ?? "") || node.children.length === 0)
    return elementHandle(node, parent, state, info);
  const empty = elementHandle({ ...node, children: [] }, parent, state, info);
  const open = empty.replace(/\s*\/>$/, ">");
  return `${open}\n\n${state.containerFlow(node, info)}\n\n</${node.name ?? ""}>`;
};

function stockElementHandle(): Handle {
  const found = mdxToMarkdown()
    .extensions?.map(({ handlers }) => handlers?.mdxJsxFlowElement)
    .find(Boolean);
  if (!found) throw new Error("mdast-util-mdx has no handler for mdxJsxFlowElement.");
  return found;
}

/** Front matter, in the order in which it is written. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Writes a page as MDX, ending with a line break. */
export function pageText(comment: string, frontMatter: FrontMatter, content: readonly PageContent[]): string {
  const head = stringify(frontMatter, { lineWidth: 0 });
  const tree: Root = { type: "root", children: content as Root["children"] };
  return withoutInvisible(`---\n# ${comment}\n${head}---\n\n${bodyText(tree)}`).replaceAll("\ufffd", "?");
}

const writer = unified()
  .use(remarkStringify, {
    bullet: "*",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
    fences: true,
    resourceLink: true,
    handlers: {
      heading,
      text,
      mdxJsxFlowElement: flowElement,
      contentToken: verbatim,
      headingMark: verbatim,
    },
  })
  // Their extensions also escape what would otherwise be read as a table, an expression, JSX or a directive.
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

/** Writes nodes as MDX. */
export function bodyText(tree: Nodes): string {
  return writer.stringify(tree as Root);
}
