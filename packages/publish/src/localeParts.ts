/**
 * The part of each language's build in the files for hosts. There is one set of these files for all languages, at the
 * root of the build, because the host serves all of them with one policy.
 */
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import type { LocaleBuild } from "docusaurus-waymark-core/build/localeBuild";
import { withBase } from "docusaurus-waymark-core/build/routes";
import type { OutboundManifest } from "./outbound";
import type { PageInlineCode } from "./policy";

/** The contribution of one language. Files and redirects have the folder of the language before them. */
export interface LocaleParts {
  readonly folder: string;
  readonly pages: readonly PageInlineCode[];
  readonly outbound: OutboundManifest;
  /** With base URL. */
  readonly redirects: readonly Redirect[];
}

/** The contributions so far of the build that runs in this process, by the root of its output. */
const BUILDS = new Map<string, readonly LocaleParts[]>();

/**
 * Adds the contribution of one language to those that were built before it.
 *
 * @param parts with files and redirects of this language, without its folder and base URL
 * @returns the contributions of all languages so far
 */
export function addLocaleParts(
  { folder, rootDir, isDefault }: LocaleBuild,
  baseUrl: string,
  parts: Omit<LocaleParts, "folder">,
): readonly LocaleParts[] {
  const inFolder = (file: string): string => (folder === "" ? file : `${folder}/${file}`);
  const own: LocaleParts = {
    folder,
    pages: parts.pages.map(({ file, code }) => ({ file: inFolder(file), code })),
    outbound: Object.fromEntries(
      Object.entries(parts.outbound).map(([file, list]) => [inFolder(file), list]),
    ),
    redirects: parts.redirects.map(({ from, to }) => ({
      from: withBase(from, baseUrl),
      to: withBase(to, baseUrl),
    })),
  };
  const earlier = isDefault ? [] : (BUILDS.get(rootDir) ?? []);
  const all = [...earlier, own];
  BUILDS.set(rootDir, all);
  return all;
}
