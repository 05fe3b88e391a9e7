import { keepPages } from "docusaurus-waymark-core/siteContent/groupPages";
import type { SitePage } from "docusaurus-waymark-core/siteContent/pages";
import { remarkGroupPages } from "./groupPages";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";

const page = (name: string, ...groups: string[]): SitePage =>
  ({
    route: `/${name}`,
    title: name,
    description: name === "b" ? "" : `About ${name}.`,
    source: `docs/${name}.mdx`,
    groups,
  }) as unknown as SitePage;

/** Links and labels of a tree, one line each. */
function lines(node: MdNode): string[] {
  if (node.type === "heading") return [`# ${textOf(node)}`];
  if (node.type === "listItem") {
    const [link] = node.children?.[0]?.children ?? [];
    return [[(link as { url?: string } | undefined)?.url, ...(node.children ?? []).map(textOf)].join(" ")];
  }
  return (node.children ?? []).flatMap(lines);
}

test("the pages of the group, in the order of the menu, without the page itself and other groups", () => {
  keepPages({
    groups: [
      { label: "Other", pages: [page("x", "Other")] },
      {
        label: "Manage",
        pages: [
          page("start", "Manage"),
          page("a", "Manage"),
          page("b", "Manage", "Peers"),
          page("c", "Manage", "Peers", "Keys"),
          page("d", "Manage", "Peers"),
        ],
      },
    ],
  });
  const mark = { type: "mdxJsxFlowElement", name: "GroupPages", attributes: [], children: [] };
  const root = { type: "root", children: [mark] } as unknown as MdNode;
  remarkGroupPages({ siteDir: "/site" })(root, { path: "/site/docs/start.mdx" } as never);
  expect(lines(root)).toEqual([
    "/a a About a.",
    "# Peers",
    "/b b",
    "/d d About d.",
    "# Peers: Keys",
    "/c c About c.",
  ]);
});
