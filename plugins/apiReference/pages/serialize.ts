import type { Heading, Nodes, Parents, Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { mdxToMarkdown, type MdxJsxFlowElement } from "mdast-util-mdx";
import { type Handle, type Info, type State, toMarkdown } from "mdast-util-to-markdown";
import { stringify } from "yaml";
import type { PageContent } from "./nodes";

/** Components whose content keeps its indentation: what stands in them reads like a page of its own. */
const FLAT = new Set(["Row", "Col", "CodeGroup", "Responses", "ResponseBodies", "ResponseBody"]);

const asWritten: Handle = (node: { readonly value: string }) => node.value;
const mdx = mdxToMarkdown();
const elementHandle = handleOf("mdxJsxFlowElement");

/** A heading's mark stands at the end of its line, so nothing there is escaped for what follows. */
const heading: Handle = (node: Heading, _, state, info) => {
  const exits = [state.enter("headingAtx"), state.enter("phrasing")];
  const content = state.containerPhrasing(node, { ...info, before: " ", after: "\n" });
  exits.reverse().forEach((exit) => exit());
  return `${"#".repeat(node.depth)} ${content}`;
};

const flowElement: Handle = (node: MdxJsxFlowElement, parent, state, info) =>
  FLAT.has(node.name ?? "") && node.children.length > 0
    ? flat(node, parent, state, info)
    : elementHandle(node, parent, state, info);

function flat(node: MdxJsxFlowElement, parent: Parents | undefined, state: State, info: Info): string {
  const empty = elementHandle({ ...node, children: [] }, parent, state, info);
  const open = empty.replace(/\s*\/>$/, ">");
  return `${open}\n\n${state.containerFlow(node, info)}\n\n</${node.name ?? ""}>`;
}

function handleOf(type: "mdxJsxFlowElement"): Handle {
  const found = mdx.extensions?.map(({ handlers }) => handlers?.[type]).find(Boolean);
  if (!found) throw new Error(`mdast-util-mdx has no handler for ${type}.`);
  return found;
}

/** Facts about a page, in the order in which they are written. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Writes a page as MDX: the one place where nodes become text. Ends with a line break. */
export function pageText(comment: string, frontMatter: FrontMatter, content: readonly PageContent[]): string {
  const head = stringify(frontMatter, { lineWidth: 0 });
  const tree: Root = { type: "root", children: content as Root["children"] };
  return `---\n# ${comment}\n${head}---\n\n${bodyText(tree)}`;
}

/** Writes nodes as MDX. */
export function bodyText(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: "*",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
    fences: true,
    resourceLink: true,
    extensions: [
      mdx,
      gfmTableToMarkdown(),
      {
        handlers: {
          heading,
          mdxJsxFlowElement: flowElement,
          contentToken: asWritten,
          headingMark: asWritten,
        },
      },
    ],
  });
}
