import { raw } from "hast-util-raw";
import { toMdast } from "hast-util-to-mdast";
import type { Html, Root, RootContent } from "mdast";
import { toHast } from "mdast-util-to-hast";

/** Elements whose meaning Markdown has. All other tags, such as `<tenantId>`, are text. */
const ELEMENTS = new Set(
  (
    "a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s small span strong sub " +
    "summary sup table tbody td tfoot th thead tr tt u ul var"
  ).split(" "),
);
const COMMENT = /<!--[^]*?(?:-->|$)/g;
const TAG = /<\/?([A-Za-z][\w:-]*)(?:\s[^<>]*)?\/?>/g;

/** The tree with HTML converted to Markdown; HTML that documents do not have becomes text. */
export function withoutHtml(root: Root): Root {
  const marked = mapHtml(root, (node) => {
    const value = node.value.replace(COMMENT, "");
    const tags = [...value.matchAll(TAG)].map(([, name = ""]) => name.toLowerCase());
    if (!tags.some((name) => ELEMENTS.has(name))) return value === "" ? [] : [{ type: "text", value }];
    return [{ ...node, value: escapeOthers(value) }];
  });
  if (!contains(marked, "html")) return marked;
  const tree = raw(toHast(marked, { allowDangerousHtml: true }));
  const converted = toMdast(tree);
  return converted.type === "root" ? converted : { type: "root", children: [converted] };
}

/** Escapes tags of no document, and `<` that begins no tag. */
function escapeOthers(html: string): string {
  const kept = html.replace(TAG, (tag, name: string) =>
    ELEMENTS.has(name.toLowerCase()) ? `\u0000${tag.slice(1, -1)}\u0001` : tag,
  );
  return kept.replaceAll("<", "&lt;").replaceAll("\u0000", "<").replaceAll("\u0001", ">");
}

function mapHtml(root: Root, map: (node: Html) => RootContent[]): Root {
  const inside = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node) => {
      if (node.type === "html") return map(node);
      return "children" in node ? [{ ...node, children: inside(node.children) } as RootContent] : [node];
    });
  // A top-level text node is an HTML block without elements.
  const children = inside(root.children).map((node): RootContent =>
    node.type === "text" ? { type: "paragraph", children: [node] } : node,
  );
  return { ...root, children };
}

function contains(node: Root | RootContent, type: string): boolean {
  return (
    node.type === type ||
    ("children" in node && (node.children as RootContent[]).some((child) => contains(child, type)))
  );
}
