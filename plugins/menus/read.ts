import ts from "typescript";
import { placeOf } from "../report";

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
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const strings: ts.StringLiteral[] = [];
  visit(file, (node) => {
    if (ts.isStringLiteral(node)) strings.push(node);
  });
  const entries = strings.filter(isEntry).map((node) => ({
    id: node.text,
    ...placeOf(text, node.getStart(file) + 1),
  }));
  return { entries, folders: strings.filter((node) => keyOf(node) === "dirName").map(({ text }) => text) };
}

/** An item of a list is a page's id, and so is `id` of an object. */
function isEntry(node: ts.StringLiteral): boolean {
  return ts.isArrayLiteralExpression(node.parent) || keyOf(node) === "id";
}

function keyOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node.parent) && ts.isIdentifier(node.parent.name)
    ? node.parent.name.text
    : undefined;
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
