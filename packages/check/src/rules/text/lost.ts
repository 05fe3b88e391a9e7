import type { Finding } from "docusaurus-waymark-core/report";
import {
  findingAt,
  findingAtNode,
  nodesOf,
  replacing,
  unmask,
  type Page,
} from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";

interface Named extends MdNode {
  readonly identifier?: string;
}

/** Finds text that the page would leave out: cells, definitions, footnotes, attributes of admonitions, links without text. */
export function lostTextRule(page: Page): Finding[] {
  return [...cells(page), ...definitions(page), ...attributes(page), ...links(page)];
}

function links(page: Page): Finding[] {
  const isEmpty = (node: MdNode): boolean => node.type === "link" && textOf(node).trim() === "";
  const fix = "write the name of the page or thing that it leads to.";
  return nodesOf(page)
    .filter((node) => isEmpty(node) && !node.children?.some(({ type }) => type === "image"))
    .map((node) => findingAtNode(page, node, { rule: "link-text", message: "The link has no text.", fix }));
}

function cells(page: Page): Finding[] {
  const tables = nodesOf(page).filter(({ type }) => type === "table");
  return tables.flatMap(({ children: [head, ...rows] = [] }) => {
    const columns = head?.children?.length ?? 0;
    return rows.flatMap((row): Finding[] => {
      const own = row.children ?? [];
      const surplus = own.slice(columns);
      const [first] = surplus;
      if (!sourceOf(page, row).includes("|"))
        return [
          findingAtNode(page, row, {
            rule: "table",
            message: "This line is read as a row of the table above.",
            fix: "write an empty line above it.",
          }),
        ];
      const pipe = pipeInCode(sourceOf(page, row));
      if (pipe !== undefined) {
        const edit = replacing(page.text, offsetOf(page.text, row) + pipe, "|", "\\|");
        const offset = offsetOf(page.text, row) + pipe;
        const problem = { message: 'This "|" ends the cell, although it is in code.', fix: 'write "\\|".' };
        return [findingAt(page, offset, { rule: "table", ...problem, ...edit })];
      }
      if (own.length === columns) return [];
      const count = `The row has ${own.length} ${own.length === 1 ? "cell" : "cells"}, but the table has ${columns} columns`;
      if (first === undefined) {
        const fix = 'write a cell for each column, with "-" where there is nothing.';
        return [{ ...findingAtNode(page, row, { rule: "table", message: `${count}.`, fix }), advice: true }];
      }
      const lost = surplus.map((cell) => unmask(textOf(cell)).trim()).join(" | ");
      const fix = 'add a column to the first two rows, or write "\\|" for a literal "|".';
      return [
        findingAtNode(page, first, { rule: "table", message: `${count}: "${lost}" is not shown.`, fix }),
      ];
    });
  });
}

/** Where a row has a "|" in code, which ends its cell all the same. */
export function pipeInCode(row: string): number | undefined {
  const codes = row.matchAll(/(?<!`)(`+)(?!`)([^\n]*?[^`])\1(?!`)/g);
  for (const { index, 1: ticks = "", 2: code = "" } of codes) {
    const pipe = code.search(/(?<!\\)\|/);
    if (pipe !== -1) return index + ticks.length + pipe;
  }
  return undefined;
}

/** `[name]: address` and `[^name]: text` that nothing uses, or that are written twice. */
function definitions(page: Page): Finding[] {
  const used = new Set(
    nodesOf(page).flatMap((node) => (USES.has(node.type) ? [keyOf(node, node.type.startsWith("foot"))] : [])),
  );
  const seen = new Set<string>();
  return nodesOf(page).flatMap((node) => {
    const isFootnote = node.type === "footnoteDefinition";
    if (node.type !== "definition" && !isFootnote) return [];
    const key = keyOf(node, isFootnote);
    const isSecond = seen.has(key);
    seen.add(key);
    // A block that cannot be read may use it.
    if (!isSecond && (used.has(key) || page.problems.length > 0)) return [];
    const name = unmask(/^\[\^?([^\]]*)\]/.exec(sourceOf(page, node))?.[1] ?? "");
    const problem = isFootnote ? footnoteProblem(name, isSecond) : definitionProblem(name, isSecond);
    return [findingAtNode(page, node, { rule: "markdown", ...problem })];
  });
}

const USES: ReadonlySet<string> = new Set(["linkReference", "image", "footnoteReference"]);

function keyOf({ identifier = "" }: Named, isFootnote: boolean): string {
  return isFootnote ? `^${identifier}` : identifier;
}

function definitionProblem(name: string, isSecond: boolean): Pick<Finding, "message" | "fix"> {
  if (isSecond)
    return {
      message: `"${name}" is defined twice, and only the first counts.`,
      fix: "remove one of the two lines.",
    };
  const message = `No link uses "[${name}]:", so this line is not shown.`;
  return { message, fix: 'write "\\[" for text, or remove the line.' };
}

function footnoteProblem(name: string, isSecond: boolean): Pick<Finding, "message" | "fix"> {
  if (isSecond)
    return {
      message: `The footnote "${name}" is written twice, and only the first is shown.`,
      fix: "give one of the two another name.",
    };
  const message = `Nothing refers to the footnote "${name}", so it is not shown.`;
  return { message, fix: `write "[^${name}]" where it belongs.` };
}

/** Names with a meaning in the braces of an admonition. */
const GIVEN = ["title", "class", "id"];

/** `:::note{text="x"}`, which Docusaurus leaves out. */
function attributes(page: Page): Finding[] {
  return nodesOf(page).flatMap((node) => {
    const { type, name, attributes: given } = node as { attributes?: object } & MdNode;
    const lost = Object.keys(given ?? {}).find((key) => !GIVEN.includes(key));
    if (type !== "containerDirective" || lost === undefined) return [];
    const message = `"${lost}" in braces after ":::${name ?? ""}" is not shown.`;
    const fix = `write ":::${name ?? ""}[Title]", or remove the braces.`;
    return [findingAtNode(page, node, { rule: "admonition", message, fix })];
  });
}

function sourceOf(page: Page, node: MdNode): string {
  return page.text.slice(offsetOf(page.text, node), endOf(page.text, node));
}
