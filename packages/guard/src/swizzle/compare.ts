import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Contract, PackageFolder } from "docusaurus-waymark-core/build/contract";
import type { Safety, SwizzleLedger } from "./types";
import { filesOf, safetyOf } from "./upstream";

/** One upstream file in two releases. `added` and `deleted` count lines. */
export interface FileChange {
  readonly file: string;
  readonly added: number;
  readonly deleted: number;
  /** Unified diff. */
  readonly patch: string;
}

/** A swizzled component or a contract, with its upstream files. */
export interface Watched {
  readonly name: string;
  readonly packages: readonly string[];
  /** Its files in the folder of a package, from the root of the package. */
  readonly filesIn: (package_: string, folder: string) => readonly string[];
  readonly hasSafety: boolean;
}

/** The components of the ledger, and the contracts. */
export function watchedBy({ components }: SwizzleLedger, couplings: readonly Contract[]): Watched[] {
  return [
    ...components.map(({ component, upstream }) => ({
      name: component,
      packages: upstream.map((item) => item.package),
      filesIn: (package_: string, folder: string) => filesOf(component, package_, folder),
      hasSafety: true,
    })),
    ...couplings.map(({ name, checks }) => ({
      name,
      packages: [...new Set(checks.map((check) => check.package))].sort(),
      filesIn: (package_: string, folder: string) =>
        checks
          .filter((check) => check.package === package_ && fs.existsSync(path.join(folder, check.file)))
          .map(({ file }) => file),
      hasSafety: false,
    })),
  ];
}

/** The change of a watched item between two releases of a package. */
export interface UpstreamChange {
  readonly name: string;
  readonly package: string;
  readonly status: "unchanged" | "changed" | "removed";
  readonly files: readonly FileChange[];
  /** Set when the safety class changed: before, after. */
  readonly safety?: readonly [Safety, Safety];
}

/** Compares everything watched in two releases. */
export function compareReleases(
  watched: readonly Watched[],
  base: PackageFolder,
  next: PackageFolder,
): UpstreamChange[] {
  return watched.flatMap((item) =>
    item.packages.map((name) => {
      const [before, after] = [base(name), next(name)];
      if (before === undefined || after === undefined) throw new Error(`${name} is missing.`);
      return compareOne(item, name, before, after);
    }),
  );
}

function compareOne(item: Watched, name: string, before: string, after: string): UpstreamChange {
  const [was, is] = [item.filesIn(name, before), item.filesIn(name, after)];
  const files = [...new Set([...was, ...is])].sort().flatMap((file) => changeOf(file, before, after) ?? []);
  const status = is.length === 0 ? "removed" : files.length > 0 ? "changed" : "unchanged";
  const change = { name: item.name, package: name, status, files } as const;
  if (!item.hasSafety || status === "removed") return change;
  const safety = [safetyOf(item.name, name, before), safetyOf(item.name, name, after)] as const;
  const same = safety[0].eject === safety[1].eject && safety[0].wrap === safety[1].wrap;
  return same ? change : { ...change, safety };
}

/** The change of one file; undefined when the text is the same. A missing file counts as empty. */
function changeOf(file: string, before: string, after: string): FileChange | undefined {
  const [was, is] = [before, after].map((folder) => {
    const full = path.join(folder, file);
    return fs.existsSync(full) ? full : "/dev/null";
  }) as [string, string];
  const { stdout, status, stderr } = spawnSync("git", ["diff", "--no-index", "--no-color", "--", was, is], {
    encoding: "utf8",
  });
  if (status === 0) return undefined;
  const hunks = stdout.slice(stdout.indexOf("\n@@ ") + 1);
  if (status !== 1 || hunks === stdout) throw new Error(`git cannot compare ${file}: ${stderr || stdout}`);
  const count = (sign: string): number => hunks.split("\n").filter((line) => line.startsWith(sign)).length;
  const patch = `--- a/${file}\n+++ b/${file}\n${hunks}`;
  return { file, added: count("+"), deleted: count("-"), patch };
}

/** One line for each item, followed by its diff. */
export function printComparison(changes: readonly UpstreamChange[], version: string): string {
  const drifted = changes.filter(({ status, safety }) => status !== "unchanged" || safety !== undefined);
  const total = `${drifted.length} of ${changes.length} components and contracts differ in ${version}.`;
  return [...changes.flatMap(printChange), total].join("\n");
}

/** `Heading (@docusaurus/theme-classic): changed, +3 -1`. */
export function headline({ name, package: package_, status, files, safety }: UpstreamChange): string {
  const sum = (key: "added" | "deleted"): number => files.reduce((total, file) => total + file[key], 0);
  const size = status === "changed" ? `, +${sum("added")} -${sum("deleted")}` : "";
  const [was, is] = (safety ?? []).map(({ eject, wrap }) => `eject ${eject}, wrap ${wrap}`);
  const note = was === undefined ? "" : `; safety changed: was ${was}, now ${is ?? ""}`;
  return `${name} (${package_}): ${status}${size}${note}`;
}

function printChange(change: UpstreamChange): string[] {
  const patches = change.status === "changed" ? change.files.map(({ patch }) => patch) : [];
  return [headline(change), ...patches];
}
