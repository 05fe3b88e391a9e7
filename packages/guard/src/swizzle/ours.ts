import fs from "node:fs";
import path from "node:path";
import type { SwizzleRecord } from "./types";

/** A component of this project that replaces one of Docusaurus. */
export interface SwizzledComponent extends Pick<SwizzleRecord, "component" | "action" | "file"> {
  readonly header: Header;
}

/** The comment at the top of every file of `src/theme`; missing parts are empty. */
export interface Header {
  readonly change: string;
  readonly reason: string;
  readonly upstream: string;
}

/** The folder of swizzled components of a site. */
export const THEME_FOLDER = "src/theme";

/** Theme modules that replace none of Docusaurus: the platform declares them (`packages/core/src/navigation/themeModules.d.ts`). */
const OWN_MODULES = /^(?:StartingPages\.ts|TryItButton\/index\.tsx)$/;

/** The swizzled components in folders of a project, sorted. */
export function swizzledComponents(
  siteDir: string,
  folders: readonly string[] = [THEME_FOLDER],
): SwizzledComponent[] {
  return folders.flatMap((folder) => componentsIn(siteDir, folder));
}

function componentsIn(siteDir: string, folder: string): SwizzledComponent[] {
  const names = fs.readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => /\.[jt]sx?$/.test(name) && !/\.test\.[jt]sx?$/.test(name));
  return scripts
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => !OWN_MODULES.test(name))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const source = fs.readFileSync(path.join(siteDir, file), "utf8");
      const component = name.replace(/(?:\/index)?\.[jt]sx?$/, "");
      return { component, action: actionOf(source), file, header: readHeader(source) };
    });
}

/** A file that imports the original component wraps it; otherwise it is ejected. */
function actionOf(source: string): "eject" | "wrap" {
  return /from "(?:@theme-(?:original|init)|@docusaurus\/theme-classic\/lib\/theme)\//.test(source)
    ? "wrap"
    : "eject";
}

/** Reads Change, Reason and Upstream; each may span several lines. */
export function readHeader(source: string): Header {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  const text = comment.replace(/\s*\n\s*\*?\s*/g, " ").trim();
  const part = (name: string): string =>
    new RegExp(`${name}: (.*?)(?= (?:Change|Reason|Upstream): |$)`).exec(text)?.[1]?.trim() ?? "";
  return { change: part("Change"), reason: part("Reason"), upstream: part("Upstream") };
}
