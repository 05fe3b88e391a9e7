import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { findingAtNode, replacing, unmask, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { firstTitle } from "./frontMatter";
import type { Finding, TextEdit } from "docusaurus-waymark-core/report";

/** Finds a second h1, skipped levels, headings without text, and equal headings in one section. */
export function headingRule(page: Page): Finding[] {
  const headings = outermost(page.root).filter(({ type }) => type === "heading");
  return [
    ...headings.filter((node) => isUnderlined(page, node)).map((node) => underlined(page, node)),
    ...headings
      .filter((node) => node.depth === 1 && !isUnderlined(page, node) && node !== ownTitle(page, headings))
      .map((node) => secondTitle(page, node)),
    ...headings.flatMap((_, index) => skippedLevel(page, headings, index)),
    ...headings
      .filter((node) => unmask(textOf(node)).trim() === "" && (node.children ?? []).length === 0)
      .map((node) =>
        findingAtHeading(page, node, "The heading has no text.", "write its text, or remove it."),
      ),
    ...repeats(page, headings),
  ];
}

/** The h1 of a page in `src/pages`, which Docusaurus shows without its title, and that of a page without a title, which the rule of titles finds. */
function ownTitle(page: Page, headings: readonly MdNode[]): MdNode | undefined {
  const isPage = pageFolderOf(page.path)?.kind === "pages";
  return isPage ? headings.find(({ depth }) => depth === 1) : firstTitle(page);
}

/** Blocks of the page itself, of which a notice (`:::note`) holds some. */
function outermost({ children = [] }: MdNode): MdNode[] {
  return children.flatMap((node) => (node.type === "containerDirective" ? outermost(node) : [node]));
}

/** `Text` above a line of dashes or equals signs, which is a heading, often by accident. */
function isUnderlined({ text }: Page, node: MdNode): boolean {
  return !/^[ \t]*#/.test(text.slice(offsetOf(text, node)));
}

function underlined(page: Page, node: MdNode): Finding {
  const message = "The line below makes a heading of this text.";
  const fix = 'write "## " before it and remove the line; an empty line between the two makes it a rule.';
  return findingAtHeading(page, node, message, fix);
}

function secondTitle(page: Page, node: MdNode): Finding {
  const offset = offsetOf(page.text, node);
  if (unmask(textOf(node)).trim() === page.frontMatter["title"]) {
    const [lines = ""] = /.*\n*/.exec(page.text.slice(offset)) ?? [];
    const finding = findingAtHeading(page, node, "This heading repeats the title of the page.", "remove it.");
    return { ...finding, ...replacing(page.text, offset, lines, "") };
  }
  const message = "The page has a second h1.";
  const fix = 'write "##"; the title comes from the front matter.';
  const edit = replacing(page.text, offset, "# ", "## ");
  return { ...findingAtHeading(page, node, message, fix), ...edit };
}

/** The rule `heading-order` reports an h3 before any h2. */
function skippedLevel(page: Page, headings: readonly MdNode[], index: number): Finding[] {
  const [node, before] = [headings[index], headings[index - 1]];
  const [depth = 2, above = depth] = [node?.depth, before?.depth];
  if (node === undefined || above < 2 || depth <= above + 1) return [];
  const message = `An h${depth} follows an h${above}.`;
  const { edits, others } = raised(page, headings.slice(index), above + 1);
  const fix = `write "${"#".repeat(above + 1)}"${others}.`;
  return [{ ...findingAtHeading(page, node, message, fix), edits }];
}

/** The finding about an h3 before any h2, with the change of all headings that have the same mistake. */
export function inOrder(page: Page, finding: Finding): Finding {
  if (finding.rule !== "heading-order") return finding;
  const headings = outermost(page.root).filter(({ type }) => type === "heading");
  const first = headings.findIndex(({ position }) => position?.start.line === finding.line);
  if (first === -1) return finding;
  const { edits, others } = raised(page, headings.slice(first), 2);
  return { ...finding, fix: `write "##"${others}, or add an h2 above it.`, edits };
}

/** The edits that give the first heading another level, and take those below it along. */
function raised(
  page: Page,
  headings: readonly MdNode[],
  to: number,
): { readonly edits: readonly TextEdit[]; readonly others: string } {
  const levelOf = ({ depth = 2 }: MdNode): number => depth;
  const [top = 2, ...rest] = headings.map(levelOf);
  const next = rest.findIndex((depth) => depth < top);
  const run = headings.slice(0, next === -1 ? undefined : next + 1);
  const edits = run.flatMap((node) => {
    const written = "#".repeat(levelOf(node) - top + to);
    return replacing(page.text, offsetOf(page.text, node), "#".repeat(levelOf(node)), written).edits ?? [];
  });
  const below = run.length === 2 ? "the heading" : `the ${run.length - 1} headings`;
  const others = run.length === 1 ? "" : `, and ${below} below it with ${top - to} "#" less`;
  return { edits, others };
}

function repeats(page: Page, headings: readonly MdNode[]): Finding[] {
  const seen = new Set<string>();
  const path: string[] = [];
  return headings.flatMap((node) => {
    const text = unmask(textOf(node)).trim();
    const depth = node.depth ?? 2;
    path.length = depth;
    path[depth - 1] = text.toLowerCase();
    const place = path.join(" / ");
    if (text === "" || !seen.has(place)) {
      seen.add(place);
      return [];
    }
    return [
      findingAtHeading(
        page,
        node,
        `Two headings in this section are "${text}".`,
        "make each heading specific to its part.",
      ),
    ];
  });
}

function findingAtHeading(page: Page, node: MdNode, message: string, fix: string): Finding {
  return findingAtNode(page, node, { rule: "heading", message, fix });
}
