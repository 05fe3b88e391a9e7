import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { findingAtNode, replacing, unmask, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";

/** Finds a second h1, skipped levels, headings without text, and equal headings in one section. */
export function headingRule(page: Page): Finding[] {
  const headings = outermost(page.root).filter(({ type }) => type === "heading");
  return [
    ...headings.filter((node) => isUnderlined(page, node)).map((node) => underlined(page, node)),
    ...headings
      .filter((node) => node.depth === 1 && !isUnderlined(page, node) && node !== ownTitle(page, headings))
      .map((node) => secondTitle(page, node)),
    ...headings.flatMap((node, index) => skippedLevel(page, node, headings[index - 1])),
    ...headings
      .filter((node) => unmask(textOf(node)).trim() === "" && (node.children ?? []).length === 0)
      .map((node) =>
        findingAtHeading(page, node, "The heading has no text.", "write its text, or remove it."),
      ),
    ...repeats(page, headings),
  ];
}

/** The h1 of a page in `src/pages`, which Docusaurus shows without its title. */
function ownTitle({ path }: Page, headings: readonly MdNode[]): MdNode | undefined {
  const isPage = pageFolderOf(path)?.kind === "pages";
  return isPage ? headings.find(({ depth }) => depth === 1) : undefined;
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
  const message = "The page has a second h1.";
  const fix = 'write "##"; the title comes from the front matter.';
  const edit = replacing(page.text, offsetOf(page.text, node), "# ", "## ");
  return { ...findingAtHeading(page, node, message, fix), ...edit };
}

/** The rule `heading-order` reports an h3 before any h2. */
function skippedLevel(page: Page, node: MdNode, before: MdNode | undefined): Finding[] {
  const [depth = 2, above = depth] = [node.depth, before?.depth];
  if (above < 2 || depth <= above + 1) return [];
  const message = `An h${depth} follows an h${above}.`;
  const written = "#".repeat(above + 1);
  const edit = replacing(page.text, offsetOf(page.text, node), "#".repeat(depth), written);
  return [{ ...findingAtHeading(page, node, message, `write "${written}".`), ...edit }];
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
