import type { ArrayExpression, Node } from "@babel/types";
import { nearest } from "../lib/nearest";
import { parseSource, propertyOf, rangeOf, visit } from "./syntax";

/**
 * Adds a page at the end of a menu's group and leaves every other character as it is.
 *
 * @param group label of the group; without one, the last group that has a page of the same folder
 * @throws Error when there is no such group, or it is empty
 */
export function addToMenu(path: string, text: string, id: string, group: string | undefined): string {
  const groups = groupsOf(parseSource(path, text), text);
  const found =
    group === undefined ? withPageOfFolder(groups, id) : groups.find(({ label }) => label === group);
  if (!found) throw noGroup(path, group, groups);
  const last = found.items.elements.at(-1);
  if (!last) throw new Error(`The group in ${path} is empty. Fix: add "${id}" by hand.`);
  const { start, end } = rangeOf(last);
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const between = line.trim() === "" ? `,\n${line}` : ", ";
  return `${text.slice(0, end)}${between}"${id}"${text.slice(end)}`;
}

function noGroup(path: string, group: string | undefined, groups: readonly Group[]): Error {
  const labels = groups.map(({ label }) => label);
  const near = group === undefined ? undefined : nearest(group, labels);
  const problem =
    group === undefined
      ? `No group of ${path} has pages of this folder.`
      : `There is no group "${group}" in ${path}.`;
  const fix =
    near === undefined
      ? `choose one of ${labels.map((label) => `"${label}"`).join(", ")} with --group`
      : `write --group "${near}"`;
  return new Error(`${problem} Fix: ${fix}.`);
}

interface Group {
  readonly label: string;
  readonly items: ArrayExpression;
}

function groupsOf(program: Node, text: string): Group[] {
  const groups: Group[] = [];
  visit(program, (node) => {
    if (node.type !== "ObjectExpression") return;
    const [label, items] = [propertyOf(node, "label"), propertyOf(node, "items")];
    if (label && items?.type === "ArrayExpression") groups.push({ label: labelOf(label, text), items });
  });
  return groups;
}

/** A label that has content tokens is a template; it is named as it is written. */
function labelOf(label: Node, text: string): string {
  const { start, end } = rangeOf(label);
  return label.type === "StringLiteral" ? label.value : text.slice(start, end).replace(/`/g, "");
}

function withPageOfFolder(groups: readonly Group[], id: string): Group | undefined {
  const folder = id.slice(0, id.lastIndexOf("/") + 1);
  return groups.findLast(({ items }) =>
    items.elements.some((item) => item?.type === "StringLiteral" && item.value.startsWith(folder)),
  );
}
