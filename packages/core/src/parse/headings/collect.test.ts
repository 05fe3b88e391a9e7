import { formatFinding } from "../../report";
import type { MdNode } from "../tree";
import { collectHeadings } from "./collect";

/** A heading as MDX parses it; the mark is the inside of its trailing comment. */
function heading(depth: number, title: string, mark?: string, line = 1): MdNode {
  const comment: MdNode[] = mark === undefined ? [] : [{ type: "mdxTextExpression", value: `/* ${mark} */` }];
  const text: MdNode = { type: "text", value: mark === undefined ? title : `${title} ` };
  return { type: "heading", depth, children: [text, ...comment], position: { start: { line, column: 1 } } };
}

function collect(...children: MdNode[]) {
  return collectHeadings({ type: "root", children }, "docs/x.mdx");
}

const ids = (result: ReturnType<typeof collect>): string[] => result.headings.map(({ id }) => id);

describe("collectHeadings", () => {
  it("numbers duplicate titles from 2", () => {
    expect(ids(collect(heading(2, "Overview"), heading(2, "Overview"), heading(2, "Overview")))).toEqual([
      "overview",
      "overview-2",
      "overview-3",
    ]);
  });

  it("lets an explicit id win and keeps slugs off it, even when it comes later", () => {
    const result = collect(heading(2, "Overview"), heading(2, "Other", "#overview"));
    expect(ids(result)).toEqual(["overview-2", "overview"]);
    expect(result.findings).toEqual([]);
  });

  it("keeps the slug of the page's title for the h1", () => {
    const root = { type: "root", children: [heading(2, "Setup keys")] };
    expect(collectHeadings(root, "docs/x.mdx", "Setup keys").headings[0]?.id).toBe("setup-keys-2");
  });

  it("takes the mark out of the heading's text", () => {
    const [first] = collect(heading(2, "List all", "tag=GET label=/api/x/{id}")).headings;
    expect(first).toMatchObject({ id: "list-all", title: "List all", tag: "GET", label: "/api/x/{id}" });
    expect(first?.node.children).toEqual([{ type: "text", value: "List all" }]);
  });

  it("reports the first h3 before any h2 and nothing after it", () => {
    const { findings } = collect(
      heading(3, "Early", undefined, 7),
      heading(4, "Below it"),
      heading(2, "Two"),
      heading(3, "Fine"),
    );
    expect(findings.map(formatFinding)).toEqual([
      'docs/x.mdx:7:1 heading-order: The h3 "Early" comes before any h2. Fix: write it as "## Early", or add an h2 above it.',
    ]);
  });

  it("reports repeated and unusable explicit ids", () => {
    const { findings } = collect(
      heading(2, "A", "#a"),
      heading(2, "B", "#a", 5),
      heading(2, "C", "#v1.2", 9),
    );
    expect(findings.map(formatFinding)).toEqual([
      'docs/x.mdx:5:1 heading-id: Two headings have the id "a". Fix: choose another id for "B".',
      'docs/x.mdx:9:1 heading-id: The id "v1.2" can contain only letters, digits, "-" and "_". Fix: choose another id for "C".',
    ]);
  });
});
