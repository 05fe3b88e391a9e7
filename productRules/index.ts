/**
 * The rules that know the product: they compare pages with `src/facts`. The configuration gives this list to `plugins/content`, and the
 * commands and the language server read it too. A new rule is a file in this folder that exports a `Rule`, and a line here.
 */
import type { GivenRules } from "../plugins/content/rules/given";
import { commands } from "./commands";
import { editor } from "./editor";
import { editions } from "./editions";
import { factTables, madeHeadings } from "./factTables";
import { facts } from "./facts";
import { FIELDS } from "./fields";
import { glossary } from "./glossary";
import { messageLinks } from "./messageLinks";
import { places } from "./places";
import { ports } from "./ports";
import { promises } from "./promises";
import { isProductName, productNames, tokenForMisspelledName } from "./productName";
import { readerValues } from "./readerValues";
import { release } from "./release";
import { since } from "./since";
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
