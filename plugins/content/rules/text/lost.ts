import type { Finding } from "../../../report";
import { findingAtNode, nodesOf, unmask, type Page } from "../../parse";
import { endOf, offsetOf } from "../../parse/place";
import { textOf, type MdNode } from "../../parse/tree";

interface Named extends MdNode {
  readonly identifier?: string;
}

/** Nothing that a writer wrote is left out of the page: cells, definitions, footnotes, attributes of admonitions. */
export function lostTextRule(page: Page): Finding[] {
  return [...cells(page), ...definitions(page), ...footnotes(page), ...attributes(page), ...links(page)];
}

/** Links that nobody sees. */
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

/** `[name]: address`, which shows nothing by itself. */
function definitions(page: Page): Finding[] {
  const used = new Set(
    nodesOf(page).flatMap((node) =>
      node.type === "linkReference" || node.type === "image" ? [(node as Named).identifier] : [],
    ),
  );
  const seen = new Set<string | undefined>();
  return nodesOf(page).flatMap((node) => {
    const { type, identifier } = node as Named;
    if (type !== "definition") return [];
    const isSecond = seen.has(identifier);
    seen.add(identifier);
    if (used.has(identifier) && !isSecond) return [];
    const name = unmask(/^\[([^\]]*)\]/.exec(sourceOf(page, node))?.[1] ?? "");
    const message = isSecond
      ? `"${name}" is defined twice, and only the first counts.`
      : `No link uses "[${name}]:", so this line is not shown.`;
    const fix = isSecond ? "remove one of the two lines." : `write "\\[" for text, or remove the line.`;
    return [findingAtNode(page, node, { rule: "markdown", message, fix })];
  });
}

function footnotes(page: Page): Finding[] {
  const used = new Set(
    nodesOf(page).flatMap((node) => (node.type === "footnoteReference" ? [(node as Named).identifier] : [])),
  );
  const seen = new Set<string | undefined>();
  return nodesOf(page).flatMap((node) => {
    const { type, identifier = "" } = node as Named;
    if (type !== "footnoteDefinition") return [];
    const isSecond = seen.has(identifier);
    seen.add(identifier);
    if (used.has(identifier) && !isSecond) return [];
    const message = isSecond
      ? `The footnote "${identifier}" is written twice, and only the first is shown.`
      : `Nothing refers to the footnote "${identifier}", so it is not shown.`;
    const fix = isSecond ? "give one of the two another name." : `write "[^${identifier}]" where it belongs.`;
    return [findingAtNode(page, node, { rule: "markdown", message, fix })];
  });
}

/** Names with a meaning in the braces of an admonition. */
const GIVEN = ["title", "class", "id"];

/** `:::note{text="x"}`, which Docusaurus leaves out. */
function attributes(page: Page): Finding[] {
  return nodesOf(page).flatMap((node) => {
    const { type, name, attributes: given } = node as { attributes?: object } & MdNode;
    const lost = Object.keys(given ?? {}).find((key) => !GIVEN.includes(key));
    if (type !== "containerDirective" || lost === undefined) return [];
    const message = `"${lost}" in braces behind ":::${name ?? ""}" is not shown.`;
    const fix = `write ":::${name ?? ""}[Title]", or remove the braces.`;
    return [findingAtNode(page, node, { rule: "admonition", message, fix })];
  });
}

function sourceOf(page: Page, node: MdNode): string {
  return page.text.slice(offsetOf(page.text, node), endOf(page.text, node));
}
