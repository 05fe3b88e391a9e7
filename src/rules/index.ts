/**
 * The rules that know the product: they compare pages with `src/facts`. The configuration gives this list to the check, and the
 * commands and the language server read it too. A new rule is a file in this folder that exports a `Rule`, and a line here.
 */
import { FACT_RULES } from "docusaurus-plugin-waymark-check/rules/facts";
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { commands } from "./commands";
import { editor } from "./editor";
import { messageLinks } from "./messageLinks";
import { ports } from "./ports";
import { isProductName, productNames, tokenForMisspelledName } from "./productName";
import { values } from "./values";
import { variables } from "./variables";
import { webApp } from "./webApp";

export const PRODUCT_RULES: GivenRules = {
  ...FACT_RULES,
  rules: [...FACT_RULES.rules, productNames, commands, variables, values, ports, webApp, messageLinks],
  isName: isProductName,
  correctName: tokenForMisspelledName,
  editor,
};

export default PRODUCT_RULES;
