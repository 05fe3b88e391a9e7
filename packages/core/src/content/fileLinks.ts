import path from "node:path";
import { sourceFileOf } from "../siteContent/folders";
import { sectionOfFile } from "./routes";

/**
 * Paths, from the project root, at which the page of a Markdown link (`./page.mdx`) is looked for: from the folder of the page with
 * the link, else from the folder of its section or of the project, as `resolveMarkdownLinkPathname` of `@docusaurus/utils` has it.
 * A translation has the links of its source.
 */
export function filePlaces(pathname: string, from: string): string[] {
  const file = sourceFileOf(from);
  const beside = path.posix.join(path.posix.dirname(file), pathname);
  if (pathname.startsWith("@site/")) return [sourceFileOf(pathname.slice("@site/".length))];
  const fromRoots = [
    path.posix.join(sectionOfFile(file).folder, pathname),
    path.posix.join(pathname).replace(/^\//, ""),
  ];
  if (pathname.startsWith("/")) return fromRoots;
  return /^\.\.?\//.test(pathname) ? [beside] : [beside, ...fromRoots];
}

/** The page, in the language of the sources, that a Markdown link means by a path. Pages of other sections cannot be meant. */
export function linkedFile(
  pathname: string,
  from: string,
  exists: (file: string) => boolean,
): string | undefined {
  const { folder } = sectionOfFile(sourceFileOf(from));
  return filePlaces(pathname, from).find((file) => exists(file) && sectionOfFile(file).folder === folder);
}
