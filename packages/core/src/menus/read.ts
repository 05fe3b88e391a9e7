import type { ArrayExpression, Node, ObjectExpression } from "@babel/types";
import { nameOf, parseSource, propertyOf, textProperty, visit } from "./syntax";

// Docusaurus checks the types and fields of entries, and the editor does.

/** A string of a menu file: line and column of its first character, from 1. */
interface MenuString {
  readonly line: number;
  readonly column: number;
}

/** A mistake in a menu file. Line and column count from 1. */
interface MenuProblem extends MenuString {
  readonly message: string;
  readonly fix: string;
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

/** A group whose page Docusaurus makes (`link: { type: "generated-index" }`). */
export interface GroupIndex {
  readonly label: string;
  /** The address below that of the section; Docusaurus makes it of the label where there is none. */
  readonly slug: string | undefined;
}

/** The entries of a menu file. */
export interface Menu {
  /** Names of the menus that the file exports. */
  readonly names: readonly string[];
  readonly entries: readonly MenuEntry[];
  readonly folders: readonly MenuFolder[];
  readonly links: readonly MenuLink[];
  readonly indexes: readonly GroupIndex[];
  readonly problems: readonly MenuProblem[];
  /** False where the file has a syntax error, or makes entries when it runs: then it lists fewer than there are. */
  readonly isReadable: boolean;
}

/** Reads a menu (`sidebars.ts`, or the JSON file of a version) from its syntax tree, so that every entry has its place. */
export function readMenu(path: string, text: string): Menu {
  try {
    const program = parseSource(path, text);
    const isMenu = path.endsWith(".json") || /\bexport default\b|\bmodule\.exports\b/.test(text);
    return isMenu ? menuOf(program) : unreadable(NO_MENU);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unreadable(syntaxProblem(error));
  }
}

const NO_MENU: MenuProblem = {
  line: 1,
  column: 1,
  message: "The file exports no menu.",
  fix: 'write "export default", and the menus.',
};

function unreadable(problem: MenuProblem): Menu {
  return {
    names: [],
    entries: [],
    folders: [],
    links: [],
    indexes: [],
    problems: [problem],
    isReadable: false,
  };
}

function menuOf(program: Node): Menu {
  const names: string[] = [];
  const entries: MenuEntry[] = [];
  const folders: MenuFolder[] = [];
  const links: MenuLink[] = [];
  const indexes: GroupIndex[] = [];
  const problems: MenuProblem[] = [];
  let isReadable = true;
  visit(program, (node, [parent, object]) => {
    if (node.type === "ObjectProperty" && keyOf(node) === "dirName" && node.value.type !== "StringLiteral")
      isReadable = false;
    if (node.type === "ArrayExpression") {
      problems.push(...repeatedLabels(node));
      const name = keyOf(parent);
      if (name !== undefined && name !== "items") names.push(name);
      if (
        name === "items" &&
        node.elements.length === 0 &&
        !(object?.type === "ObjectExpression" && propertyOf(object, "link"))
      )
        problems.push({ ...placeOf(node), ...EMPTY_GROUP });
    }
    if (node.type === "ObjectExpression") indexes.push(...indexOf(node));
    if (node.type !== "StringLiteral" || (parent?.type === "ObjectProperty" && parent.key === node)) return;
    const place = placeOf(node);
    if (parent?.type === "ArrayExpression") entries.push({ id: node.value, ...place });
    else if (keyOf(parent) === "id") {
      const isReference = object?.type === "ObjectExpression" && textProperty(object, "type") === "ref";
      entries.push({ id: node.value, ...place, ...(isReference && { isReference }) });
    } else if (keyOf(parent) === "dirName") folders.push({ folder: node.value, ...place });
    else if (keyOf(parent) === "href") links.push({ href: node.value, ...place });
  });
  return { names, entries, folders, links, indexes, problems, isReadable };
}

const EMPTY_GROUP = {
  message: "The group has no entries and no page.",
  fix: "add a page, or remove the group.",
};

function indexOf(group: ObjectExpression): GroupIndex[] {
  const link = propertyOf(group, "link");
  if (link?.type !== "ObjectExpression" || textProperty(link, "type") !== "generated-index") return [];
  return [{ label: textProperty(group, "label") ?? "", slug: textProperty(link, "slug") }];
}

/** Two groups of one list with one label: readers cannot tell them apart, and the menu takes the label for their key. */
function repeatedLabels({ elements }: ArrayExpression): MenuProblem[] {
  const first = new Map<string, number>();
  return elements.flatMap((item) => {
    if (item?.type !== "ObjectExpression" || textProperty(item, "type") !== "category") return [];
    const label = propertyOf(item, "label");
    if (label?.type !== "StringLiteral") return [];
    const { line, column } = placeOf(label);
    const other = first.get(label.value);
    if (other === undefined) first.set(label.value, line);
    const message = `Two groups in one list have the label "${label.value}", the first on line ${other ?? line}.`;
    const fix = "put the entries of both into one group, or write another label.";
    return other === undefined ? [] : [{ line, column: column - 1, message, fix }];
  });
}

function syntaxProblem(error: SyntaxError): MenuProblem {
  const { loc } = error as { readonly loc?: { readonly line: number; readonly column: number } };
  const reason = error.message.replace(/\s*\(\d+:\d+\)$/, "");
  return {
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    message: `The menu cannot be read: ${reason}.`,
    fix: "correct the quotes, commas and brackets on this line and the line above.",
  };
}

/** The place of the first character between the quotes. */
function placeOf({ loc }: Node): MenuString {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 2 };
}

function keyOf(node: Node | undefined): string | undefined {
  return node?.type === "ObjectProperty" ? nameOf(node.key) : undefined;
}
