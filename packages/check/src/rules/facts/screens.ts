import type { Rule } from "docusaurus-waymark-core/rules/given";
import { isScreen, readScreen } from "docusaurus-waymark-core/facts/readScreen";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, guessing, nodesOf, type Page } from "docusaurus-waymark-core/parse";
import { endOf, offsetOf } from "docusaurus-waymark-core/parse/place";

export const screens: Rule = { names: ["screen"], kind: "every", check: screenRule };

/** Every `<Screen>` names a dialog, tab, fields, choices and buttons that the app has, and only values that a field takes. */
export function screenRule(page: Page): Finding[] {
  return nodesOf(page)
    .filter((node) => isScreen(node) && node.attributes?.some(({ name }) => name === "dialog"))
    .flatMap((node) => {
      const read = readScreen(node);
      if ("title" in read) return [];
      const start = offsetOf(page.text, node);
      const source = page.text.slice(start, endOf(page.text, node));
      return read.map(({ wrong, right, message, fix }) => {
        const found = source.indexOf(wrong);
        const edit = found < 0 ? {} : guessing(page.text, start + found, wrong, right);
        return findingAt(page, start + Math.max(0, found), { rule: "screen", message, fix, ...edit });
      });
    });
}
