import fs from "node:fs";
import path from "node:path";

/** What a copy of the project does without. */
const LEFT_OUT = /^(?:node_modules|build(?:-.*)?|\.docusaurus|\.git|test-results|playwright-report)$/;

/** What is read of a `package.json`. */
interface Manifest {
  readonly overrides?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Copies the project's files, without what is installed or built. */
export function copyProject(siteDir: string, target: string): void {
  for (const name of fs.readdirSync(siteDir)) {
    if (!LEFT_OUT.test(name)) {
      fs.cpSync(path.join(siteDir, name), path.join(target, name), { recursive: true });
    }
  }
}

/** All direct `@docusaurus/*` packages of a manifest with their versions. */
export function docusaurusPackages(manifest: string): ReadonlyMap<string, string> {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return new Map(all.filter(([name]) => name.startsWith("@docusaurus/")));
}

/**
 * The manifest with every direct `@docusaurus/*` package at one release: they only work together.
 *
 * @param pinned packages that stay at a version, name and version each: an old release may not bear what came after it
 * @param left packages that stay as they are
 */
export function withRelease(
  manifest: string,
  version: string,
  pinned: Readonly<Record<string, string>> = {},
  left: ReadonlySet<string> = new Set(),
): string {
  const set = (list: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(list).map(([name, old]) => {
        if (!name.startsWith("@docusaurus/") || left.has(name)) return [name, old];
        return [name, pinned[name] ?? version];
      }),
    );
  const read = JSON.parse(manifest) as Manifest;
  const next = {
    ...read,
    dependencies: set(read.dependencies),
    devDependencies: set(read.devDependencies),
    overrides: { ...read.overrides, ...pinned },
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}

/** Removes what a build leaves behind, caches included, so that the next one starts cold. */
export function clearBuild(folder: string): void {
  for (const name of ["build", ".docusaurus", "node_modules/.cache"]) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
