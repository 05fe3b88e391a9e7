import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Queries the registry with `npm view`, parsed as JSON; undefined when there is no such release. */
export type RegistryQuery = (spec: string, field: string) => unknown;

export const queryRegistry: RegistryQuery = (spec, field) => {
  const { status, stdout } = spawnSync("npm", ["view", spec, field, "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return status === 0 && stdout.trim() !== "" ? (JSON.parse(stdout) as unknown) : undefined;
};

/** A package that was not published for a release. */
export interface MissingPackage {
  readonly name: string;
  /** The version to use instead; undefined when the current version of the project is kept. */
  readonly pinnedAt: string | undefined;
}

/**
 * Docusaurus packages that were not published for a release. A package that no other needs keeps its version;
 * otherwise the last version before the release is used.
 *
 * @param names all installed Docusaurus packages
 * @param requiredByOthers those that another package depends on
 */
export function missingPackages(
  names: readonly string[],
  requiredByOthers: ReadonlySet<string>,
  release: string,
  ask: RegistryQuery = queryRegistry,
): MissingPackage[] {
  return names
    .filter((name) => ask(`${name}@${release}`, "version") === undefined)
    .map((name) => ({
      name,
      pinnedAt: requiredByOthers.has(name) ? lastVersionBefore(ask(name, "versions"), release) : undefined,
    }));
}

/** The last published canary of the same version before a release. */
function lastVersionBefore(versions: unknown, release: string): string | undefined {
  const line = release.split("-")[0] ?? "";
  const all = Array.isArray(versions) ? versions.filter((version) => typeof version === "string") : [];
  return all
    .filter((version) => version.startsWith(`${line}-`) && canaryNumber(version) < canaryNumber(release))
    .at(-1);
}

/** `6822` for `4.0.0-canary-6822`; a final release comes after all its canaries. */
function canaryNumber(version: string): number {
  return Number(/-canary-(\d+)$/.exec(version)?.[1] ?? Infinity);
}

/** The parts of a lock file entry that are used here. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** All Docusaurus packages of a lock file, and those that the site or another Docusaurus package needs. */
export function generatorPackages(lock: string): { names: string[]; needed: Set<string> } {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const generatorEntries = Object.entries(packages).filter(([place]) =>
    /node_modules\/@docusaurus\/[^/]+$/.test(place),
  );
  const names = generatorEntries.map(([place]) => place.slice(place.lastIndexOf("@docusaurus/")));
  const site = { dependencies: packages[""]?.dependencies ?? {} };
  const needed = [site, ...generatorEntries.map(([, locked]): LockedPackage => locked)].flatMap(
    ({ dependencies, peerDependencies }: LockedPackage) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
  );
  return { names: [...new Set(names)].sort(), needed: new Set(needed) };
}

/**
 * Writes the version of the release into installed Docusaurus packages of another version. Docusaurus rejects
 * plugins of a different version, so an incomplete release could not be tried otherwise.
 */
export function overwriteVersion(project: string, names: readonly string[], version: string): void {
  for (const name of names) {
    const file = path.join(project, "node_modules", name, "package.json");
    if (!fs.existsSync(file)) continue;
    const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as object;
    fs.writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2));
  }
}
