/**
 * The rules that know the product: they compare pages with `src/facts`. The configuration gives this list to the check, and the
 * commands and the language server read it too. A new rule is a file in this folder that exports a `Rule`, and a line here.
 */
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { commands } from "./commands";
import { editor } from "./editor";
import { editions } from "docusaurus-plugin-waymark-check/rules/facts/editions";
import { factTables, madeHeadings } from "docusaurus-plugin-waymark-check/rules/facts/factTables";
import { facts } from "docusaurus-plugin-waymark-check/rules/facts/facts";
import { FIELDS } from "./fields";
import { glossary } from "docusaurus-plugin-waymark-check/rules/facts/glossary";
import { messageLinks } from "./messageLinks";
import { places } from "docusaurus-plugin-waymark-check/rules/facts/places";
import { ports } from "./ports";
import { promises } from "docusaurus-plugin-waymark-check/rules/facts/promises";
import { isProductName, productNames, tokenForMisspelledName } from "./productName";
import { readerValues } from "docusaurus-plugin-waymark-check/rules/facts/readerValues";
import { release } from "docusaurus-plugin-waymark-check/rules/facts/release";
import { since } from "docusaurus-plugin-waymark-check/rules/facts/since";
import { values } from "./values";
import { variables } from "./variables";
import { webApp } from "./webApp";

export const PRODUCT_RULES: GivenRules = {
  rules: [
    facts,
    factTables,
    editions,
    promises,
    productNames,
    commands,
    variables,
    values,
    ports,
    webApp,
    readerValues,
    release,
    since,
    glossary,
    messageLinks,
    places,
  ],
  fields: FIELDS,
  requiredFields: ["release"],
  fieldsWithRules: ["minutes", "release", "since", "values"],
  madeHeadings,
  isName: isProductName,
  correctName: tokenForMisspelledName,
  editor,
};

export default PRODUCT_RULES;
