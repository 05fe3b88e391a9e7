import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtKey } from "docusaurus-waymark-core/parse";
import { sectionOfFile, versionOfFile } from "docusaurus-waymark-core/content/routes";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { newerFirst } from "./newer";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";

type Page = Pick<LinkedPage, "path" | "text">;

/** Finds equal descriptions in one version, and equal titles in one section. */
export const uniqueRule: SiteRule = (all, site, _selected, isSelected) => {
  const pages = all.filter((page) => !isGenerated(page));
  const repeated = (key: string, keyOf: (page: Page) => string): Finding[] => {
    const first = new Map<string, Page>();
    return pages.flatMap((page) => {
      const value = keyOf(page);
      const other = first.get(value);
      if (!other) first.set(value, page);
      return other && value !== "" ? [sameAs(...newerFirst(other, page, site, isSelected), key)] : [];
    });
  };
  return [
    ...repeated("description", ({ path, text }) => {
      const description = fieldOf(text, "description");
      return description && `${versionOfFile(path)} ${description}`;
    }),
    ...repeated("title", ({ path, text }) => {
      const title = fieldOf(text, "title");
      return title && `${sectionOf(path)} ${title}`;
    }),
  ];
};

/**
 * A field of the front matter as it is typed, without quotes. The YAML is not parsed, because this rule reads every page, and
 * most pages that are only link targets are never parsed.
 */
function fieldOf(source: string, key: string): string {
  const block = frontMatterBlock(source)?.text ?? "";
  const value = new RegExp(`^${key}:(.*(?:\\n[ \\t]+.*)*)`, "m").exec(block)?.[1] ?? "";
  return value
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2");
}

function sameAs(page: Page, other: Page, key: string): Finding {
  const message = `${other.path} has the same ${key}.`;
  return findingAtKey(page, key, { rule: key, message, fix: "write what only this page offers." });
}

/** Pages of different sections, and of different topics within them, may share a title: "Quickstart guide". */
function sectionOf(path: string): string {
  const { folder } = sectionOfFile(path);
  return `${folder}/${path.slice(folder.length + 1).split("/")[0] ?? ""}`;
}
