import { parse } from "@babel/parser";
import type { Node, StringLiteral } from "@babel/types";

/** A page of a menu, at its place in the menu's file. */
export interface MenuEntry {
  /** Id of the page: its path below the section's folder, without extension. */
  readonly id: string;
  readonly line: number;
  readonly column: number;
}

/** What a menu file lists. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Folders whose pages are all in the menu. */
  readonly folders: readonly string[];
}

/** Reads a menu (`sidebars.ts`) from its syntax tree, so that every entry has its place. */
export function readMenu(path: string, text: string): Menu {
  const { program } = parse(text, { sourceType: "module", sourceFilename: path, plugins: ["typescript"] });
  const [entries, folders]: [MenuEntry[], string[]] = [[], []];
  visit(program, undefined, (node, parent) => {
    if (isEntry(parent)) entries.push(entryOf(node));
    else if (keyOf(parent) === "dirName") folders.push(node.value);
  });
  return { entries, folders };
}

/** An item of a list is a page's id, and so is `id` of an object. */
function isEntry(parent: Node | undefined): boolean {
  return parent?.type === "ArrayExpression" || keyOf(parent) === "id";
}

/** The place of the first character between the quotes. */
function entryOf({ value, loc }: StringLiteral): MenuEntry {
  return { id: value, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 2 };
}

function keyOf(node: Node | undefined): string | undefined {
  const key = node?.type === "ObjectProperty" ? node.key : undefined;
  return key?.type === "Identifier" ? key.name : undefined;
}

/** Visits every string of a tree with the node that holds it, in document order. */
function visit(
  node: Node,
  parent: Node | undefined,
  see: (node: StringLiteral, parent: Node | undefined) => void,
): void {
  if (node.type === "StringLiteral") see(node, parent);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
