import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Installed and generated files. */
const NOT_COPIED = /^(?:node_modules|build(?:-.*)?|\.docusaurus|\.git|test-results|playwright-report)$/;

/** The parts of a `package.json` that are used here. */
interface Manifest {
  readonly overrides?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Copies the history of the project into a new folder: pages show the day of their last change. */
export function copyHistory(siteDir: string, target: string): void {
  if (fs.existsSync(path.join(siteDir, ".git")))
    execFileSync("git", ["clone", "--quiet", "--no-checkout", siteDir, target]);
}

/** Copies the project without installed and generated files. */
export function copyProject(siteDir: string, target: string): void {
  for (const name of fs.readdirSync(siteDir)) {
    if (!NOT_COPIED.test(name)) {
      fs.cpSync(path.join(siteDir, name), path.join(target, name), { recursive: true });
    }
  }
}

/** All direct `@docusaurus/*` dependencies and their versions. */
export function docusaurusPackages(manifest: string): ReadonlyMap<string, string> {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return new Map(all.filter(([name]) => name.startsWith("@docusaurus/")));
}

/**
 * Sets all direct `@docusaurus/*` packages to one release, because they only work together.
 *
 * @param pinned versions by package name, for packages that need another version
 * @param unchangedPackages packages that keep their version
 */
export function withRelease(
  manifest: string,
  version: string,
  pinned: Readonly<Record<string, string>>,
  unchangedPackages: ReadonlySet<string> = new Set(),
): string {
  const withVersions = (list: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(list).map(([name, old]) => {
        if (!name.startsWith("@docusaurus/") || unchangedPackages.has(name)) return [name, old];
        return [name, pinned[name] ?? version];
      }),
    );
  const read = JSON.parse(manifest) as Manifest;
  const next = {
    ...read,
    dependencies: withVersions(read.dependencies),
    devDependencies: withVersions(read.devDependencies),
    overrides: { ...read.overrides, ...pinned },
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}
