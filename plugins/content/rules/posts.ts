import { parse } from "yaml";
import { nearest } from "../../../src/lib/nearest";
import { pageFolderOf } from "../../siteContent/folders";
import type { Finding } from "../../report";
import { findingAtKey } from "../parse/place";
import type { AnalyzedPage, SiteRule } from "./rule";

/** The fields of a post that name entries of a file in the folder of the blog. */
const FILES = { authors: "authors.yml", tags: "tags.yml" } as const;

/** Authors and tags of posts are those of their files: a build ends at an author that nobody knows. */
export const postRule: SiteRule = (_pages, site, selected) =>
  selected.flatMap((page) => {
    const folder = pageFolderOf(page.path);
    if (folder?.kind !== "blog") return [];
    const home = (folder.translates ?? folder).folder;
    return Object.entries(FILES).flatMap(([field, name]) => {
      const file = `${home}/${name}`;
      const known = namesIn(site.textOf(file));
      return known === undefined ? [] : unknownNames(page, field, file, known);
    });
  });

function unknownNames(page: AnalyzedPage, field: string, file: string, known: readonly string[]): Finding[] {
  const names = page.frontMatter[field];
  if (!Array.isArray(names)) return [];
  return names
    .filter((name): name is string => typeof name === "string" && !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      const fix = near === undefined ? `add it to ${file}.` : `write "${near}", or add it to ${file}.`;
      return findingAtKey(page, field, { rule: "field", message: `${file} has no "${name}".`, fix });
    });
}

/** The names in a file of entries by name; undefined where it is missing or not YAML. */
function namesIn(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined;
  try {
    return Object.keys((parse(text) ?? {}) as object);
  } catch {
    return undefined;
  }
}
