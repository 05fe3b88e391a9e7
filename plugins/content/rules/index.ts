import type { Finding } from "../../report";
import { isGenerated } from "./generated";
import { applyIgnores } from "./ignore";
import { imageRule } from "./images";
import { linkRule } from "./links";
import { menuRule } from "./menu";
import type { PartName, Reading } from "./reading";
import type { Site } from "../site";
import { uniqueRule } from "./unique";

/** A rule that holds the asked pages against all others. It may find more than was asked, but need not. */
export type SiteRule = (pages: readonly Reading[], site: Site, asked: readonly Reading[]) => Finding[];

/** Rules over all pages; they always run, and their findings stop a build. */
const SITE_RULES: readonly SiteRule[] = [uniqueRule, menuRule, linkRule, imageRule];

/** How much is checked: what would break a build, or prose as well. */
export type Extent = "build" | "all";

/** What has to be read of a page whose findings are wanted. */
export const NEEDED: Readonly<Record<Extent, readonly PartName[]>> = {
  build: ["frontMatter", "outline", "facts"],
  all: ["frontMatter", "outline", "facts", "prose"],
};

/**
 * Brings together what was found on pages, what is found between them, and what writers accept for a reason; in no
 * order.
 *
 * @param isAsked the files (pages and menus) whose findings are wanted
 */
export function judge(
  pages: readonly Reading[],
  site: Site,
  extent: Extent,
  isAsked: (path: string) => boolean = () => true,
): Finding[] {
  const asked = pages.filter(({ path }) => isAsked(path));
  const found = [
    ...asked.flatMap((page) => [...page.facts, ...(extent === "all" ? page.prose.findings : [])]),
    ...siteFindings(pages, site, asked),
  ];
  const byPath = grouped(found);
  const kept = asked.flatMap((page) => applyIgnores(page, byPath.get(page.path) ?? [], extent === "all"));
  const own = new Set(pages.map(({ path }) => path));
  return [...kept, ...found.filter(({ path }) => !own.has(path) && isAsked(path))];
}

function grouped(findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.path, [...(groups.get(finding.path) ?? []), finding]);
  return groups;
}

function siteFindings(pages: readonly Reading[], site: Site, asked: readonly Reading[]): Finding[] {
  const written = pages.filter((page) => !isGenerated(page));
  return SITE_RULES.flatMap((rule) => rule(rule === uniqueRule ? written : pages, site, asked));
}
