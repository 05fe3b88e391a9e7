import fs from "node:fs";
import path from "node:path";
import { SiteError } from "../lib/siteError";
import type { Section } from "../sections";

/** The version that is still being written, as Docusaurus names it. */
export const CURRENT_VERSION = "current";

/**
 * Names of the versions of a section, as the docs plugin reads them: the one that is being written first, then the released
 * ones, newest first. A section without a file of versions has only the first.
 */
export function versionNames(siteDir: string, { pluginId }: Pick<Section, "pluginId">): readonly string[] {
  const prefix = pluginId === "default" ? "" : `${pluginId}_`;
  const name = `${prefix}versions.json`;
  const file = path.join(siteDir, name);
  try {
    const released = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as string[]) : [];
    return [CURRENT_VERSION, ...released];
  } catch (error) {
    throw new SiteError(
      `${name} is not JSON: ${String(error)}. Fix: correct its quotes, commas and brackets.`,
    );
  }
}

/** Options for the versions of a docs instance: search engines index only the released one. */
export function versionOptions(siteDir: string, section: Pick<Section, "pluginId">) {
  const [current = CURRENT_VERSION, released, ...older] = versionNames(siteDir, section);
  const others = released === undefined ? [] : [current, ...older];
  return { versions: Object.fromEntries(others.map((name) => [name, { noIndex: true }])) };
}
