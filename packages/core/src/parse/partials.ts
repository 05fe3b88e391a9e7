import path from "node:path";
import type { Source } from "./place";
import { nodesBelow, type MdNode } from "./tree";

/** True for a part of pages, `_name.mdx`, which other pages import; it is no page itself. */
export function isPartial({ path: file }: Pick<Source, "path">): boolean {
  return file.split("/").some((part) => part.startsWith("_"));
}

/** Local names of what a page imports, except stock components, which the registry gives. */
export function importedNames(root: MdNode): ReadonlySet<string> {
  return new Set(
    importsOf(root)
      .filter(({ from }) => !/^@(?:theme|docusaurus)\//.test(from))
      .map(({ local }) => local),
  );
}

/** Paths, from the project root, of the partials that a page imports. */
export function partialsOf(page: Pick<Source, "path">, root: MdNode): readonly string[] {
  return importsOf(root).flatMap(({ from }) => {
    return /\.mdx?$/.test(from) ? (importedFile(page, from) ?? []) : [];
  });
}

/** An import of a page. */
export interface Import {
  /** Empty for a file that is only loaded, `import "./a.css"`. */
  readonly local: string;
  /** As written. */
  readonly from: string;
  /** Line of the statement, from 1. */
  readonly line: number;
}

/** Path, from the project root, of what a page imports from a file of the project; undefined for a package. */
export function importedFile(page: Pick<Source, "path">, from: string): string | undefined {
  if (from.startsWith("@site/")) return from.slice("@site/".length);
  return /^\.\.?\//.test(from) ? path.posix.join(path.posix.dirname(page.path), from) : undefined;
}

export function importsOf(root: MdNode): Import[] {
  const statements = nodesBelow(root).flatMap((node) =>
    node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : [],
  );
  return statements.flatMap((statement): Import[] => {
    if (statement.type !== "ImportDeclaration") return [];
    const all = { from: String(statement.source.value), line: statement.loc?.start.line ?? 1 };
    if (statement.specifiers.length === 0) return [{ local: "", ...all }];
    return statement.specifiers.map((one) => ({ local: one.local.name, ...all }));
  });
}
