import type { Rule } from "docusaurus-waymark-core/rules/given";
import { isScreen, readScreen } from "docusaurus-waymark-core/facts/screens";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, nodesOf, replacing, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";

export const screens: Rule = { names: ["screen"], kind: "every", check: screenRule };

/** Every `<Screen>` names a dialog, tab, fields, choices and buttons that the app has, and only values that a field takes. */
export function screenRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter(isScreen)
    .flatMap((node) => {
      const read = readScreen(node);
      if (!("problems" in read)) return [];
      const [start, end] = [offsetOf(page.text, node), endOf(page.text, node)];
      return read.problems.map(({ wrong, right, message, fix }) => {
        const found = wrong === "" ? -1 : page.text.slice(start, end).indexOf(wrong);
        const edit = found < 0 ? {} : replacing(page.text, start + found, wrong, right);
        return findingAt(page, Math.max(start, start + found), { rule: "screen", message, fix, ...edit });
      });
    });
}
