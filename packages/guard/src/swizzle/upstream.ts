import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PackageFolder } from "docusaurus-waymark-core/build/contract";
import type { Safety, UpstreamRecord } from "./types";

/** Packages with theme components, and the folder of their sources. */
const THEME_SOURCES: Readonly<Record<string, string>> = {
  "@docusaurus/theme-classic": "src/theme",
  "@docusaurus/theme-search-algolia": "src/theme",
  "@docusaurus/core": "lib/client/theme-fallback",
};

const UNLISTED: Safety = { eject: "unsafe", wrap: "unsafe" };

/** The fallback components of core are documented extension points that `swizzle --list` does not contain. */
const DOCUMENTED: Safety = { eject: "documented", wrap: "documented" };

/** Records of a component in every package that has it. */
export function upstreamOf(component: string, folderOf: PackageFolder): UpstreamRecord[] {
  return Object.keys(THEME_SOURCES).flatMap((name) => {
    const folder = folderOf(name);
    const files = folder === undefined ? [] : filesOf(component, name, folder);
    if (folder === undefined || files.length === 0) return [];
    const safety = safetyOf(component, name, folder);
    return [{ package: name, version: versionOf(folder), safety, files: fingerprints(files, folder) }];
  });
}

/**
 * Source files that a swizzled component replaces: the component and its styles, without components inside its
 * folder.
 */
export function filesOf(component: string, name: string, folder: string): string[] {
  const base = `${THEME_SOURCES[name] ?? ""}/${component}`;
  const flat = [".tsx", ".ts", ".js"].map((ending) => `${base}${ending}`);
  const inside = list(path.join(folder, base)).filter((file) => /^index\.[jt]sx?$|\.css$/.test(file));
  const found = [...flat, ...inside.map((file) => `${base}/${file}`)];
  return found.filter((file) => fs.existsSync(path.join(folder, file))).sort();
}

function fingerprints(files: readonly string[], folder: string): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, fingerprint(path.join(folder, file))]));
}

/** SHA-256 of the text of a file, with Unix line endings. */
export function fingerprint(file: string): string {
  const text = fs.readFileSync(file, "utf8").replace(/\r\n/g, "\n");
  return createHash("sha256").update(text).digest("hex");
}

/** The version in the `package.json` of a package. */
export function versionOf(folder: string): string {
  const text = fs.readFileSync(path.join(folder, "package.json"), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The safety class that a package gives a component, from the data of `swizzle --list`. */
export function safetyOf(component: string, name: string, folder: string): Safety {
  if (name === "@docusaurus/core") return DOCUMENTED;
  const file = path.join(folder, "lib/getSwizzleConfig.js");
  if (!fs.existsSync(file)) return UNLISTED;
  const load = createRequire(__filename);
  const { default: read } = load(file) as { readonly default: () => SwizzleConfig };
  return { ...UNLISTED, ...read().components[component]?.actions };
}

interface SwizzleConfig {
  readonly components: Readonly<Record<string, { readonly actions?: Partial<Safety> } | undefined>>;
}

function list(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
}
