import ts from "typescript";

/** A change of a menu's text; offsets are UTF-16 units. */
export interface MenuEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Gives a page of a menu another id, wherever the menu names it. */
export function renameInMenu(path: string, text: string, id: string, next: string): MenuEdit[] {
  return entriesOf(path, text, id).map((node) => ({
    start: node.getStart() + 1,
    end: node.getEnd() - 1,
    text: next,
  }));
}

/**
 * Takes a page out of a menu. A group that would be empty goes with its last page.
 *
 * @throws Error where the page is the one that a group itself links to
 */
export function removeFromMenu(path: string, text: string, id: string): MenuEdit[] {
  return entriesOf(path, text, id).map((node) => removal(itemOf(node, path, id), path, id));
}

/** Strings that name a page: items of lists, and `id` of objects. */
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

/** The item of a list that names a page: the string itself, or the object around it. */
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
    throw new Error(`${path} would be empty. Fix: add another page first.`);
  if (group.properties.some((property) => isProperty(property, "link"))) throw linkOfGroup(path, id);
  return removal(group, path, id);
}

function linkOfGroup(path: string, id: string): Error {
  return new Error(
    `A group of ${path} would lose its page or its items with "${id}". Fix: change that group by hand first.`,
  );
}
