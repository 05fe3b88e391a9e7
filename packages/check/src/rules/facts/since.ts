import type { Rule } from "docusaurus-waymark-core/rules/given";
import { DATED_RELEASES } from "docusaurus-waymark-core/facts/releases";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { offsetOfKey } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, nodesOf, guessing, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";
import { stringAttribute } from "docusaurus-waymark-core/parse/tree";
import { choose } from "docusaurus-waymark-core/rules/choose";

export const since: Rule = { names: ["since"], kind: "written", check: sinceRule };

/** `<Since release>` and `since` of the front matter name a release to which the facts date something. */
export function sinceRule(page: Page): Finding[] {
  const { since } = page.frontMatter;
  const ofPage =
    since === undefined
      ? []
      : problems(page, typeof since === "string" ? since : "", offsetOfKey(page.text, "since"));
  const marks = nodesOf(page).filter(({ name }) => name === "Since");
  return [
    ...ofPage,
    // That of the property itself is for the rule on components.
    ...marks.flatMap((node) => {
      const release = stringAttribute(node, "release");
      return release === undefined ? [] : problems(page, release, offsetOf(page.text, node));
    }),
  ];
}

function problems(page: Page, release: string, offset: number): Finding[] {
  if (DATED_RELEASES.some((known) => known === release)) return [];
  const message = `src/facts has no date for release "${release}".`;
  const at = release === "" ? offset : Math.max(offset, page.text.indexOf(release, offset));
  const edit = guessing(page.text, at, release, nearest(release, DATED_RELEASES));
  const fix = `${choose(release, DATED_RELEASES).replace(/\.$/, "")}, or add it to src/facts/releases.yaml.`;
  return [findingAt(page, at, { rule: "since", message, fix, ...edit })];
}
