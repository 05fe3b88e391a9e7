import { siteProblems } from "docusaurus-waymark-core/facts/load";
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { FACT_RULES } from "./index";
import { facts } from "./facts";

/** The rules that a site gives. While a fact has a mistake, only the rule that says so: others would follow from it. */
export function onceFactsRead<Given>(load: () => Given): Given | GivenRules {
  return siteProblems().size === 0 ? load() : { ...FACT_RULES, rules: [facts] };
}
