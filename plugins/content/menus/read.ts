import type { Node, StringLiteral } from "@babel/types";
import { itemProblems, type MenuProblem } from "./items";
import { nameOf, parseSource, textProperty, visit } from "./syntax";

/** A string of a menu file: line and column of its first character, from 1. */
interface MenuString {
  readonly line: number;
  readonly column: number;
}

/** A page of a menu. */
export interface MenuEntry extends MenuString {
  /** Id of the page: its path below the section's folder, without extension. */
  readonly id: string;
  /** The entry shows a page that is part of another menu or stands elsewhere in this one (`type: "ref"`). */
  readonly isReference?: true;
}

/** An address in a menu. */
export interface MenuLink extends MenuString {
  readonly href: string;
}

/** A folder whose pages are all in the menu. */
export interface MenuFolder extends MenuString {
  /** Path below the section's folder. */
  readonly folder: string;
}

/** The entries of a menu file. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  readonly folders: readonly MenuFolder[];
  readonly links: readonly MenuLink[];
  readonly problems: readonly MenuProblem[];
  /** False where the file has a syntax error: then it lists nothing, and `problems` has the error. */
  readonly isReadable: boolean;
}

/** Reads a menu (`sidebars.ts`, or the JSON file of a version) from its syntax tree, so that every entry has its place. */
export function readMenu(path: string, text: string): Menu {
  try {
    return menuOf(parseSource(path, text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      entries: [],
      folders: [],
      links: [],
      problems: [syntaxProblem(error, "menu")],
      isReadable: false,
    };
  }
}

function menuOf(program: Node): Menu {
  const entries: MenuEntry[] = [];
  const folders: MenuFolder[] = [];
  const links: MenuLink[] = [];
  visit(program, (node, [parent, object]) => {
    if (node.type !== "StringLiteral" || (parent?.type === "ObjectProperty" && parent.key === node)) return;
    const place = placeOf(node);
    if (parent?.type === "ArrayExpression") entries.push({ id: node.value, ...place });
    else if (keyOf(parent) === "id") {
      const isReference = object?.type === "ObjectExpression" && textProperty(object, "type") === "ref";
      entries.push({ id: node.value, ...place, ...(isReference && { isReference }) });
    } else if (keyOf(parent) === "dirName") folders.push({ folder: node.value, ...place });
    else if (keyOf(parent) === "href") links.push({ href: node.value, ...place });
  });
  return { entries, folders, links, problems: itemProblems(program), isReadable: true };
}

/** Explains why a file of settings cannot be read. `name` says which kind of file it is. */
export function syntaxProblem(error: SyntaxError, name: string): MenuProblem {
  const { loc } = error as { readonly loc?: { readonly line: number; readonly column: number } };
  const reason = error.message.replace(/\s*\(\d+:\d+\)$/, "");
  const isComma = reason.endsWith('expected ","');
  return {
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    message: isComma ? "A comma is missing before this place." : `The ${name} cannot be read: ${reason}.`,
    fix: isComma
      ? "write a comma after the entry above, or close its quote or bracket."
      : "correct the quotes, commas and brackets on this line and the line above.",
  };
}

/** The place of the first character between the quotes. */
function placeOf({ loc }: StringLiteral): MenuString {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 2 };
}

function keyOf(node: Node | undefined): string | undefined {
  return node?.type === "ObjectProperty" ? nameOf(node.key) : undefined;
}
