import fs from "node:fs";
import path from "node:path";
import { swizzledComponents, type SwizzledComponent } from "./ours";
import type { PackageFolder } from "docusaurus-waymark-core/build/contract";
import type { SwizzleLedger, SwizzleRecord } from "./types";
import { upstreamOf } from "./upstream";

/** The ledger, from the project root. */
export const SWIZZLE_FILE = "src/theme/swizzles.json";

/** The ledger for the current project and its installed packages. */
export function currentLedger(
  siteDir: string,
  folderOf: PackageFolder,
  folders?: readonly string[],
): SwizzleLedger {
  return { components: swizzledComponents(siteDir, folders).map((own) => componentRecord(own, folderOf)) };
}

function componentRecord(
  { component, action, file, header }: SwizzledComponent,
  folderOf: PackageFolder,
): SwizzleRecord {
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
  if (!fs.existsSync(file))
    throw new Error(`There is no ${SWIZZLE_FILE}. Fix: run npm run swizzle -- accept.`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as SwizzleLedger;
}

/**
 * Headers of swizzled components without a change, reason or upstream component. The ledger is not written until
 * they are complete.
 */
export function headerProblems(
  siteDir: string,
  folderOf: PackageFolder,
  folders?: readonly string[],
): string[] {
  return swizzledComponents(siteDir, folders).flatMap((own) => {
    const { file, header, action, component } = own;
    const packages = upstreamOf(component, folderOf).map((record) => record.package);
    const missing = packages.filter((name) => !header.upstream.includes(`${name} ${component} (${action})`));
    const expectedUpstream = packages.map((name) => `${name} ${component} (${action})`).join(", ");
    return [
      ...(packages.length === 0 ? [`${file}: no package has a component ${component}. Fix: rename it.`] : []),
      ...(header.change && header.reason ? [] : [`${file}: the header lacks "Change:" or "Reason:".`]),
      ...(missing.length > 0 ? [`${file}: the header must say "Upstream: ${expectedUpstream}."`] : []),
    ];
  });
}
