import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { type PackageFolder, installedIn } from "../../plugins/internals/contract";
import type { SwizzleLedger, UpstreamRecord } from "./types";
import { fingerprint, versionOf } from "./upstream";

const CACHE = path.join(os.tmpdir(), "docs-upstream-packages");

/**
 * Folders of the packages of a release: the installed copy where it is that version, else a copy fetched through npm
 * into a cache in the system's temporary folder. Nothing is installed over the project. Packages of others, which have no
 * such release, are those that are installed.
 */
export function fetchRelease(siteDir: string, version: string): PackageFolder {
  const installed = installedIn(siteDir);
  return (name) => {
    const present = installed(name);
    const isOther = !name.startsWith("@docusaurus/");
    const fits = present !== undefined && (isOther || versionOf(present) === version);
    return fits ? present : fetchPackage(name, version);
  };
}

/** Folders of the release in the ledger: the installed copy where its files are as recorded, else a fetched one. */
export function recordedRelease(siteDir: string, { components, couplings }: SwizzleLedger): PackageFolder {
  const installed = installedIn(siteDir);
  const records = [...components, ...couplings].flatMap(({ upstream }) => upstream);
  return (name) => {
    const own = records.filter((record) => record.package === name);
    const [first] = own;
    const folder = installed(name);
    if (!first) return undefined;
    const intact = folder !== undefined && own.every((record) => isAsRecorded(record, folder));
    return intact ? folder : fetchPackage(name, first.version);
  };
}

function isAsRecorded({ version, files }: UpstreamRecord, folder: string): boolean {
  const prints = Object.entries(files);
  return (
    versionOf(folder) === version &&
    prints.every(([file, print]) => {
      const place = path.join(folder, file);
      return fs.existsSync(place) && fingerprint(place) === print;
    })
  );
}

/**
 * Fetches one published package and unpacks it.
 *
 * @returns its folder
 * @throws Error with npm's message when there is no such release or no network
 */
export function fetchPackage(name: string, version: string): string {
  const folder = path.join(CACHE, `${name.replace("/", "-")}-${version}`);
  if (fs.existsSync(path.join(folder, "package/package.json"))) return path.join(folder, "package");
  fs.mkdirSync(CACHE, { recursive: true });
  const fresh = fs.mkdtempSync(path.join(CACHE, "fetch-"));
  const archive = run("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", fresh]).trim();
  run("tar", ["-xzf", path.join(fresh, path.basename(archive)), "-C", fresh]);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(fresh, folder);
  return path.join(folder, "package");
}

function run(command: string, args: readonly string[]): string {
  const shell = process.platform === "win32" && command === "npm";
  const result = spawnSync(command, args, { encoding: "utf8", shell });
  if (result.status === 0) return result.stdout;
  throw new Error(`${command} ${args.join(" ")} failed:\n${result.stderr || String(result.error)}`);
}
