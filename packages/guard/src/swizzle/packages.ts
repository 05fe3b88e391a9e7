import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { type PackageFolder, installedIn } from "docusaurus-waymark-core/build/contract";
import type { SwizzleLedger, UpstreamRecord } from "./types";
import { fingerprint, versionOf } from "./upstream";

const CACHE = path.join(os.tmpdir(), "docs-upstream-packages");

/**
 * Returns folders of the packages of a release: the installed package if it has that version, otherwise a copy
 * fetched with npm into a cache in the temporary folder. Nothing is installed into the project. Third-party
 * packages have other version numbers, so the installed ones are used.
 */
export function fetchRelease(siteDir: string, version: string): PackageFolder {
  const installed = installedIn(siteDir);
  return (name) => {
    const present = installed(name);
    const isThirdParty = !name.startsWith("@docusaurus/");
    const fits = present !== undefined && (isThirdParty || versionOf(present) === version);
    return fits ? present : fetchPackage(name, version);
  };
}

/**
 * Returns folders of the release in the ledger: the installed package if its files are as recorded, otherwise a
 * fetched copy. Packages without a swizzled component are taken from the same release.
 */
export function recordedRelease(siteDir: string, { components }: SwizzleLedger): PackageFolder {
  const installed = installedIn(siteDir);
  const records = components.flatMap(({ upstream }) => upstream);
  const released = fetchRelease(siteDir, records[0]?.version ?? "");
  return (name) => {
    const packageRecords = records.filter((record) => record.package === name);
    const [first] = packageRecords;
    if (!first) return released(name);
    const folder = installed(name);
    const intact = folder !== undefined && packageRecords.every((record) => isAsRecorded(record, folder));
    return intact ? folder : fetchPackage(name, first.version);
  };
}

function isAsRecorded({ version, files }: UpstreamRecord, folder: string): boolean {
  const fileHashes = Object.entries(files);
  return (
    versionOf(folder) === version &&
    fileHashes.every(([file, hash]) => {
      const filePath = path.join(folder, file);
      return fs.existsSync(filePath) && fingerprint(filePath) === hash;
    })
  );
}

/**
 * Fetches one published package and unpacks it.
 *
 * @returns its folder
 * @throws Error with the message of npm when there is no such release or no network
 */
function fetchPackage(name: string, version: string): string {
  const folder = path.join(CACHE, `${name.replace("/", "-")}-${version}`);
  if (fs.existsSync(path.join(folder, "package/package.json"))) return path.join(folder, "package");
  fs.mkdirSync(CACHE, { recursive: true });
  const temporaryFolder = fs.mkdtempSync(path.join(CACHE, "fetch-"));
  // An outer `npm run --silent` must not hide the reason of a failure.
  const pack = ["pack", `${name}@${version}`, "--loglevel=error", "--pack-destination", temporaryFolder];
  const printed = run(
    "npm",
    pack,
    /\bETARGET\b/,
    `The registry has no ${name} ${version}. Fix: name a release.`,
  );
  const archive = printed.trim().split("\n").at(-1) ?? "";
  run("tar", ["-xzf", path.join(temporaryFolder, path.basename(archive)), "-C", temporaryFolder]);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(temporaryFolder, folder);
  return path.join(folder, "package");
}

/** The output of a command. An error that `known` matches is told in words. */
function run(command: string, args: readonly string[], known?: RegExp, words?: string): string {
  const shell = process.platform === "win32" && command === "npm";
  const result = spawnSync(command, args, { encoding: "utf8", shell });
  if (result.status === 0) return result.stdout;
  const reason =
    result.stderr || result.stdout || (result.error?.message ?? `It ended with ${String(result.status)}.`);
  throw new Error(known?.test(reason) ? words : `${command} ${args.join(" ")} failed:\n${reason}`);
}
