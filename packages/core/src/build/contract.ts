/**
 * Contracts with upstream packages: a contract names private code of Docusaurus or its bundler that this site
 * relies on, and checks that the code is still there.
 */
import fs from "node:fs";
import path from "node:path";

/** Private upstream code that this site relies on. */
export interface Contract {
  /** A noun phrase: "the version of the bundler's cache". */
  readonly name: string;
  /** The benefit to the site. */
  readonly benefit: string;
  /** Files of this project that rely on it, from the project root. */
  readonly usedBy: readonly string[];
  readonly checks: readonly UpstreamCheck[];
}

/** A text that must be in a file of a package. */
export interface UpstreamCheck {
  readonly package: string;
  /** Path from the root of the package. */
  readonly file: string;
  readonly expects: RegExp;
  /** The meaning of a missing text, and the fix. */
  readonly ifChanged: string;
}

/** Returns the folder of an installed package; undefined when it is not installed. */
export type PackageFolder = (name: string) => string | undefined;

/** Finds packages in `node_modules` of the project, or in that of Docusaurus' core. */
export function installedIn(siteDir: string): PackageFolder {
  const searchFolders = ["node_modules", "node_modules/@docusaurus/core/node_modules"];
  return (name) =>
    searchFolders
      .map((place) => path.join(siteDir, place, name))
      .find((folder) => fs.existsSync(path.join(folder, "package.json")));
}

/** One line for every failed check: the contract, the files that use it, the reason, what to do, and what is at stake. */
export function failedChecks({ name, benefit, usedBy, checks }: Contract, folderOf: PackageFolder): string[] {
  return checks.flatMap((clause) => {
    const reason = failureReason(clause, folderOf);
    if (reason === undefined) return [];
    return [`${name} (used by ${usedBy.join(", ")}): ${reason} ${clause.ifChanged} At stake: ${benefit}.`];
  });
}

/** Why a check fails; undefined when it passes. */
function failureReason(
  { package: name, file, expects }: UpstreamCheck,
  folderOf: PackageFolder,
): string | undefined {
  const folder = folderOf(name);
  if (folder === undefined) return `${name} is not installed.`;
  const source = path.join(folder, file);
  if (!fs.existsSync(source)) return `${name} has no ${file} any more.`;
  return expects.test(fs.readFileSync(source, "utf8")) ? undefined : `${name}/${file} changed.`;
}

/** The bundler's configuration or the output of Docusaurus has another form than expected, so the build has to stop. */
export class ChangedUpstream extends Error {
  constructor(what: string, fix: string) {
    super(`${what} Docusaurus or its bundler changed. Fix: ${fix}`);
    this.name = "ChangedUpstream";
  }
}
