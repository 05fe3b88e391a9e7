import ts from "typescript";

/** A change of a menu's text; offsets are UTF-16 units. */
export interface MenuEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces the id of a page in all entries of a menu. */
export function renameInMenu(path: string, text: string, id: string, next: string): MenuEdit[] {
  return entriesOf(path, text, id).map((node) => ({
    start: node.getStart() + 1,
    end: node.getEnd() - 1,
    text: next,
  }));
}

/**
 * Removes a page from a menu, and its group where that would be empty.
 *
 * @throws Error where a group itself links to the page
 */
export function removeFromMenu(path: string, text: string, id: string): MenuEdit[] {
  return entriesOf(path, text, id).map((node) => removal(itemOf(node, path, id), path, id));
}

/** Strings that are ids of pages: items of lists, and `id` of objects. */
function entriesOf(path: string, text: string, id: string): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === id && isEntry(node.parent)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function isEntry(parent: ts.Node): boolean {
  return ts.isArrayLiteralExpression(parent) || isProperty(parent, "id");
}

function isProperty(node: ts.Node, name: string): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === name;
}

/** The item of a list that is the entry of a page: the string itself, or the object around it. */
function itemOf(node: ts.StringLiteral, path: string, id: string): ts.Node {
  if (ts.isArrayLiteralExpression(node.parent)) return node;
  const object = node.parent.parent;
  if (ts.isArrayLiteralExpression(object.parent)) return object;
  throw linkOfGroup(path, id);
}

function removal(item: ts.Node, path: string, id: string): MenuEdit {
  const list = item.parent as ts.ArrayLiteralExpression;
  const index = list.elements.findIndex((element) => element === item);
  const [before, after] = [list.elements[index - 1], list.elements[index + 1]];
  if (after) return { start: item.getStart(), end: after.getStart(), text: "" };
  if (before) return { start: before.getEnd(), end: item.getEnd(), text: "" };
  const group = list.parent.parent;
  if (!ts.isObjectLiteralExpression(group) || !ts.isArrayLiteralExpression(group.parent))
    throw new Error(`The menu in ${path} would be empty. Fix: add another page first.`);
  if (group.properties.some((property) => isProperty(property, "link"))) throw linkOfGroup(path, id);
  return removal(group, path, id);
}

function linkOfGroup(path: string, id: string): Error {
  return new Error(
    `"${id}" is the page or the only entry of a group in ${path}. Fix: change that group by hand first.`,
  );
}
