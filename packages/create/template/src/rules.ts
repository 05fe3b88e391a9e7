/** Rules for the pages of this site: those on facts that every site may have, and its own. */
import { FACT_RULES } from "docusaurus-plugin-waymark-check/rules/facts";
import { positionOf } from "docusaurus-waymark-core/report";
import type { GivenRules, Rule } from "docusaurus-waymark-core/rules/given";

/** A rule is a function from a page to its findings. This one keeps a promise out of the pages. */
const soon: Rule = {
  names: ["soon"],
  kind: "written",
  check: ({ path, text }) =>
    [...text.matchAll(/\bcoming soon\b/gi)].map(({ index }) => ({
      path,
      rule: "soon",
      ...positionOf(text, index),
      message: "A page describes what the product does now.",
      fix: "leave the sentence out until it is true.",
    })),
};

const rules: GivenRules = { ...FACT_RULES, rules: [...FACT_RULES.rules, soon] };

export default rules;
