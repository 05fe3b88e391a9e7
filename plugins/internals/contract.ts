import fs from "node:fs";
import path from "node:path";

/** Something private to Docusaurus or its bundler that this site relies on. */
export interface Contract {
  /** What it is, as a noun phrase: "the version of the bundler's cache". */
  readonly name: string;
  /** What the site has from it. */
  readonly buys: string;
  /** Our files that rely on it, from the project root. */
  readonly usedBy: readonly string[];
  readonly clauses: readonly Clause[];
}

/** A text that must stand in a file of a package. */
export interface Clause {
  readonly package: string;
  /** From the package's root. */
  readonly file: string;
  readonly expects: RegExp;
  /** What changed when the text is not there, and what to do then; a sentence or two. */
  readonly otherwise: string;
}

/** Finds the folder of an installed package; undefined when it is not there. */
export type PackageFolder = (name: string) => string | undefined;

/** Finds packages of a project: its own, or those that npm puts below Docusaurus' core. */
export function installedIn(siteDir: string): PackageFolder {
  const places = ["node_modules", "node_modules/@docusaurus/core/node_modules"];
  return (name) =>
    places
      .map((place) => path.join(siteDir, place, name))
      .find((folder) => fs.existsSync(path.join(folder, "package.json")));
}

/** One line for every clause that an installed package does not keep: what broke, where, what changed, what to do. */
export function brokenClauses({ name, usedBy, clauses }: Contract, folderOf: PackageFolder): string[] {
  return clauses.flatMap((clause) => {
    const reason = breach(clause, folderOf);
    if (reason === undefined) return [];
    return [`${name} (used by ${usedBy.join(", ")}): ${reason} ${clause.otherwise}`];
  });
}

/** What is wrong with the file of a clause; undefined when it is as expected. */
function breach({ package: name, file, expects }: Clause, folderOf: PackageFolder): string | undefined {
  const folder = folderOf(name);
  if (folder === undefined) return `${name} is not installed.`;
  const source = path.join(folder, file);
  if (!fs.existsSync(source)) return `${name} has no ${file} any more.`;
  return expects.test(fs.readFileSync(source, "utf8")) ? undefined : `${name}/${file} changed.`;
}

/** A key of the bundler's configuration that is not where it was: nothing may go on as if it were. */
export class ChangedUpstream extends Error {
  constructor(what: string, fix: string) {
    super(`${what} Docusaurus or its bundler changed. Fix: ${fix}`);
    this.name = "ChangedUpstream";
  }
}
