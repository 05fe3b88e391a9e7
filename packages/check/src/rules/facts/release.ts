import { findingAtKey, guessing, type Page } from "docusaurus-waymark-core/parse";
import { typedValue } from "docusaurus-waymark-core/parse/frontMatter";
import { hasFrontMatter } from "../frontMatter";
import type { Rule } from "docusaurus-waymark-core/rules/given";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { KNOWN_RELEASES } from "docusaurus-waymark-core/facts/releases";
import { compareReleases } from "docusaurus-waymark-core/lib/compareReleases";
import { nearest } from "docusaurus-waymark-core/lib/nearest";

export const release: Rule = { names: ["release"], kind: "written", check: releaseRule };

/** Written pages of the menus say which release they were written for; generated and unlisted pages, posts, and pages of `src/pages` need not. */
export function releaseRule(page: Page): Finding[] {
  const { release, unlisted } = page.frontMatter;
  if (!hasFrontMatter(page)) return [];
  const isFree = unlisted === true || isGenerated(page) || pageFolderOf(page.path)?.kind !== "docs";
  if ((isFree && release === undefined) || isRelease(release)) return [];
  const text = typedValue(page, "release");
  const near = text === undefined ? undefined : meantRelease(text);
  const fix = near
    ? `write "release: ${near}".`
    : `write "release:" and one of ${KNOWN_RELEASES.join(", ")}.`;
  const message = text === undefined ? "The page has no known release." : `"${text}" is not a known release.`;
  const finding = findingAtKey(page, "release", { rule: "release", message, fix });
  if (text === undefined) return [finding];
  const offset = page.text.indexOf(text, Math.max(0, offsetOfKey(page.text, "release")));
  return [{ ...finding, ...guessing(page.text, offset, text, near) }];
}

/** The newest release for one that is yet to come, else the one that is spelled most like it. */
function meantRelease(release: string): string | undefined {
  const [newest] = KNOWN_RELEASES;
  const isAhead =
    /^v?\d+\.\d+(?:\.\d+)?$/.test(release) && compareReleases(release.replace("v", ""), newest) > 0;
  return isAhead ? newest : nearest(release, KNOWN_RELEASES);
}

function isRelease(value: unknown): value is string {
  return typeof value === "string" && KNOWN_RELEASES.some((known) => compareReleases(known, value) === 0);
}
