import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { fingerprint, versionOf } from "./upstream";
import type { InternalRecord, PackageFolder } from "./types";

const PACKAGE = "@docusaurus/theme-common";
const MODULE = `${PACKAGE}/internal`;
const ENTRY = "lib/internal.d.ts";

/**
 * The names that our sources import from the part of theme-common that changes without notice.
 *
 * @throws Error when an imported name is not declared there
 */
export function internalsOf(siteDir: string, folderOf: PackageFolder): InternalRecord[] {
  const folder = folderOf(PACKAGE);
  if (folder === undefined) throw new Error(`${PACKAGE} is not installed. Fix: run npm ci.`);
  const declared = declarations(path.join(folder, ENTRY));
  return [...usedNames(siteDir)].sort(byName).map(([name, usedBy]) => {
    const declaration = declared.get(name);
    if (declaration === undefined) {
      throw new Error(`${usedBy.join(", ")}: ${MODULE} of the installed release has no ${name}.`);
    }
    const file = path.join(folder, declaration);
    return {
      name,
      package: PACKAGE,
      version: versionOf(folder),
      declaration,
      fingerprint: fingerprint(file),
      usedBy,
    };
  });
}

/** Exported name to the declaration file that it comes from. */
function declarations(entry: string): Map<string, string> {
  const source = ts.createSourceFile(entry, fs.readFileSync(entry, "utf8"), ts.ScriptTarget.Latest);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || !ts.isNamedExports(statement.exportClause)) continue;
    const file = path.posix.join(path.posix.dirname(ENTRY), `${from.text}.d.ts`);
    for (const { name } of statement.exportClause.elements) found.set(name.text, file);
  }
  return found;
}

/** Imported name to the files that import it. */
function usedNames(siteDir: string): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const file of sources(siteDir)) {
    const text = fs.readFileSync(path.join(siteDir, file), "utf8");
    if (!text.includes(MODULE)) continue;
    for (const name of importedFrom(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))) {
      used.set(name, [...(used.get(name) ?? []), file]);
    }
  }
  return used;
}

function importedFrom(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (statement.moduleSpecifier.text !== MODULE || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

function sources(siteDir: string): string[] {
  const names = fs.readdirSync(path.join(siteDir, "src"), { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  return scripts.map((name) => `src/${name.split(path.sep).join("/")}`).sort();
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
