import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Asks the registry about a package: `npm view`, read as JSON; undefined when there is no such release. */
export type AskRegistry = (spec: string, field: string) => unknown;

export const askRegistry: AskRegistry = (spec, field) => {
  const { status, stdout } = spawnSync("npm", ["view", spec, field, "--json"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return status === 0 && stdout.trim() !== "" ? (JSON.parse(stdout) as unknown) : undefined;
};

/** A package that a release does not have. */
export interface MissingPackage {
  readonly name: string;
  /** The version that takes its place; undefined where the project's own stays. */
  readonly pinnedAt: string | undefined;
}

/**
 * Packages of the generator that the registry does not have at a release. One that nothing of the generator needs stays
 * where it is; one that others need is pinned at the last release before that has it.
 *
 * @param names all installed packages of the generator
 * @param needed those of them that another one depends on
 */
export function missingPackages(
  names: readonly string[],
  needed: ReadonlySet<string>,
  release: string,
  ask: AskRegistry = askRegistry,
): MissingPackage[] {
  return names
    .filter((name) => ask(`${name}@${release}`, "version") === undefined)
    .map((name) => ({
      name,
      pinnedAt: needed.has(name) ? lastBefore(ask(name, "versions"), release) : undefined,
    }));
}

/** The last of a package's versions, in order of publishing, that comes before a release; no mere canary of an older one. */
function lastBefore(versions: unknown, release: string): string | undefined {
  const line = release.split("-")[0] ?? "";
  const all = Array.isArray(versions) ? versions.filter((version) => typeof version === "string") : [];
  return all
    .filter((version) => version.startsWith(`${line}-`) && numberOf(version) < numberOf(release))
    .at(-1);
}

/** `6822` of `4.0.0-canary-6822`; a release that is no canary comes after all of them. */
function numberOf(version: string): number {
  return Number(/-canary-(\d+)$/.exec(version)?.[1] ?? Infinity);
}

/** What is read of a package in a lock file. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Installed packages of the generator, and those that the site or another one of them needs, from a lock file. */
export function generatorPackages(lock: string): { names: string[]; needed: Set<string> } {
  const { packages } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const own = Object.entries(packages).filter(([place]) => /node_modules\/@docusaurus\/[^/]+$/.test(place));
  const names = own.map(([place]) => place.slice(place.lastIndexOf("@docusaurus/")));
  const site = { dependencies: packages[""]?.dependencies ?? {} };
  const needed = [site, ...own.map(([, locked]): LockedPackage => locked)].flatMap(
    ({ dependencies, peerDependencies }: LockedPackage) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
  );
  return { names: [...new Set(names)].sort(), needed: new Set(needed) };
}

/**
 * Writes the version of a release into the installed packages of the generator that it lacks. Docusaurus refuses plugins
 * and themes of another version than its own, so without this an incomplete release could not be tried at all.
 */
export function stateVersion(project: string, names: readonly string[], version: string): void {
  for (const name of names) {
    const file = path.join(project, "node_modules", name, "package.json");
    if (!fs.existsSync(file)) continue;
    const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as object;
    fs.writeFileSync(file, JSON.stringify({ ...manifest, version }, null, 2));
  }
}
