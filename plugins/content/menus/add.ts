import ts from "typescript";
import { nearest } from "../../../src/lib/nearest";

/**
 * Adds a page at the end of a menu's group and leaves every other character as it is.
 *
 * @param group label of the group; without one, the last group that has a page of the same folder
 * @throws Error when there is no such group
 */
export function addToMenu(path: string, text: string, id: string, group: string | undefined): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lists = groupsOf(file);
  const list = group === undefined ? withPageOfFolder(lists, id) : lists.find(({ label }) => label === group);
  if (!list) throw noGroup(path, group, lists);
  return insert(file, text, list.items, id);
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
  readonly items: ts.ArrayLiteralExpression;
}

function groupsOf(node: ts.Node): Group[] {
  const own = ts.isObjectLiteralExpression(node) ? groupOf(node) : [];
  const below: Group[] = [];
  ts.forEachChild(node, (child) => void below.push(...groupsOf(child)));
  return [...own, ...below];
}

function groupOf(node: ts.ObjectLiteralExpression): Group[] {
  const label = valueOf(node, "label");
  const items = valueOf(node, "items");
  if (!label || !items || !ts.isArrayLiteralExpression(items)) return [];
  return [{ label: ts.isStringLiteral(label) ? label.text : label.getText().replace(/`/g, ""), items }];
}

function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function withPageOfFolder(groups: readonly Group[], id: string): Group | undefined {
  const folder = id.slice(0, id.lastIndexOf("/") + 1);
  return groups.findLast(({ items }) =>
    items.elements.some((item) => ts.isStringLiteral(item) && item.text.startsWith(folder)),
  );
}

function insert(
  file: ts.SourceFile,
  text: string,
  { elements }: ts.ArrayLiteralExpression,
  id: string,
): string {
  const last = elements.at(-1);
  if (!last) throw new Error(`The group in ${file.fileName} is empty. Fix: add "${id}" by hand.`);
  const start = last.getStart(file);
  const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const between = line.trim() === "" ? `,\n${line}` : ", ";
  return `${text.slice(0, last.getEnd())}${between}"${id}"${text.slice(last.getEnd())}`;
}
