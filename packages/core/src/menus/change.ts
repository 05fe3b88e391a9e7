import type { ArrayExpression, Node, StringLiteral } from "@babel/types";
import { groupBy } from "../lib/groupBy";
import { onceForText } from "../parse/once";
import type { TextEdit } from "../report";
import { nameOf, parseSource, propertyOf, rangeOf, visit } from "./syntax";

/** An entry of a page: the string with its id, and the nodes around it, the nearest first. */
type Entry = readonly [StringLiteral, ...Node[]];

/** Replaces the id of a page in all entries of a menu. */
export function renameInMenu(path: string, text: string, id: string, next: string): TextEdit[] {
  return entriesOf(path, text, id).map(([node]) => {
    const { start, end } = rangeOf(node);
    return { start: start + 1, end: end - 1, text: next };
  });
}

/**
 * Removes a page from a menu, and its group where that would be empty.
 *
 * @throws Error where a group itself links to the page
 */
export function removeFromMenu(path: string, text: string, id: string): TextEdit[] {
  return entriesOf(path, text, id).map(([node, ...parents]) => {
    if (parents[0]?.type === "ArrayExpression") return removal(node, parents, path, id);
    const [, object, list] = parents;
    if (!object || list?.type !== "ArrayExpression") throw linkOfGroup(path, id);
    return removal(object, parents.slice(2), path, id);
  });
}

/** Strings that are ids of pages: items of lists, and `id` of objects. */
function entriesOf(path: string, text: string, id: string): readonly Entry[] {
  return entriesById({ path, text }).get(id) ?? [];
}

/** The entries of a menu by their ids: a folder that moves asks for those of a hundred pages. */
const entriesById = onceForText(({ path, text }): ReadonlyMap<string, readonly Entry[]> => {
  const found: Entry[] = [];
  visit(parseSource(path, text), (node, parents) => {
    const [parent] = parents;
    const isEntry =
      parent?.type === "ArrayExpression" ||
      (parent?.type === "ObjectProperty" && parent.value === node && nameOf(parent.key) === "id");
    if (isEntry && node.type === "StringLiteral") found.push([node, ...parents]);
  });
  return groupBy(found, ([{ value }]) => value);
});

/** Removes an item from its list, which is the first of the nodes around it. */
function removal(item: Node, parents: readonly Node[], path: string, id: string): TextEdit {
  const { elements } = parents[0] as ArrayExpression;
  const index = elements.findIndex((element) => element === item);
  const [before, after] = [elements[index - 1], elements[index + 1]];
  const { start, end } = rangeOf(item);
  if (after) return { start, end: rangeOf(after).start, text: "" };
  if (before) return { start: rangeOf(before).end, end, text: "" };
  const [, , group, list] = parents;
  if (group?.type !== "ObjectExpression" || list?.type !== "ArrayExpression")
    throw new Error(`The menu in ${path} would be empty. Fix: add another page first.`);
  if (propertyOf(group, "link")) throw linkOfGroup(path, id);
  return removal(group, parents.slice(3), path, id);
}

function linkOfGroup(path: string, id: string): Error {
  return new Error(
    `"${id}" is the page or the only entry of a group in ${path}. Fix: change that group by hand first.`,
  );
}
