import fs from "node:fs";
import path from "node:path";
import { ownComponents, type OwnComponent } from "./ours";
import type { Contract, PackageFolder } from "../../plugins/internals/contract";
import { COUPLINGS } from "../../plugins/internals/couplings";
import type { CouplingRecord, SwizzleLedger, SwizzleRecord } from "./types";
import { fingerprints, upstreamOf, versionOf } from "./upstream";

/** The ledger, from the project root. */
export const SWIZZLE_FILE = "src/theme/swizzles.json";

/** The ledger as it would be written now. */
export function presentLedger(siteDir: string, folderOf: PackageFolder): SwizzleLedger {
  const components = ownComponents(siteDir).map((own) => recordOf(own, folderOf));
  return { components, couplings: COUPLINGS.map((contract) => couplingOf(contract, folderOf)) };
}

function couplingOf({ name, usedBy, checks }: Contract, folderOf: PackageFolder): CouplingRecord {
  const packages = [...new Set(checks.map((clause) => clause.package))].sort();
  const upstream = packages.flatMap((package_) => {
    const folder = folderOf(package_);
    if (folder === undefined) return [];
    const files = checks.filter((clause) => clause.package === package_).map(({ file }) => file);
    return [
      { package: package_, version: versionOf(folder), files: fingerprints([...new Set(files)], folder) },
    ];
  });
  return { name, usedBy, upstream };
}

function recordOf({ component, action, file, header }: OwnComponent, folderOf: PackageFolder): SwizzleRecord {
  const upstream = upstreamOf(component, folderOf);
  return { component, action, file, reason: header.reason, upstream };
}

/**
 * Reads the committed ledger.
 *
 * @throws Error when there is none
 */
export function readLedger(siteDir: string): SwizzleLedger {
  const file = path.join(siteDir, SWIZZLE_FILE);
  if (!fs.existsSync(file)) throw new Error(`There is no ${SWIZZLE_FILE}. Fix: run npm run swizzle:accept.`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as SwizzleLedger;
}

/** Headers that do not say what, why or from where; they keep a ledger from being written. */
export function headerProblems(siteDir: string, folderOf: PackageFolder): string[] {
  return ownComponents(siteDir).flatMap((own) => {
    const { file, header, action, component } = own;
    const packages = upstreamOf(component, folderOf).map((record) => record.package);
    const missing = packages.filter((name) => !header.upstream.includes(`${name} ${component} (${action})`));
    const wanted = packages.map((name) => `${name} ${component} (${action})`).join(", ");
    return [
      ...(packages.length === 0 ? [`${file}: no package has a component ${component}. Fix: rename it.`] : []),
      ...(header.change && header.reason ? [] : [`${file}: the header lacks "Change:" or "Reason:".`]),
      ...(missing.length > 0 ? [`${file}: the header must say "Upstream: ${wanted}."`] : []),
    ];
  });
}
